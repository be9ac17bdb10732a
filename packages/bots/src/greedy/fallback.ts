import {
  answerOf,
  DECLINE,
  type Json,
  PASS,
  type PendingQuestion,
  problemOf,
  type QuestionKind,
  type QuestionOf,
  sampleAnswer,
} from '@adjutant/engine';
import { propose } from '@adjutant/geometry';
import type { Thought } from './thought.ts';

/** What is answered to a question of a kind about which no policy has an opinion. */
type Fallback = { readonly [Kind in QuestionKind]: (question: QuestionOf<Kind>, thought: Thought) => Json };

const fallbacks: Fallback = {
  'choose-one': ({ options, mayPass }) => (mayPass ? PASS : (options[0]?.id ?? PASS)),
  'choose-some': (question, { random, game }) => (question.min === 0 ? [] : sampleAnswer(question, random, game)),
  number: ({ max }) => max,
  order: ({ options }) => options.map(({ id }) => id),
  'place-models': (question, { game }) => places(question, game) ?? (question.mayDecline ? DECLINE : []),
  'move-models': (question, { game }) => places(question, game) ?? (question.mayDecline ? DECLINE : []),
  'declare-attacks': (question, { random, game }) => sampleAnswer(question, random, game),
  assign: ({ options, total, minEach }) =>
    Object.fromEntries(options.map(({ id }, at) => [id, at === 0 ? total - minEach * (options.length - 1) : minEach])),
  dice: (question, { random, game }) => sampleAnswer(question, random, game),
};

function places(question: QuestionOf<'place-models' | 'move-models'>, game: Thought['game']): Json | undefined {
  const moves = propose(problemOf(game, question), { kind: 'satisfy' });
  return moves === undefined ? undefined : answerOf(question, moves);
}

/** A plain answer to any question. */
export function plainAnswer(thought: Thought, question: PendingQuestion): Json {
  const answer = fallbacks[question.kind] as (question: PendingQuestion, thought: Thought) => Json;
  return answer(question, thought);
}
