import type { Amount, TargetCondition, WeaponAbility, WeaponAbilityId } from '@adjutant/engine';
import { parseAmount } from './amounts.ts';
import { keywordOf, plain } from './names.ts';

const plainAbilities: Readonly<Record<string, WeaponAbilityId>> = {
  ASSAULT: 'assault',
  BLAST: 'blast',
  'CLOSE QUARTERS': 'close-quarters',
  'DEVASTATING WOUNDS': 'devastating-wounds',
  'EXTRA ATTACKS': 'extra-attacks',
  HAZARDOUS: 'hazardous',
  HEAVY: 'heavy',
  'IGNORES COVER': 'ignores-cover',
  'INDIRECT FIRE': 'indirect-fire',
  LANCE: 'lance',
  'LETHAL HITS': 'lethal-hits',
  'ONE SHOT': 'one-shot',
  // 24.27: the two names mean the same ability.
  PISTOL: 'close-quarters',
  PRECISION: 'precision',
  PSYCHIC: 'psychic',
  TORRENT: 'torrent',
  'TWIN LINKED': 'twin-linked',
};

const countedAbilities: Readonly<Record<string, WeaponAbilityId>> = {
  BLAST: 'blast',
  CLEAVE: 'cleave',
  MELTA: 'melta',
  'RAPID FIRE': 'rapid-fire',
  'SUSTAINED HITS': 'sustained-hits',
};

/** Reads a comma-separated list of weapon abilities; empty items and "-" name none. @rule 24.01 */
export function parseWeaponAbilities(text: string): WeaponAbility[] {
  return text
    .split(',')
    .map(parseWeaponAbility)
    .filter((ability) => ability !== undefined);
}

/** Reads one weapon ability however it is spelt; unknown words become `special`, and "-" is none. @rule 24.01 */
export function parseWeaponAbility(text: string): WeaponAbility | undefined {
  const words = plain(text).replace(/^\[|\]$/g, '');
  if (words === '' || words === '-') return undefined;
  const colon = words.indexOf(':');
  const head = (colon < 0 ? words : words.slice(0, colon)).trim();
  const against = colon < 0 ? undefined : parseCondition(words.slice(colon + 1));
  const known = antiAbility(head) ?? namedAbility(head);
  const clash = known?.against !== undefined && against !== undefined;
  if (known === undefined || clash)
    return { id: 'special', text: keywordOf(words), ...(against && !clash && { against }) };
  return against === undefined ? known : { ...known, against };
}

/** Reads `non-MONSTER/VEHICLE` and `MONSTER/VEHICLE`. @rule 24.01-b */
function parseCondition(text: string): TargetCondition {
  const words = keywordOf(text);
  const without = /^NON[- ]/.test(words);
  return { keywords: keywordChoice(without ? words.slice(4) : words), without };
}

function keywordChoice(words: string): string[] {
  return words
    .split('/')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** @rule 24.03 */
function antiAbility(head: string): WeaponAbility | undefined {
  const match = /^ANTI[- ]\s*(.+?)\s*([2-6])\+?$/.exec(keywordOf(head));
  if (match === null) return undefined;
  const keywords = keywordChoice(match[1] ?? '');
  return { id: 'anti', threshold: Number(match[2]), against: { keywords, without: false } };
}

function namedAbility(head: string): WeaponAbility | undefined {
  const name = keywordOf(head).replace(/-/g, ' ');
  const simple = plainAbilities[name];
  if (simple !== undefined) return { id: simple };
  const match = /^([A-Z ]+?) (\S+)$/.exec(keywordOf(head));
  const id = match === null ? undefined : countedAbilities[match[1] ?? ''];
  const value = match === null ? undefined : parseAmount(match[2] ?? '');
  return id === undefined || value === undefined ? undefined : { id, value };
}

/** Core abilities of datasheets and whether a number follows the name. @rule 24 */
const coreAbilities: Readonly<Record<string, boolean>> = {
  'DEADLY DEMISE': true,
  'DEEP STRIKE': false,
  'FEEL NO PAIN': true,
  'FIGHTS FIRST': false,
  'FIRING DECK': true,
  HOVER: false,
  INFILTRATORS: false,
  LEADER: false,
  'LONE OPERATIVE': false,
  SCOUTS: true,
  STEALTH: false,
  SUPPORT: false,
  'SUPER HEAVY WALKER': false,
};

/** A core ability of a datasheet: its id, its printed number and words that limit it. */
export interface CoreAbility {
  readonly id: string;
  readonly value?: Amount;
  readonly remark?: string;
}

/** Reads `Deadly Demise D6+2`, `Scouts 6"`, `Feel No Pain 5+`, `Stealth`; `undefined` for what is no core ability. @rule 24 */
export function parseCoreAbility(text: string): CoreAbility | undefined {
  const words = plain(text);
  const folded = words.toUpperCase().replace(/-/g, ' ');
  const name = Object.keys(coreAbilities).find((core) => folded === core || folded.startsWith(`${core} `));
  if (name === undefined) return undefined;
  const id = name.toLowerCase().replace(/ /g, '-');
  const rest = words.slice(name.length).trim();
  if (rest === '') return { id };
  const match = /^(\S+)(?: (\(.*\)))?$/.exec(rest);
  const value = coreAbilities[name] === true ? parseAmount((match?.[1] ?? '').replace(/["+]+$/, '')) : undefined;
  const remark = value === undefined && rest.startsWith('(') ? rest : match?.[2];
  // "Support Artillery" is another ability that only begins like a core one.
  if (value === undefined && remark === undefined) return undefined;
  return { id, ...(value && { value }), ...(remark !== undefined && { remark }) };
}
