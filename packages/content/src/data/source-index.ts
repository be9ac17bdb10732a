import type { Source, SourceAbility, SourceComposition, SourceOption, SourceUnit, SourceWeapon } from './source.ts';

/** The records of the data package by the keys that the adapter asks for. */
export interface SourceIndex {
  readonly source: Source;
  readonly keywordNames: ReadonlyMap<string, string>;
  readonly abilities: ReadonlyMap<string, SourceAbility>;
  weapon(faction: string, id: string): SourceWeapon | undefined;
  composition(unit: SourceUnit): SourceComposition | undefined;
  options(unit: SourceUnit): readonly SourceOption[];
  /** Non-weapon wargear that options, budgets and prices of the unit name, by id. */
  wargearOf(unit: SourceUnit): ReadonlyMap<string, string>;
  bodyguardsOf(unit: SourceUnit): readonly string[];
}

export function indexSource(source: Source): SourceIndex {
  const weapons = new Map(source.weapons.map((weapon) => [`${weapon.faction_id}/${weapon.id}`, weapon]));
  const compositions = new Map(source.compositions.map((entry) => [`${entry.faction_id}/${entry.unit_id}`, entry]));
  const wargearNames = new Map(source.wargear.map((item) => [item.id, item.name]));
  const options = groupBy(source.options, (option) => `${option.faction_id}/${option.unit_id}`);
  const attachments = groupBy(source.attachments, (row) => row.leader_id);
  const units = new Set(source.units.map((unit) => `${unit.faction_id}/${unit.id}`));
  const key = (unit: SourceUnit): string => `${unit.faction_id}/${unit.id}`;
  const weapon = (faction: string, id: string): SourceWeapon | undefined => weapons.get(`${faction}/${id}`);
  const composition = (unit: SourceUnit): SourceComposition | undefined => compositions.get(key(unit));
  return {
    source,
    keywordNames: new Map(source.weaponKeywords.map((keyword) => [keyword.id, keyword.name])),
    abilities: abilityMap(source.abilities),
    weapon,
    composition,
    options: (unit) => options.get(key(unit)) ?? [],
    wargearOf: (unit) => {
      const ids = [
        ...(options.get(key(unit)) ?? []).flatMap((option) => [
          ...(option.replacement ?? []),
          ...(option.replacement_choice ?? []).flat(),
        ]),
        ...(unit.wargear_budgets ?? []).flatMap((budget) => budget.items),
        ...(unit.wargear_costs ?? []).map((row) => row.item_id),
        ...(composition(unit)?.models ?? []).flatMap((model) => [
          ...(model.default_weapon_ids ?? []),
          ...(model.loadout_variants ?? []).flatMap((variant) => variant.weapon_ids ?? []),
        ]),
      ];
      const items = [...new Set(ids)].filter((id) => weapon(unit.faction_id, id) === undefined);
      return new Map(items.map((id) => [id, wargearNames.get(id) ?? id.replace(/-/g, ' ')]));
    },
    bodyguardsOf: (unit) => {
      const ids = (attachments.get(unit.id) ?? []).flatMap((row) => row.eligible_bodyguard_ids);
      return [...new Set(ids)].filter((id) => units.has(`${unit.faction_id}/${id}`));
    },
  };
}

/** By id, and by faction and id where the record names a faction. */
function abilityMap(abilities: readonly SourceAbility[]): ReadonlyMap<string, SourceAbility> {
  const result = new Map<string, SourceAbility>();
  for (const ability of abilities) {
    if (!result.has(ability.ability_id)) result.set(ability.ability_id, ability);
    if (typeof ability.faction_id === 'string') result.set(`${ability.faction_id}/${ability.ability_id}`, ability);
  }
  return result;
}

function groupBy<T>(items: readonly T[], key: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(key(item)) ?? [];
    group.push(item);
    groups.set(key(item), group);
  }
  return groups;
}
