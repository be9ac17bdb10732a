import { parseWeaponAbilities, parseWeaponAbility } from '@adjutant/content/data';
import type { WeaponAbility } from '@adjutant/engine';

export interface NamedWeapon {
  readonly name: string;
  readonly abilities: readonly WeaponAbility[];
}

/** No printed ability has more words. */
const longestAbility = 6;

/**
 * Splits "Twin big shoota rapid fire 2 twin-linked" and "Big shoota [rapid fire 2]" into name and abilities. Without brackets a
 * name may end like an ability ("Shock lance"): the longest name that the rest of the page uses wins, else the shortest. @rule 24.01
 */
export function weaponName(text: string, isUsed: (name: string) => boolean): NamedWeapon {
  const bracketed = /^(.*?)\s*\[(.+)\]$/.exec(text);
  if (bracketed !== null)
    return {
      name: bracketed[1] ?? '',
      abilities: parseWeaponAbilities((bracketed[2] ?? '').replace(/\]\s*\[/g, ',')),
    };
  const words = text.split(/,?\s+/);
  const splits: NamedWeapon[] = [];
  for (let length = 1; length <= words.length; length += 1) {
    const abilities = abilitySequence(words.slice(length));
    if (abilities !== undefined) splits.push({ name: words.slice(0, length).join(' '), abilities });
  }
  return splits.findLast(({ name }) => isUsed(name)) ?? splits[0] ?? { name: text, abilities: [] };
}

/** Words that are abilities throughout, each of them once. */
function abilitySequence(words: readonly string[]): readonly WeaponAbility[] | undefined {
  if (words.length === 0) return [];
  for (let length = Math.min(words.length, longestAbility); length > 0; length -= 1) {
    const ability = parseWeaponAbility(words.slice(0, length).join(' '));
    if (ability === undefined || ability.id === 'special') continue;
    const rest = abilitySequence(words.slice(length));
    const isRepeated = (other: WeaponAbility): boolean => other.id === ability.id && other.id !== 'anti';
    if (rest !== undefined && !rest.some(isRepeated)) return [ability, ...rest];
  }
  return undefined;
}
