import type { Game } from '../game.ts';
import type { Json } from '../json.ts';
import type { Refusal } from '../refusal.ts';

/** Random numbers from 0 to below 1 for choices; never a battle's dice. */
export type Random = () => number;

/** All that is known of one kind of question; nothing outside this file of the kind knows what its values look like. */
export interface DecisionKind<Asked> {
  /** Why a value is no legal answer; empty when it is one. Never writes, never throws, whatever the value. */
  check(question: Asked, value: Json, game: Game): readonly Refusal[];
  /** What the rule that asked gets for a legal value. */
  resolve(question: Asked, value: Json): Json;
  /** The answer, where only one is legal and it may not be declined. */
  forced(question: Asked, game: Game): Json | undefined;
  /** Every legal answer, equal things once, where the list is finite and short; else undefined. */
  enumerate?(question: Asked): readonly Json[] | undefined;
  /** A legal answer picked at random. */
  sample(question: Asked, random: Random, game: Game): Json;
}

/** The refusal of a value that has not the shape of an answer. */
export function misshapen(kind: string, wanted: string): readonly Refusal[] {
  return [{ code: 'answer-misshapen', rule: 'engine', values: { kind, wanted } }];
}

/** A random element; the list is not empty. */
export function pick<T>(list: readonly T[], random: Random): T {
  const found = list[Math.floor(random() * list.length)];
  if (found === undefined) throw new Error('picked from an empty list');
  return found;
}

/** The list in a random order. */
export function shuffle<T>(list: readonly T[], random: Random): T[] {
  const shuffled = [...list];
  for (let at = shuffled.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [shuffled[at], shuffled[other]] = [shuffled[other] as T, shuffled[at] as T];
  }
  return shuffled;
}

/** Ids that a value lists, or undefined where it is no list of texts. */
export function idsOf(value: Json): readonly string[] | undefined {
  return Array.isArray(value) && value.every((id) => typeof id === 'string') ? value : undefined;
}
