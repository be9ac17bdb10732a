import { isWithin } from '@adjutant/geometry';
import { unitDistance } from '@adjutant/rules-11e/queries';
import { unitsWith, waitsToShoot } from '../../armies/units.ts';
import { unitCard } from '../../armies/write.ts';
import { detachment } from './detachment.ts';
import { FIRST_ROUND } from './patient-hunter.ts';

/** Inches within which the ambush works. */
const REACH = 9;

/** Point-blank Ambush: the ranged attacks of a unit that has not shot are sharper against enemies nearby. */
export const pointBlankAmbush = unitCard({
  id: `${detachment.id}/point-blank-ambush`,
  name: 'Point-blank Ambush',
  detachment,
  rule: 'cs.st.ka.point-blank-ambush',
  price: 1,
  turn: 'own',
  when: ['duringShootingPhase'],
  rounds: [FIRST_ROUND, 5],
  reminder: 'Until the phase ends, AP of its ranged attacks at enemies within 9" is 1 better.',
  touches: ['02.02.01'],
  targets: (_context, player, game) =>
    unitsWith(game, player, "T'AU EMPIRE").filter((unit) => waitsToShoot(game, unit)),
  hooks: {
    weaponCharacteristic: ({ attack: { melee, unit, target }, name }, self, game) =>
      name === 'armourPenetration' && !melee && unit === self.unit && isWithin(unitDistance(game, unit, target), REACH)
        ? { step: 'improve', value: 1 }
        : undefined,
  },
});
