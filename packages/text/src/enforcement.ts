import type { Names } from './names.ts';
import { listOf, wordsOfId } from './words.ts';

/** An ability in play that is not enforced exactly. */
export interface UnenforcedAbility {
  readonly player: 0 | 1;
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly bearers: readonly string[];
  readonly fidelity: string;
}

const fidelities: Readonly<Record<string, string>> = {
  none: 'not enforced',
  manual: 'not enforced, you are reminded',
  approximate: 'enforced approximately',
};

/** "not enforced: Waaagh! (faction ability of Boyz and Warboss)". */
export function unenforcedSentence(ability: UnenforcedAbility, names: Names): string {
  const { id, name, kind, bearers, fidelity } = ability;
  const called = name === id ? names.effect(id) : name;
  const title = called === id ? wordsOfId(id) : called;
  const of = bearers.length === 0 ? '' : ` of ${listOf(bearers)}`;
  return `${fidelities[fidelity] ?? fidelity}: ${title} (${kindWords[kind] ?? `${kind} ability`}${of})`;
}

/** A rule of an army as a sheet shows it: "War Horde (detachment rule)", "Gargantuan (datasheet ability of Gargantuan Squiggoth)". */
export function ruleWords(rule: Omit<UnenforcedAbility, 'player'> & { readonly otherData?: true }): string {
  const { id, name, kind, bearers, otherData } = rule;
  const title = name === id ? wordsOfId(id) : name;
  const of = bearers.length === 0 ? '' : ` of ${listOf(bearers)}`;
  const remark = otherData === true ? ', written after other data' : '';
  return `${title} (${kindWords[kind] ?? `${kind} ability`}${of}${remark})`;
}

/** The headings of the sheet that says how exactly an army is played, most exact first. */
export const fidelityHeadings: readonly (readonly [string, string])[] = [
  ['exact', 'Played exactly'],
  ['approximate', 'Played approximately'],
  ['manual', 'Not played: you are reminded, and apply it by agreement'],
  ['none', 'Not played'],
];

const kindWords: Readonly<Record<string, string>> = {
  weapon: 'weapon ability',
  enhancement: 'enhancement',
  detachment: 'detachment rule',
  stratagem: 'stratagem',
  aura: 'aura',
  wargear: 'wargear',
};
