import { type DiceSetup, startBattle } from './battle.ts';
import type { BattleEvent } from './events.ts';
import type { Answer, Game } from './game.ts';
import type { Refusal } from './refusal.ts';
import type { Ruleset } from './ruleset.ts';
import type { BattleSetup } from './setup.ts';

/** Version of the engine's behaviour: a battle file of another one may be watched, but not verified. */
export const ENGINE_VERSION = '0.1.0';

/** All that makes a battle again: the setup with armies, mission and layout, the dice and the answers; and the events to watch. */
export interface BattleRecord {
  readonly engine: string;
  readonly setup: BattleSetup;
  readonly dice: DiceSetup;
  readonly answers: readonly Answer[];
  readonly events: readonly BattleEvent[];
}

/** The record of a battle as far as it has been played. */
export function recordOf(game: Game, dice: DiceSetup): BattleRecord {
  return { engine: ENGINE_VERSION, setup: game.setup, dice, answers: [...game.answers], events: [...game.log] };
}

/** How a replay went: where it first differs from the record, if it does. */
export type ReplayReport =
  | { readonly agrees: true; readonly events: number; readonly answers: number }
  | { readonly agrees: false; readonly at: 'answer'; readonly index: number; readonly refusals: readonly Refusal[] }
  | {
      readonly agrees: false;
      readonly at: 'event';
      readonly index: number;
      readonly recorded: BattleEvent | undefined;
      readonly replayed: BattleEvent | undefined;
    };

/** Plays the recorded answers again and compares every event. */
export function replay(record: BattleRecord, ruleset: Ruleset): ReplayReport {
  const game = startBattle(record.setup, ruleset, record.dice);
  for (const [index, answer] of record.answers.entries()) {
    const refusals = game.reply(answer);
    if (refusals.length > 0) return { agrees: false, at: 'answer', index, refusals };
  }
  const length = Math.max(record.events.length, game.log.length);
  for (let index = 0; index < length; index++) {
    const [recorded, replayed] = [record.events[index], game.log[index]];
    if (JSON.stringify(recorded) !== JSON.stringify(replayed))
      return { agrees: false, at: 'event', index, recorded, replayed };
  }
  return { agrees: true, events: length, answers: record.answers.length };
}
