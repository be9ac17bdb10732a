import type { Amount, Weapon, WeaponAbility, WeaponProfile } from '@adjutant/engine';
import { fixedAmount, parseAmount } from '../amounts.ts';
import { parseWeaponAbility } from '../keywords.ts';
import { kebab, keywordOf, nameKey, plain } from '../names.ts';
import type { CompileNotes } from './notes.ts';
import type { SourceWeapon, SourceWeaponKeyword, SourceWeaponProfile } from './source.ts';

/** A weapon of a datasheet and the ids under which the data names it. */
export interface AdaptedWeapon {
  readonly weapon: Weapon;
  readonly sourceIds: readonly string[];
}

/**
 * The weapons of one datasheet. Ids are their names; two of one name are one weapon where one is ranged and the other
 * melee, else the second has another id.
 */
export function adaptWeapons(
  sources: readonly SourceWeapon[],
  keywordNames: ReadonlyMap<string, string>,
  notes: CompileNotes,
): AdaptedWeapon[] {
  const result: AdaptedWeapon[] = [];
  for (const source of sources) {
    const profiles = source.profiles.map((profile) => adaptProfile(source, profile, keywordNames, notes));
    const id = kebab(source.name);
    const index = result.findIndex((other) => other.weapon.id === id);
    const other = result[index];
    if (other !== undefined && isMelee(other.weapon.profiles) !== isMelee(profiles)) {
      const weapon = { ...other.weapon, profiles: [...other.weapon.profiles, ...profiles] };
      result[index] = { weapon, sourceIds: [...other.sourceIds, source.id] };
    } else {
      result.push({
        weapon: { id: freeId([id, source.id, `${id}-2`], result), name: plain(source.name), profiles },
        sourceIds: [source.id],
      });
    }
  }
  return result;
}

function freeId(ids: readonly string[], taken: readonly AdaptedWeapon[]): string {
  return ids.find((id) => !taken.some((other) => other.weapon.id === id)) ?? `${ids[0]}-${taken.length}`;
}

function isMelee(profiles: readonly WeaponProfile[]): boolean {
  return profiles.every((profile) => profile.range === undefined);
}

function adaptProfile(
  weapon: SourceWeapon,
  profile: SourceWeaponProfile,
  keywordNames: ReadonlyMap<string, string>,
  notes: CompileNotes,
): WeaponProfile {
  const { stats } = profile;
  const melee = typeof profile.range !== 'number';
  const skill = melee ? (stats.WS ?? stats.BS) : (stats.BS ?? stats.WS);
  return {
    name: profileName(weapon, profile),
    ...(!melee && typeof profile.range === 'number' && { range: profile.range }),
    attacks: amountOf(stats.A, weapon, notes),
    ...(typeof skill === 'number' && { skill }),
    strength: amountOf(stats.S, weapon, notes),
    // The bare 0 keeps a negative zero out of the files.
    armourPenetration: stats.AP === 0 ? 0 : stats.AP,
    damage: amountOf(stats.D, weapon, notes),
    abilities: adaptAbilities(profile, weapon, keywordNames, notes),
  };
}

function profileName(weapon: SourceWeapon, profile: SourceWeaponProfile): string {
  const name = plain(profile.name);
  const full = nameKey(name).startsWith(nameKey(weapon.name)) || weapon.profiles.length === 1;
  return full ? name : `${plain(weapon.name)} - ${name.toLowerCase()}`;
}

function amountOf(value: number | string, weapon: SourceWeapon, notes: CompileNotes): Amount {
  const amount = parseAmount(String(value));
  if (amount !== undefined) return amount;
  notes.add('amount not understood', `${weapon.id} ${value}`);
  return fixedAmount(0);
}

function adaptAbilities(
  profile: SourceWeaponProfile,
  weapon: SourceWeapon,
  keywordNames: ReadonlyMap<string, string>,
  notes: CompileNotes,
): WeaponAbility[] {
  const abilities: WeaponAbility[] = [];
  if (profile.keywords === undefined) notes.add('weapon without stated abilities', weapon.id);
  const hunted = (profile.keywords ?? [])
    .filter((keyword) => keyword.keyword_id === 'hunter')
    .map((keyword) => keyword.parameters?.target_keyword ?? '');
  const restricted = hunted.length > 0 ? hunted : (profile.target_restrictions?.required_keywords_any ?? []);
  if (restricted.length > 0)
    abilities.push({ id: 'special', text: 'HUNTER', against: { keywords: restricted.map(keywordOf), without: false } });
  for (const keyword of profile.keywords ?? []) {
    if (keyword.keyword_id === 'hunter') continue;
    const ability = parseWeaponAbility(
      abilityText(keyword, keywordNames.get(keyword.keyword_id) ?? keyword.keyword_id),
    );
    if (ability !== undefined) abilities.push(ability);
  }
  for (const ability of abilities)
    if (ability.id === 'special') notes.add('weapon ability outside the core rules', ability.text ?? '');
  return abilities;
}

/** The printed form of a weapon ability, so that one grammar reads all sources. */
function abilityText(keyword: SourceWeaponKeyword, name: string): string {
  const { value, threshold, target_keyword, required_target_keywords_any, excluded_target_keywords } =
    keyword.parameters ?? {};
  if (keyword.keyword_id === 'anti') return `Anti-${target_keyword ?? ''} ${threshold ?? ''}+`;
  const head = value === undefined ? name : `${name} ${value}`;
  if (required_target_keywords_any !== undefined) return `${head}: ${required_target_keywords_any.join('/')}`;
  return excluded_target_keywords === undefined ? head : `${head}: non-${excluded_target_keywords.join('/')}`;
}
