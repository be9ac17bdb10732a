import type { Datasheet, PointsEntry, TransportCapacity } from '@adjutant/engine';
import { kebab, keywordOf, plain } from '../names.ts';
import { adaptAbilities } from './adapt-abilities.ts';
import { adaptModels, wargearEntries } from './adapt-composition.ts';
import { type AdaptedWeapon, adaptWeapons } from './adapt-weapon.ts';
import { carriedWeapon } from './carried-weapons.ts';
import type { CompileNotes } from './notes.ts';
import type { SourceFaction, SourceUnit, SourceWeapon } from './source.ts';
import type { SourceIndex } from './source-index.ts';
import type { WeaponIds } from './weapon-ids.ts';

/** A datasheet, and its weapon ids by the ids of the data. */
export interface AdaptedDatasheet {
  readonly datasheet: Datasheet;
  readonly weaponIds: WeaponIds;
}

/** One datasheet of the data package in the engine's schema. */
export function adaptDatasheet(
  unit: SourceUnit,
  faction: SourceFaction,
  source: SourceIndex,
  notes: CompileNotes,
): AdaptedDatasheet {
  const codes = new Set<string>();
  const keywords = datasheetKeywords(unit, codes);
  const factionKeywords = (unit.faction_keywords ?? []).map(keywordOf);
  const weapons = adaptWeapons(weaponsOf(unit, source, notes), source.keywordNames, notes);
  const weaponIds = weaponIdsOf(weapons);
  const models = adaptModels(unit, keywords, source.composition(unit), weaponIds, notes);
  const abilities = adaptAbilities(unit, keywords, faction, source.abilities, codes, notes);
  const wargear = wargearEntries(faction.id, source.wargearOf(unit)).filter(
    (entry) => !abilities.some((ability) => ability.id === entry.id),
  );
  const all = [...abilities, ...wargear];
  const carried = all.map((entry) => carriedWeapon(entry.id)).filter((weapon) => weapon !== undefined);
  const transport = transportOf(unit, keywords, factionKeywords, codes);
  const leads = source.bodyguardsOf(unit).map((id) => `${faction.id}/${id}`);
  for (const code of [...models.notes, ...codes]) notes.add(code, unit.id);
  const datasheet: Datasheet = {
    id: `${faction.id}/${unit.id}`,
    name: plain(unit.name),
    faction: faction.id,
    factionKeywords,
    keywords,
    profiles: models.profiles,
    weapons: [...weapons.map(({ weapon }) => weapon), ...carried],
    abilities: all,
    composition: models.composition,
    points: pointsOf(unit, notes),
    ...(leads.length > 0 && { leads }),
    ...(transport && { transport }),
    ...wargearPoints(unit, faction, weaponIds),
    ...notesOf([...models.notes, ...codes]),
    dataVersion: `${unit.game_version.edition.replace('th', 'e')}-${unit.game_version.dataslate}`,
  };
  return { datasheet, weaponIds };
}

function weaponIdsOf(weapons: readonly AdaptedWeapon[]): WeaponIds {
  return new Map(weapons.flatMap(({ weapon, sourceIds }) => sourceIds.map((id) => [id, weapon.id] as const)));
}

/** Upper case, with the datasheet's own name, and FRAME for models without a base. @rule 17.02-a */
function datasheetKeywords(unit: SourceUnit, codes: Set<string>): string[] {
  const keywords = new Set((unit.keywords ?? []).map(keywordOf));
  keywords.add(keywordOf(unit.name));
  if (unit.base_size_mm?.shape === 'hull' && !keywords.has('FRAME')) {
    keywords.add('FRAME');
    codes.add('frame-assumed');
  }
  return [...keywords];
}

function weaponsOf(unit: SourceUnit, source: SourceIndex, notes: CompileNotes): SourceWeapon[] {
  const defaults = source.composition(unit)?.models.flatMap((model) => model.default_weapon_ids ?? []) ?? [];
  const listed = unit.weapon_ids ?? [];
  const result: SourceWeapon[] = [];
  for (const id of new Set([...listed, ...defaults])) {
    const weapon = source.weapon(unit.faction_id, id);
    if (weapon !== undefined) result.push(weapon);
    else if (listed.includes(id)) notes.add('weapon without a record', `${unit.id}: ${id}`);
  }
  if (result.length === 0) notes.add('datasheet without weapons', unit.id);
  return result;
}

function pointsOf(unit: SourceUnit, notes: CompileNotes): PointsEntry[] {
  if ((unit.points ?? []).length === 0) notes.add('datasheet without points', unit.id);
  return (unit.points ?? []).map((tier) => ({
    models: tier.models_max ?? tier.models,
    points: tier.cost,
    fromCopy: tier.unit_count_min ?? 1,
  }));
}

/** Who may ride is not in the data: INFANTRY of the faction is assumed, with a note. */
function transportOf(
  unit: SourceUnit,
  keywords: readonly string[],
  factionKeywords: readonly string[],
  codes: Set<string>,
): TransportCapacity | undefined {
  const source = unit.transport_capacity ?? undefined;
  if (source === undefined) {
    if (keywords.includes('TRANSPORT')) codes.add('transport-capacity-unknown');
    return undefined;
  }
  codes.add('transport-passengers-assumed');
  return {
    capacity: source.capacity,
    accepts: [[...factionKeywords.slice(0, 1), 'INFANTRY']],
    refuses: (source.exclusion_keywords ?? []).map(keywordOf),
    spaces: [],
  };
}

function wargearPoints(
  unit: SourceUnit,
  faction: SourceFaction,
  weaponIds: WeaponIds,
): Pick<Datasheet, 'wargearPoints'> {
  const rows = (unit.wargear_costs ?? []).filter((row) => row.cost !== 0);
  if (rows.length === 0) return {};
  return {
    wargearPoints: rows.map((row) => ({
      wargear: weaponIds.get(row.item_id) ?? `${faction.id}/${kebab(row.item_id)}`,
      points: row.cost,
    })),
  };
}

function notesOf(codes: readonly string[]): Pick<Datasheet, 'notes'> {
  return codes.length === 0 ? {} : { notes: codes };
}
