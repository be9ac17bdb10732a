import { imagine, sampleAnswer } from '@adjutant/engine';
import type { Bot } from './bot.ts';

/** Gives any legal answer. */
export const randomBot: Bot = {
  name: 'random',
  answer: (view, ruleset, question, random) => sampleAnswer(question, random, imagine(view, ruleset, 'random')),
};
