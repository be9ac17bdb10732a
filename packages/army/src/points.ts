import type { Datasheet } from '@adjutant/engine';

/** What a unit costs: its size, how many units of the datasheet stand before it, its priced wargear and its enhancement; `undefined` where the datasheet has no price for it. @rule 25.03-d */
export function unitPoints(
  datasheet: Datasheet,
  models: number,
  copy: number,
  items: readonly string[],
  enhancement = 0,
): number | undefined {
  const sizes = datasheet.points.filter((tier) => tier.fromCopy <= copy && tier.models >= models);
  const size = Math.min(...sizes.map((tier) => tier.models));
  const base = sizes.filter((tier) => tier.models === size).sort((a, b) => b.fromCopy - a.fromCopy)[0]?.points;
  if (base === undefined) return undefined;
  const wargear = items.reduce(
    (sum, item) => sum + (datasheet.wargearPoints?.find((row) => row.wargear === item)?.points ?? 0),
    0,
  );
  return base + wargear + enhancement;
}
