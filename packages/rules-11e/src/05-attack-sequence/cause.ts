import type { Cause, Game } from '@adjutant/engine';
import type { AttackRecord } from '../04-making-attacks/attack.ts';
import { weaponsOf } from '../04-making-attacks/weapons-of.ts';

/** What an attack leaves in the record of who destroyed what. @rule 05.04.04-g */
export function causeOf(game: Game, { unit, model, slot }: AttackRecord): Cause {
  return { kind: 'attack', unit, weapon: weaponsOf(game, model)[slot]?.id ?? '' };
}
