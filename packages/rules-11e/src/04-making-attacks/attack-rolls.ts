import type { Game, JsonObject, Roll } from '@adjutant/engine';
import type { Attack, AttackRecord } from './attack.ts';
import { attackOf } from './weapon-abilities.ts';

/** Dice that are rolled together with others and need something else, since their attacks have changed. */
export interface RollPart {
  /** How many dice; the parts follow each other. */
  readonly size: number;
  readonly attack: AttackRecord;
  readonly fails: readonly number[];
}

/** What a roll of several parts tells: each part, and the faces that fail in any of them. @rule 05.00-b */
export function partsContext(parts: readonly RollPart[]): JsonObject {
  const [first] = parts;
  if (first === undefined) throw new Error('a roll has at least one part');
  if (parts.length === 1) return rollContext(first.attack, { fails: [...first.fails] });
  const fails = [...new Set(parts.flatMap((part) => part.fails))].sort();
  return rollContext(first.attack, { fails, parts: parts as unknown as JsonObject[] });
}

/** What a roll of an attack tells to those who look at it: the attack, and what the dice need. */
export function rollContext(record: AttackRecord, needs: JsonObject): JsonObject {
  return { attack: record as unknown as JsonObject, ...needs };
}

/** The attack that a roll is made for, or undefined where it is made for none. */
export function attackRolled(game: Game, roll: Pick<Roll, 'context'>): Attack | undefined {
  const record = roll.context.attack as unknown as AttackRecord | undefined;
  return record === undefined ? undefined : attackOf(game, record);
}
