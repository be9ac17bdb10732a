/** What models carry against the wargear options of their datasheets. */
import { type Library, type LoadoutOption, loadoutsOf, printedOptions } from '@adjutant/content/data';
import type { Datasheet, ModelSetup } from '@adjutant/engine';
import { checkGearLimits, mostOfOption } from './check-gear-limits.ts';
import { breach, type MusterFinding, unchecked } from './finding.ts';
import { itemsOf, namesOf } from './gear-words.ts';
import type { CheckedRoster, RosterPart } from './roster.ts';

/**
 * Wargear that the datasheets offer, on no more models than they say. Compiled datasheets can lack a choice, so that only limits of
 * the whole unit refuse anything there; they are named where a model does not carry what it has at first. @rule 25.04-d 02.06
 */
export function checkGear({ parts }: CheckedRoster, library: Library): MusterFinding[] {
  const findings = parts.flatMap((part) => gearOf(part, library));
  const open = parts.filter(({ datasheet, models }) => {
    const isChanged = models.some((model) => !sameItems(itemsOf(model), defaultOf(datasheet, model.profile)));
    return !printedOptions.has(datasheet.id) && isChanged;
  });
  const datasheets = [...new Set(open.map(({ datasheet }) => datasheet.name))].join(', ');
  return datasheets === '' ? findings : [...findings, unchecked('gear-not-checked', '25.04-d', { datasheets })];
}

function gearOf(part: RosterPart, library: Library): MusterFinding[] {
  const { id } = part.datasheet;
  const options = library.optionsOf(id);
  if (!printedOptions.has(id)) return checkGearLimits(part, library.gearLimitsOf(id), options);
  return [...loadoutsNotOffered(part, options), ...optionsTooOften(part, options)];
}

/** One finding for each loadout that no sequence of options leads to. */
function loadoutsNotOffered({ datasheet, models, unit }: RosterPart, options: readonly LoadoutOption[]) {
  const refused = new Map<string, Readonly<Record<'profile' | 'gear' | 'nearest', string>> & { count: number }>();
  for (const model of models) {
    if (isOffered(model, datasheet, options)) continue;
    const gear = namesOf(itemsOf(model), datasheet);
    const nearest = namesOf(nearestOffered(model, datasheet, options), datasheet);
    const same = refused.get(`${model.profile}: ${gear}`) ?? { profile: model.profile, gear, nearest, count: 0 };
    same.count += 1;
    refused.set(`${model.profile}: ${gear}`, same);
  }
  return [...refused.values()].map((values) =>
    breach('gear-not-offered', '25.04-d', { datasheet: datasheet.name, ...values }, unit.name),
  );
}

/** A model has used an option if nothing but that option leads to what it carries. */
function optionsTooOften({ datasheet, models, unit }: RosterPart, options: readonly LoadoutOption[]): MusterFinding[] {
  return options.flatMap((option) => {
    const { limit, profile = datasheet.name } = option;
    if (limit === undefined) return [];
    const others = options.filter((other) => other !== option);
    const count = models.filter(
      (model) => isOffered(model, datasheet, options) && !isOffered(model, datasheet, others),
    ).length;
    const most = mostOfOption(limit, models.length);
    if (count <= most) return [];
    const gear = option.choices.map((choice) => namesOf(choice, datasheet)).join(' or ');
    const values = { datasheet: datasheet.name, profile, gear, count, most, models: models.length };
    return [breach('gear-too-often', '25.04-d', values, unit.name)];
  });
}

function isOffered(model: ModelSetup, datasheet: Datasheet, options: readonly LoadoutOption[]): boolean {
  const items = itemsOf(model);
  const loadouts = loadoutsOf(datasheet, options, model.profile, (item) => items.includes(item));
  return loadouts.some((loadout) => sameItems(loadout, items));
}

/** The loadout that the options offer and that differs in the fewest items. */
function nearestOffered(model: ModelSetup, datasheet: Datasheet, options: readonly LoadoutOption[]): readonly string[] {
  const items = itemsOf(model);
  const ranked = loadoutsOf(datasheet, options, model.profile, () => true).map((loadout) => ({
    loadout,
    apart: surplus(items, loadout) + surplus(loadout, items),
  }));
  return ranked.reduce((best, one) => (one.apart < best.apart ? one : best), ranked[0] ?? { loadout: [], apart: 0 })
    .loadout;
}

/** How many items of one list the other lacks. */
function surplus(list: readonly string[], other: readonly string[]): number {
  const left = [...other];
  return list.filter((item) => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  }).length;
}

function defaultOf({ composition }: Datasheet, profile: string): readonly string[] {
  return composition.find((row) => row.profile === profile)?.wargear ?? [];
}

function sameItems(a: readonly string[], b: readonly string[]): boolean {
  return [...a].sort().join('|') === [...b].sort().join('|');
}
