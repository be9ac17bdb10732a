/** The battles of the tests and of the report: the same numbers give the same battles. */
import type { Json, PendingQuestion } from '@adjutant/engine';
import { ruleset11e } from '@adjutant/rules-11e';
import { type BattleReport, type BattleToPlay, type Coverage, runBattle } from '../src/batch/index.ts';
import { type Bot, makeGreedyBot, randomBot } from '../src/index.ts';
import { inventedArmies, numberedBattle } from './armies.ts';

export type BotName = 'random' | 'greedy';

/** Answers of the greedy bot's policies that were not legal, by purpose. */
export const fallbacks = new Map<string, number>();

function countFallback({ purpose }: PendingQuestion, _refused: Json): void {
  fallbacks.set(purpose, (fallbacks.get(purpose) ?? 0) + 1);
}

const players: Readonly<Record<BotName, Bot>> = { random: randomBot, greedy: makeGreedyBot(countFallback) };

/** One battle in so many is saved, loaded and forked at every question. */
const SAVED = 5;
/** One battle in so many is played with dice that the players type in. */
const TYPED = 9;

/** The battle with a number between two bots of a name. */
function battleNumber(number: number, bot: BotName): BattleToPlay {
  const typed = number % TYPED === TYPED - 1;
  return {
    ...numberedBattle(number),
    seed: `battle ${number}`,
    bots: [players[bot], players[bot]],
    ...(typed ? { dice: { kind: 'typed' } } : {}),
  };
}

/** Plays the battle with a number between invented armies alone, which is the same wherever it is played. */
export function playInvented(number: number, bot: BotName): BattleReport {
  return runBattle({ ...battleNumber(number, bot), ...numberedBattle(number, inventedArmies) }, ruleset11e);
}

/** Plays the battle with a number and reports on it. */
export function playNumber(number: number, bot: BotName, coverage: Coverage): BattleReport {
  return runBattle(battleNumber(number, bot), ruleset11e, { coverage, saves: number % SAVED === 0 });
}
