import type { Refusal } from '@adjutant/engine';
import type { Names } from '../names.ts';
import { type Catalogue, sentenceOf, Values } from '../values.ts';
import { bracket } from '../words.ts';
import { answerRefusals } from './answers.ts';
import { fileRefusals } from './files.ts';
import { moveRefusals } from './moves.ts';
import { ruleRefusals } from './rules.ts';

/** The sentences of all refusals, by code. */
export const refusals: Catalogue = { ...answerRefusals, ...moveRefusals, ...ruleRefusals, ...fileRefusals };

/** One sentence: what is not allowed, where, and which rule says so. */
export function refusalSentence({ code, rule, values }: Refusal, names: Names): string {
  return `${sentenceOf(refusals, code, new Values(values, names))}${bracket(rule)}.`;
}
