/** Weapons with a random S: it is rolled for each of them, and those with the same S form one pool (02.02.03-e). */
import type { Game } from '@adjutant/engine';
import { type AttackRecord, amountOf, attackOf } from '@adjutant/rules-11e/queries';
import { binomial, type Chances, chancesOf } from './distribution.ts';
import type { AttackEntry } from './expected-attacks.ts';

/** Each S that a weapon may come to, highest first; undefined where it is fixed. @rule 02.02.03-e */
export function strengthsOf(game: Game, record: AttackRecord): readonly StrengthChance[] | undefined {
  const { strength } = attackOf(game, record).profile;
  if (strength.dice === 0 || record.rolledStrength !== undefined) return undefined;
  const chances: Chances = chancesOf(strength.dice, (faces) => amountOf(strength, faces));
  return chances.flatMap((chance, value) => (chance > 0 ? [{ value, chance }] : [])).sort((a, b) => b.value - a.value);
}

/** One S with its chance. */
export interface StrengthChance {
  readonly value: number;
  readonly chance: number;
}

/** The weapons of a pool one by one, each with an S that was rolled. */
export function weaponsWithStrength(entries: readonly AttackEntry[], strength: number): readonly AttackEntry[] {
  return entries.flatMap(({ record, weapons = 1 }) =>
    Array.from({ length: weapons }, () => ({ record: { ...record, rolledStrength: strength } })),
  );
}

/** Of so many weapons whose S is still open: the chance of each number of them that has the S of `strengths[at]`. */
export function shareWith(strengths: readonly StrengthChance[], at: number, weapons: number): Chances {
  const open = strengths.slice(at).reduce((sum, { chance }) => sum + chance, 0);
  const last = at === strengths.length - 1;
  return binomial(weapons, last ? 1 : (strengths[at]?.chance ?? 0) / open);
}
