import { kebab, nameKey } from '@adjutant/content/data';
import type { AbilityEntry, Weapon } from '@adjutant/engine';
import { splitGear } from '../resolve/gear.ts';
import { editDistance } from '../resolve/lookup.ts';
import { spellings } from '../resolve/names.ts';

/** A phrase such as "2 twin pulse carbines and 1 shield drone" as ids, repeated for copies. */
export interface GearPhrase {
  readonly ids: readonly string[];
  /** Names that the page spells otherwise elsewhere, with what they were taken for. */
  readonly respelt: readonly { readonly name: string; readonly taken: string }[];
  /** Names that stand for nothing on the page. */
  readonly unknown: readonly string[];
}

/** Looks up what a page names in its options and its composition. */
export interface GearNames {
  phrase(text: string): GearPhrase;
}

interface Item {
  readonly id: string;
  readonly name: string;
}

/** Most letters that may differ where the page spells one name in two ways. */
const mostLetters = 2;

export function gearNames(weapons: readonly Weapon[], wargear: readonly AbilityEntry[]): GearNames {
  const items: Item[] = [...weapons, ...wargear];
  const find = (name: string): Item | undefined => {
    const keys = spellings(name);
    return items.find((item) => spellings(item.name).some((key) => keys.includes(key)));
  };
  const near = (name: string): Item | undefined => {
    const close = items.filter((item) => editDistance(nameKey(item.name), nameKey(name), mostLetters) <= mostLetters);
    return close.length === 1 ? close[0] : undefined;
  };
  return {
    phrase: (text) => {
      const ids: string[] = [];
      const respelt: { name: string; taken: string }[] = [];
      const unknown: string[] = [];
      const gear = text.replace(/\.$/, '').replace(/;/g, ',');
      for (const { count, name } of splitGear(gear, (known) => find(known) !== undefined)) {
        const exact = find(name);
        const item = exact ?? near(name);
        if (item === undefined) unknown.push(name);
        if (item !== undefined && exact === undefined) respelt.push({ name, taken: item.name });
        for (let copy = 0; copy < count; copy += 1) ids.push(item?.id ?? kebab(name));
      }
      return { ids, respelt, unknown };
    },
  };
}
