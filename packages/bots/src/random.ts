import { type Game, imagine, type Json, type PendingQuestion, type Random, sampleAnswer } from '@adjutant/engine';
import type { Bot } from './bot.ts';

/** How often an answer that ends something or declines is drawn again: battles in which nobody does anything show little. */
const SECOND_THOUGHTS = 2;

/** Gives any legal answer; those that do nothing are rarer than the others. */
export const randomBot: Bot = {
  name: 'random',
  answer: (view, ruleset, question, random) => anyAnswer(question, random, imagine(view, ruleset, 'random')),
};

function anyAnswer(question: PendingQuestion, random: Random, game: Game): Json {
  let value = sampleAnswer(question, random, game);
  for (let again = 0; again < SECOND_THOUGHTS && doesNothing(value); again++)
    value = sampleAnswer(question, random, game);
  return value;
}

function doesNothing(value: Json): boolean {
  return value === 'pass' || value === 'decline' || value === 'end' || (Array.isArray(value) && value.length === 0);
}
