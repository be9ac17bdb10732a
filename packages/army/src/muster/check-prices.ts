import { unitPoints } from '../points.ts';
import { breach, type MusterFinding } from './finding.ts';
import type { CheckedRoster, RosterPart } from './roster.ts';

/** No unit is counted below its price as the first, second ... of its datasheet; an army of which units were left out may have paid more. @rule 25.03-d */
export function checkPrices(roster: CheckedRoster): MusterFinding[] {
  const { parts } = roster;
  const ids = [...new Set(parts.map(({ datasheet }) => datasheet.id))];
  const prices = ids.map((id) =>
    leastFor(
      parts.filter(({ datasheet }) => datasheet.id === id),
      roster,
    ),
  );
  const least = prices.reduce<number>((sum, price) => sum + (price ?? 0), 0);
  const points = roster.army.units.reduce((sum, unit) => sum + unit.points, 0);
  if (prices.includes(undefined) || points >= least) return [];
  return [breach('units-underpaid', '25.03-d', { points, least })];
}

/** The least that the units of one datasheet can cost: the smallest or the largest of them come first. */
function leastFor(parts: readonly RosterPart[], { enhancements }: CheckedRoster): number | undefined {
  const rising = [...parts].sort((a, b) => a.models.length - b.models.length);
  const totals = [rising, [...rising].reverse()].map((order) => {
    const prices = order.map(({ datasheet, models }, at) => {
      const items = models.flatMap(({ weapons, wargear = [] }) => [...weapons, ...wargear]);
      const borne = enhancements.filter(({ id }) => models.some(({ enhancement }) => enhancement === id));
      const extra = borne.reduce((sum, one) => sum + one.points, 0);
      return unitPoints(datasheet, models.length, at + 1, items, extra);
    });
    return prices.reduce<number>((sum, price) => sum + (price ?? Number.NaN), 0);
  });
  return totals.some(Number.isNaN) ? undefined : Math.min(...totals);
}
