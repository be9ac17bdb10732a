/** Who shoots, and how. */
import type { Game, UnitId } from '@adjutant/engine';
import { enemiesByDistance } from './plan.ts';
import { best, policy } from './thought.ts';
import { reachOf, worthOfAttacks } from './worth.ts';

/** Units with something in reach shoot, the one that takes the most points first; the phase ends when none is left. */
export const unitToShoot = policy('choose-one', ({ game }, question) => {
  const armed = question.options.filter(({ unit = -1 }) => bestShooting(game, unit) > 0);
  return best(armed, ({ unit = -1 }) => bestShooting(game, unit))?.id;
});

/** Points that a unit's shooting is expected to take from the best of the enemies in reach. */
export function bestShooting(game: Game, unit: UnitId): number {
  const reach = reachOf(game, unit);
  const near = enemiesByDistance(game, unit).filter(({ inches }) => inches <= reach);
  const weapons = near.map(({ unit: enemy, inches }) => worthOfAttacks(game, unit, enemy, inches));
  return near.length === 0 ? 0 : Math.max(0.01, ...weapons);
}

const typesByValue = ['normal', 'close-quarters', 'assault', 'indirect', 'snap'];

/** Normal shooting where it is open; indirect shooting only where nothing else is. */
export const shootingType = policy('choose-one', (_thought, question) => {
  return best(question.options, ({ id }) => -typesByValue.indexOf(id))?.id;
});
