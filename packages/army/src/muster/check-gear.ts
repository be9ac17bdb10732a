/** What models carry against the wargear options of their datasheets. */
import { type Library, type LoadoutOption, loadoutsOf, printedOptions } from '@adjutant/content/data';
import type { Datasheet, ModelSetup } from '@adjutant/engine';
import { breach, type MusterFinding, unchecked } from './finding.ts';
import type { CheckedRoster, RosterPart } from './roster.ts';

/** Wargear that the datasheets offer, on no more models than they say; datasheets whose limits are not known are named. @rule 25.04-d 02.06 */
export function checkGear({ parts }: CheckedRoster, library: Library): MusterFinding[] {
  const findings = parts.flatMap((part) => gearOf(part, library.optionsOf(part.datasheet.id)));
  const open = parts.filter(({ datasheet, models }) => {
    const isChanged = models.some((model) => !sameItems(itemsOf(model), defaultOf(datasheet, model.profile)));
    return !printedOptions.has(datasheet.id) && isChanged;
  });
  const datasheets = [...new Set(open.map(({ datasheet }) => datasheet.name))].join(', ');
  return datasheets === '' ? findings : [...findings, unchecked('gear-not-checked', '25.04-d', { datasheets })];
}

function gearOf(part: RosterPart, options: readonly LoadoutOption[]): MusterFinding[] {
  const { datasheet } = part;
  // Compiled options can lack a choice: they refuse nothing.
  if (!printedOptions.has(datasheet.id)) return [];
  return [...loadoutsNotOffered(part, options), ...optionsTooOften(part, options)];
}

/** One finding for each loadout that no sequence of options leads to. */
function loadoutsNotOffered({ datasheet, models, unit }: RosterPart, options: readonly LoadoutOption[]) {
  const refused = new Map<string, { readonly profile: string; readonly gear: string; count: number }>();
  for (const model of models) {
    if (isOffered(model, datasheet, options)) continue;
    const gear = namesOf(itemsOf(model), datasheet);
    const same = refused.get(`${model.profile}: ${gear}`) ?? { profile: model.profile, gear, count: 0 };
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
    const most = limit.count * (limit.perModels === undefined ? 1 : Math.floor(models.length / limit.perModels));
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

function itemsOf({ weapons, wargear = [] }: ModelSetup): readonly string[] {
  return [...weapons, ...wargear];
}

function defaultOf({ composition }: Datasheet, profile: string): readonly string[] {
  return composition.find((row) => row.profile === profile)?.wargear ?? [];
}

function sameItems(a: readonly string[], b: readonly string[]): boolean {
  return [...a].sort().join('|') === [...b].sort().join('|');
}

function namesOf(items: readonly string[], { weapons, abilities }: Datasheet): string {
  const names = items.map((id) => [...weapons, ...abilities].find((one) => one.id === id)?.name ?? id);
  return names.length === 0 ? 'nothing' : names.join(', ');
}
