import type { Datasheet } from '@adjutant/engine';
import { nameKey } from '../names.ts';
import type { LoadoutOption, OptionLimit } from './loadouts.ts';
import type { SourceOption, SourceOptionLimit, SourceUnit } from './source.ts';
import type { SourceIndex } from './source-index.ts';
import { itemIds, type WeaponIds } from './weapon-ids.ts';

/** The wargear options of a datasheet; whole loadouts that the data lists by name are options that replace all default wargear. */
export function adaptOptions(
  unit: SourceUnit,
  datasheet: Datasheet,
  weaponIds: WeaponIds,
  source: SourceIndex,
): readonly LoadoutOption[] {
  const ids = idsOn(datasheet, weaponIds);
  const options = source.options(unit).map((option) => adaptOption(option, datasheet, ids));
  return [...options, ...namedLoadouts(unit, datasheet, ids, source)];
}

/** The datasheet's ids for those of the data: of its weapons, else of its faction's wargear. */
export function idsOn(datasheet: Datasheet, weaponIds: WeaponIds): (list: readonly string[]) => string[] {
  return (list) => itemIds(list, (id) => weaponIds.get(id) ?? `${datasheet.faction}/${id}`);
}

function adaptOption(
  option: SourceOption,
  datasheet: Datasheet,
  ids: (list: readonly string[]) => string[],
): LoadoutOption {
  const limit = option.model_constraint ?? {};
  const profile = typeof limit.model_name === 'string' ? profileNamed(datasheet, limit.model_name) : undefined;
  const choices = option.replacement_choice ?? (option.replacement ? [option.replacement] : []);
  return {
    ...(profile !== undefined && { profile }),
    replaces: ids(option.replaces ?? []),
    choices: choices.map(ids),
    perModel: limit.any_number === true && typeof limit.max_count === 'number' ? limit.max_count : 1,
    ...limitOf(limit),
  };
}

/** A number for the unit, or one for so many models; where the data states both they can be read in two ways, and neither is kept. */
function limitOf({ any_number, max_count, per_n_models }: SourceOptionLimit): { readonly limit?: OptionLimit } {
  const [count, perModels] = [max_count ?? undefined, per_n_models ?? undefined];
  if (any_number === true || (count !== undefined && perModels !== undefined)) return {};
  return perModels === undefined ? { limit: { count: count ?? 1 } } : { limit: { count: 1, perModels } };
}

function profileNamed(datasheet: Datasheet, name: string): string | undefined {
  const key = nameKey(name);
  return datasheet.profiles.find((profile) => nameKey(profile.name) === key || nameKey(profile.name).endsWith(key))
    ?.name;
}

function namedLoadouts(
  unit: SourceUnit,
  datasheet: Datasheet,
  ids: (list: readonly string[]) => string[],
  source: SourceIndex,
): LoadoutOption[] {
  const result: LoadoutOption[] = [];
  for (const model of source.composition(unit)?.models ?? []) {
    const choices = (model.loadout_variants ?? []).map((variant) => ids(variant.weapon_ids ?? []));
    const profile = profileNamed(datasheet, model.name);
    const entry = datasheet.composition.find((candidate) => candidate.profile === profile);
    if (choices.length > 0 && profile !== undefined && entry !== undefined)
      result.push({ profile, replaces: entry.wargear, choices, perModel: 1 });
  }
  return result;
}
