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

const kindWords: Readonly<Record<string, string>> = {
  weapon: 'weapon ability',
  enhancement: 'enhancement',
  detachment: 'detachment rule',
  aura: 'aura',
  wargear: 'wargear',
};
