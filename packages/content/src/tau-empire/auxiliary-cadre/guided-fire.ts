import type { Game, PlayerId, UnitId } from '@adjutant/engine';
import { isWithin } from '@adjutant/geometry';
import { unitDistance, unitHas, unitsOnTable } from '@adjutant/rules-11e/queries';
import { among } from '../../armies/units.ts';
import { unitCard } from '../../armies/write.ts';
import { detachment } from './detachment.ts';

/** Inches from the target to the auxiliaries. */
const REACH = 9;
const auxiliaries = ['KROOT', 'VESPID STINGWINGS'] as const;

/** Guided Fire: a unit selected to shoot has [LETHAL HITS] against targets near its army's auxiliaries. */
export const guidedFire = unitCard({
  id: `${detachment.id}/guided-fire`,
  name: 'Guided Fire',
  detachment,
  rule: 'cs.st.ac.guided-fire',
  price: 1,
  turn: 'own',
  when: ['unitSelectedToShoot'],
  reminder: 'Its ranged attacks have [LETHAL HITS] at targets within 9" of your KROOT or VESPID STINGWINGS units.',
  touches: ['24.23', '01.02.02'],
  targets: ({ unit }, player, game) => among(game, [unit], player, "T'AU EMPIRE", auxiliaries),
  hooks: {
    weaponAbilities: ({ melee, unit, target }, self, game) =>
      !melee && unit === self.unit && target !== undefined && isNearAuxiliaries(game, self.owner, target)
        ? [{ id: 'lethal-hits' }]
        : undefined,
  },
});

function isNearAuxiliaries(game: Game, player: PlayerId, target: UnitId): boolean {
  return unitsOnTable(game, player)
    .filter((unit) => auxiliaries.some((keyword) => unitHas(game, unit, keyword)))
    .some((unit) => isWithin(unitDistance(game, unit, target), REACH));
}
