import type { TargetTally } from '../moments.ts';

/** Adds what one pool did to the tally of its target. */
export function addTally(tally: TargetTally[], pool: TargetTally): void {
  const at = tally.findIndex((entry) => entry.unit === pool.unit);
  const so = tally[at];
  if (so === undefined) {
    tally.push(pool);
    return;
  }
  tally[at] = {
    unit: so.unit,
    attacks: so.attacks + pool.attacks,
    hits: so.hits + pool.hits,
    wounds: so.wounds + pool.wounds,
    damage: so.damage + pool.damage,
    destroyed: so.destroyed + pool.destroyed,
  };
}
