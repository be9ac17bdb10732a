import type { AbilityEntry, CompositionEntry, ModelProfile } from '@adjutant/engine';
import { parseCharacteristic } from '../amounts.ts';
import { nameKey, plain } from '../names.ts';
import { heightOf, readBase } from './bases.ts';
import { carriedWeapon } from './carried-weapons.ts';
import type { CompileNotes } from './notes.ts';
import type { SourceComposition, SourceCompositionModel, SourceModelProfile, SourceUnit } from './source.ts';
import { itemIds, type WeaponIds } from './weapon-ids.ts';

/** Profiles and composition of a datasheet, with the codes of what was assumed. */
export interface AdaptedModels {
  readonly profiles: readonly ModelProfile[];
  readonly composition: readonly CompositionEntry[];
  readonly notes: readonly string[];
}

/** One profile for each kind of model that the composition names, so that an army list's models find their own row. */
export function adaptModels(
  unit: SourceUnit,
  keywords: readonly string[],
  composition: SourceComposition | undefined,
  weaponIds: WeaponIds,
  notes: CompileNotes,
): AdaptedModels {
  if (composition === undefined) notes.add('datasheet without a composition', unit.id);
  const rows: readonly SourceCompositionModel[] =
    composition?.models ?? unit.profiles.map((profile) => bareRow(unit, profile, notes));
  const codes = new Set<string>();
  const profiles: ModelProfile[] = [];
  const entries: CompositionEntry[] = [];
  for (const row of rows) {
    const printed = profileOf(unit, row, notes);
    if (printed === undefined) continue;
    const name = profileName(unit, row);
    const reading = readBase(row.base_size_mm ?? unit.base_size_mm ?? undefined, keywords);
    for (const code of reading.notes) codes.add(code);
    if (!profiles.some((profile) => profile.name === name))
      profiles.push(adaptProfile(name, printed, reading.base, keywords));
    entries.push({ profile: name, min: row.min, max: row.max, wargear: defaultWargear(unit, row, weaponIds, notes) });
  }
  return { profiles, composition: entries, notes: [...codes] };
}

function bareRow(unit: SourceUnit, profile: SourceModelProfile, notes: CompileNotes): SourceCompositionModel {
  notes.add('default wargear unknown', unit.id);
  const single = unit.profiles.length === 1;
  return {
    name: profile.name ?? unit.name,
    min: single ? (unit.model_count?.min ?? 1) : 0,
    max: unit.model_count?.max ?? 1,
  };
}

/** The stat line of a row: the named one, the only one, or the one whose name the row's name is part of. */
function profileOf(unit: SourceUnit, row: SourceCompositionModel, notes: CompileNotes): SourceModelProfile | undefined {
  const key = nameKey(row.profile_name ?? row.name);
  const match =
    unit.profiles.find((profile) => nameKey(profile.name ?? unit.name) === key) ??
    (unit.profiles.length === 1 ? unit.profiles[0] : undefined) ??
    unit.profiles.find(
      (profile) => nameKey(profile.name ?? unit.name).includes(key) || key.includes(nameKey(profile.name ?? unit.name)),
    );
  if (match !== undefined) return match;
  notes.add('profile of a model guessed', `${unit.id}: ${row.name}`);
  return unit.profiles[0];
}

/** The name of the stat line where the row's name is only a shortened form of it. */
function profileName(unit: SourceUnit, row: SourceCompositionModel): string {
  const key = nameKey(row.name);
  const longer =
    unit.profiles.length > 1
      ? unit.profiles.find((profile) => nameKey(profile.name ?? unit.name).endsWith(key))
      : undefined;
  return plain(longer?.name ?? row.name);
}

function adaptProfile(
  name: string,
  printed: SourceModelProfile,
  base: ModelProfile['base'],
  keywords: readonly string[],
): ModelProfile {
  // The data writes numbers for the printed "-" of AIRCRAFT and of models that never move.
  const aircraft = keywords.includes('AIRCRAFT');
  const move = parseCharacteristic(String(printed.M));
  return {
    name,
    ...(!aircraft && move.kind === 'fixed' && move.value > 0 && { move: move.value }),
    ...(!aircraft && move.kind === 'random' && { randomMove: move.amount }),
    toughness: printed.T,
    save: printed.Sv,
    ...(typeof printed.invuln_sv === 'number' && { invulnerable: printed.invuln_sv }),
    ...(typeof printed.invuln_sv_ranged === 'number' && { invulnerableRanged: printed.invuln_sv_ranged }),
    ...(typeof printed.invuln_sv_melee === 'number' && { invulnerableMelee: printed.invuln_sv_melee }),
    wounds: printed.W,
    leadership: printed.Ld,
    ...(!aircraft && { objectiveControl: printed.OC }),
    base,
    height: heightOf(base, keywords),
    keywords: [],
  };
}

function defaultWargear(
  unit: SourceUnit,
  row: SourceCompositionModel,
  weaponIds: WeaponIds,
  notes: CompileNotes,
): string[] {
  return itemIds(row.default_weapon_ids ?? [], (id) => {
    const weapon = weaponIds.get(id) ?? carriedWeapon(`${unit.faction_id}/${id}`)?.id;
    if (weapon === undefined) notes.add('default wargear that is no weapon', `${unit.id}: ${id}`);
    return weapon;
  });
}

/** Wargear that is no weapon, as abilities of the models that carry it. */
export function wargearEntries(faction: string, items: ReadonlyMap<string, string>): AbilityEntry[] {
  return [...items].map(([id, name]) => ({ id: `${faction}/${id}`, name: plain(name), kind: 'wargear' as const }));
}
