import { anti } from '@adjutant/rules-11e/content';
import { unitsWith, waitsToShoot } from '../../armies/units.ts';
import { unitCard } from '../../armies/write.ts';
import { detachment } from './detachment.ts';

/** The least wound roll that is critical. */
const CRITICAL_ON = 4;

/** Speshul Ammo: the ranged weapons of an ORKS unit that has not shot wound MONSTERS and VEHICLES on 4+. */
export const speshulAmmo = unitCard({
  id: `${detachment.id}/speshul-ammo`,
  name: 'Speshul Ammo',
  detachment,
  rule: 'cs.st.sw.speshul-ammo',
  price: 1,
  turn: 'own',
  when: ['duringShootingPhase'],
  reminder: 'Until the phase ends, its ranged weapons without [TORRENT] have [ANTI-MONSTER 4+] and [ANTI-VEHICLE 4+].',
  touches: ['24.02', '24.03'],
  targets: (_context, player, game) => unitsWith(game, player, 'ORKS').filter((unit) => waitsToShoot(game, unit)),
  hooks: {
    weaponAbilities: ({ unit, melee, profile }, self) =>
      !melee && unit === self.unit && !profile.abilities.some(({ id }) => id === 'torrent')
        ? [anti('MONSTER', CRITICAL_ON), anti('VEHICLE', CRITICAL_ON)]
        : undefined,
  },
});
