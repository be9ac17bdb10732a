/** How many of some wargear a unit has, against what its datasheet allows it. */
import { type GearLimit, type LoadoutOption, mostOf } from '@adjutant/content/data';
import { breach, type MusterFinding } from './finding.ts';
import { itemsOf, namesOf } from './gear-words.ts';
import type { RosterPart } from './roster.ts';

/** No more of any wargear than the datasheet's limits say, nor than the options can give that alone bring it. @rule 25.04-d 02.06 */
export function checkGearLimits(
  part: RosterPart,
  limits: readonly GearLimit[],
  options: readonly LoadoutOption[],
): MusterFinding[] {
  const carried = part.models.flatMap(itemsOf);
  const stated = limits.flatMap((limit) => [
    ...overLimit(part, carried, limit.items, mostOf(limit, part.models.length)),
    ...limit.items.flatMap((item) => overEach(part, carried, item, limit)),
  ]);
  const known = new Set(limits.flatMap(({ items }) => items));
  const others = [...new Set(carried)].filter((item) => !known.has(item));
  return [...stated, ...others.flatMap((item) => overOptions(part, carried, item, options))];
}

function overEach(part: RosterPart, carried: readonly string[], item: string, limit: GearLimit): MusterFinding[] {
  const { each, perModels } = limit;
  if (each === undefined) return [];
  const single = { count: each, ...(perModels !== undefined && { perModels }) };
  return overLimit(part, carried, [item], mostOf(single, part.models.length));
}

/** Wargear that nobody has at first and that only options with a limit bring. */
function overOptions(
  part: RosterPart,
  carried: readonly string[],
  item: string,
  options: readonly LoadoutOption[],
): MusterFinding[] {
  const isDefault = part.datasheet.composition.some(({ wargear }) => wargear.includes(item));
  const sources = options.filter(({ choices }) => choices.flat().includes(item));
  if (isDefault || sources.length === 0) return [];
  let most = 0;
  for (const { limit, choices } of sources) {
    if (limit === undefined) return [];
    const copies = Math.max(...choices.map((choice) => choice.filter((other) => other === item).length));
    most += copies * mostOfOption(limit, part.models.length);
  }
  return overLimit(part, carried, [item], most);
}

/** How many models of a unit may choose an option. @rule 02.06 */
export function mostOfOption({ count, perModels }: NonNullable<LoadoutOption['limit']>, models: number): number {
  return perModels === undefined ? count : count * Math.floor(models / perModels);
}

function overLimit(
  { datasheet, models, unit }: RosterPart,
  carried: readonly string[],
  items: readonly string[],
  most: number,
): MusterFinding[] {
  const over = carried.filter((item) => items.includes(item));
  if (over.length <= most) return [];
  const gear = namesOf([...new Set(over)], datasheet);
  const values = { datasheet: datasheet.name, gear, count: over.length, most, models: models.length };
  return [breach('gear-too-many', '25.04-d', values, unit.name)];
}
