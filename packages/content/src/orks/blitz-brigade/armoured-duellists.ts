import { isMonsterOrVehicleUnit } from '@adjutant/rules-11e/content';
import { unitHas } from '@adjutant/rules-11e/queries';
import { unitsWith, waitsToShoot } from '../../armies/units.ts';
import { unitCard } from '../../armies/write.ts';
import { detachment } from './detachment.ts';

/** Armoured Duellists: an ORKS VEHICLE unit that has not shot is better at hitting and wounding MONSTER and VEHICLE units. */
export const armouredDuellists = unitCard({
  id: `${detachment.id}/armoured-duellists`,
  name: 'Armoured Duellists',
  detachment,
  rule: 'cs.st.bb.armoured-duellists',
  price: 1,
  turn: 'own',
  when: ['duringShootingPhase'],
  reminder: 'Until the phase ends, +1 to hit and +1 to wound against MONSTER and VEHICLE units.',
  touches: ['05.01', '05.02', '02.02.01'],
  targets: (_context, player, game) =>
    unitsWith(game, player, 'ORKS').filter((unit) => unitHas(game, unit, 'VEHICLE') && waitsToShoot(game, unit)),
  hooks: {
    hitModifier: ({ unit, target }, self, game) =>
      unit === self.unit && isMonsterOrVehicleUnit(game, target) ? 1 : undefined,
    woundModifier: ({ unit, target }, self, game) =>
      unit === self.unit && isMonsterOrVehicleUnit(game, target) ? 1 : undefined,
  },
});
