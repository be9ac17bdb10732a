import { type LoadoutOption, nameKey } from '@adjutant/content/data';
import type { Datasheet } from '@adjutant/engine';

/** What a printed name can be on a datasheet. */
export type Meaning =
  | { readonly kind: 'weapon'; readonly id: string }
  | { readonly kind: 'wargear'; readonly id: string }
  | { readonly kind: 'profile'; readonly name: string };

/** Looks printed names up on one datasheet. */
export interface SheetNames {
  readonly datasheet: Datasheet;
  readonly options: readonly LoadoutOption[];
  find(name: string): Meaning | undefined;
  /** Whether the whole name, not only its beginning, stands on the datasheet. */
  knows(name: string): boolean;
  findProfile(name: string): string | undefined;
}

export function sheetNames(datasheet: Datasheet, options: readonly LoadoutOption[]): SheetNames {
  const meanings = new Map<string, Meaning>();
  const add = (name: string, meaning: Meaning): void => {
    for (const key of spellings(name)) if (!meanings.has(key)) meanings.set(key, meaning);
  };
  for (const weapon of datasheet.weapons) add(weapon.name, { kind: 'weapon', id: weapon.id });
  for (const ability of datasheet.abilities)
    if (ability.kind === 'wargear') add(ability.name, { kind: 'wargear', id: ability.id });
  const profiles = new Map(
    datasheet.profiles.flatMap((profile) => spellings(profile.name).map((key) => [key, profile.name] as const)),
  );
  for (const [key, name] of profiles) if (!meanings.has(key)) meanings.set(key, { kind: 'profile', name });
  for (const ability of datasheet.abilities) add(ability.name, { kind: 'wargear', id: ability.id });
  return {
    datasheet,
    options,
    find: (name) => firstOf(variants(name), meanings),
    knows: (name) => firstOf(spellings(name), meanings) !== undefined,
    findProfile: (name) => firstOf(profileVariants(name), profiles) ?? nearProfile(datasheet, name),
  };
}

function firstOf<T>(keys: readonly string[], map: ReadonlyMap<string, T>): T | undefined {
  for (const key of keys) {
    const value = map.get(key);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** A name and its singular or plural. */
export function spellings(name: string): string[] {
  const key = nameKey(name);
  return [key, key.endsWith('s') ? key.slice(0, -1) : `${key}s`];
}

/** A name as it stands, and without a remark in brackets behind it. */
function variants(name: string): string[] {
  return [name, name.replace(/\s*[([].*$/, '')].flatMap(spellings);
}

/** A model's name as it stands, and without the wargear that builders add to it: "Boy w/ Shoota". */
function profileVariants(name: string): string[] {
  const keys = [...variants(name), ...spellings(name.replace(/\s+(?:w\/|with)\s.*$/i, ''))];
  // "Boyz" for models called "Boy": the plural of the game's own making.
  return [...keys, ...keys.filter((key) => key.endsWith('z')).map((key) => key.slice(0, -1))];
}

/** A list may leave out words of a model's name ("Crisis Shas'vre") or add the datasheet's. */
function nearProfile(datasheet: Datasheet, name: string): string | undefined {
  const words = wordsOf(name);
  if (words.length === 0) return undefined;
  const matches = datasheet.profiles.filter((profile) => {
    const own = wordsOf(profile.name);
    return words.every((word) => own.includes(word)) || own.every((word) => words.includes(word));
  });
  return matches.length === 1 ? matches[0]?.name : undefined;
}

function wordsOf(name: string): string[] {
  return name
    .replace(/\s+(?:w\/|with)\s.*$/i, '')
    .split(/[\s-]+/)
    .map((word) => nameKey(word).replace(/s$/, ''))
    .filter((word) => word !== '');
}
