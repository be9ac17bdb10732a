import { unitPoints } from '../points.ts';
import { breach, type MusterFinding } from './finding.ts';
import type { CheckedRoster, RosterPart } from './roster.ts';

/** No unit is counted below its price as the first, second ... of its datasheet; an army of which units were left out may have paid more. @rule 25.03-d */
export function checkPrices(roster: CheckedRoster): MusterFinding[] {
  const { parts } = roster;
  const sheets = new Map(parts.map(({ datasheet }) => [datasheet.id, datasheet.name]));
  const own = (id: string) => parts.filter(({ datasheet }) => datasheet.id === id);
  const isAlone = (id: string) => own(id).every(({ unit }) => unit.components.length === 1);
  // An attached unit has one price for all its parts, so that these can only be looked at together.
  const alone = [...sheets.keys()].filter(isAlone).map((id) => [id]);
  const attached = [...sheets.keys()].filter((id) => !isAlone(id));
  return [...alone, attached].flatMap((ids) => {
    const prices = ids.map((id) => leastFor(own(id), roster));
    const least = prices.reduce<number>((sum, price) => sum + (price ?? 0), 0);
    const units = new Set(ids.flatMap(own).map(({ unit }) => unit));
    const points = [...units].reduce((sum, unit) => sum + unit.points, 0);
    if (prices.includes(undefined) || points >= least) return [];
    const datasheets = ids.map((id) => sheets.get(id) ?? id).join(', ');
    return [breach('units-underpaid', '25.03-d', { datasheets, units: units.size, points, least })];
  });
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
