import type { Bot } from './bot.ts';
import { makeGreedyBot } from './greedy/index.ts';
import { randomBot } from './random.ts';

export type { Bot } from './bot.ts';
export { makeGreedyBot, type OnFallback } from './greedy/index.ts';
export { type PlayedBattle, type PlayOptions, playBattle } from './play-battle.ts';
export { randomBot } from './random.ts';

/** The bots by name. */
export const bots: Readonly<Record<string, Bot>> = { random: randomBot, greedy: makeGreedyBot() };
