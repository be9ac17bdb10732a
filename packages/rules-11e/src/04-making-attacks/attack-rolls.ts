import type { Game, JsonObject, Roll } from '@adjutant/engine';
import type { Attack, AttackRecord } from './attack.ts';
import { attackOf } from './weapon-abilities.ts';

/** What a roll of an attack tells to those who look at it: the attack, and what the dice need. */
export function rollContext(record: AttackRecord, needs: JsonObject): JsonObject {
  return { attack: record as unknown as JsonObject, ...needs };
}

/** The attack that a roll is made for, or undefined where it is made for none. */
export function attackRolled(game: Game, roll: Pick<Roll, 'context'>): Attack | undefined {
  const record = roll.context.attack as unknown as AttackRecord | undefined;
  return record === undefined ? undefined : attackOf(game, record);
}
