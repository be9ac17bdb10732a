import type { Game } from '../game.ts';
import type { Json } from '../json.ts';
import type { Refusal } from '../refusal.ts';
import { assign } from './assign.ts';
import { chooseOne } from './choose-one.ts';
import { chooseSome } from './choose-some.ts';
import { declareAttacks } from './declare-attacks.ts';
import { typeDice } from './dice.ts';
import type { DecisionKind, Random } from './kind.ts';
import { moveModels } from './move-models.ts';
import { chooseNumber } from './number.ts';
import { chooseOrder } from './order.ts';
import { placeModels } from './place-models.ts';
import type { Question, QuestionKind, QuestionOf } from './question.ts';

const kinds: { readonly [Kind in QuestionKind]: DecisionKind<QuestionOf<Kind>> } = {
  'choose-one': chooseOne,
  'choose-some': chooseSome,
  number: chooseNumber,
  order: chooseOrder,
  'place-models': placeModels,
  'move-models': moveModels,
  'declare-attacks': declareAttacks,
  assign,
  dice: typeDice,
};

/** Every kind of question there is. */
export const questionKinds = Object.keys(kinds) as readonly QuestionKind[];

function kindOf(question: Question): DecisionKind<Question> {
  return kinds[question.kind] as unknown as DecisionKind<Question>;
}

/** Why a value is no legal answer to a question; empty when it is one. */
export function checkAnswer(question: Question, value: Json, game: Game): readonly Refusal[] {
  return kindOf(question).check(question, value, game);
}

/** What the rule that asked gets for a legal value. */
export function resolveAnswer(question: Question, value: Json): Json {
  return kindOf(question).resolve(question, value);
}

/** The only legal answer to a question that may not be declined, if there is just one. */
export function forcedAnswer(question: Question, game: Game): Json | undefined {
  return kindOf(question).forced(question, game);
}

/** Every legal answer where they are few, equal things once; undefined where they cannot be listed. */
export function enumerateAnswers(question: Question): readonly Json[] | undefined {
  return kindOf(question).enumerate?.(question);
}

/** A random legal answer to any question. */
export function sampleAnswer(question: Question, random: Random, game: Game): Json {
  return kindOf(question).sample(question, random, game);
}
