import {
  type BattleView,
  type Game,
  imagine,
  type Json,
  type PendingQuestion,
  type PlayerId,
  type QuestionKind,
  type QuestionOf,
  type Random,
  type Ruleset,
} from '@adjutant/engine';
import { opponentOf } from '@adjutant/rules-11e/queries';

/** What a policy has to think with: a battle imagined from the view, with dice that are not the real ones. */
export interface Thought {
  /** Read only: policies that want to try something out rehearse it. */
  readonly game: Game;
  readonly me: PlayerId;
  readonly opponent: PlayerId;
  readonly number: number;
  readonly random: Random;
  /** Another imagined battle at the same question, to play on. */
  rehearse(): Game;
}

/** Thinks about a question from what a player may see. */
export function think(view: BattleView, ruleset: Ruleset, question: PendingQuestion, random: Random): Thought {
  return {
    game: imagine(view, ruleset, 'greedy'),
    me: view.player,
    opponent: opponentOf(view.player),
    number: question.number,
    random,
    rehearse: () => imagine(view, ruleset, 'rehearsal'),
  };
}

/** An answer to one kind of question; undefined where the policy has no opinion. */
export type Policy<Kind extends QuestionKind> = (thought: Thought, question: QuestionOf<Kind>) => Json | undefined;

/** A policy that can stand in a table with those for other kinds. */
export type AnyPolicy = (thought: Thought, question: PendingQuestion) => Json | undefined;

/** A policy for questions of one kind; has no opinion about others. */
export function policy<Kind extends QuestionKind>(kind: Kind, decide: Policy<Kind>): AnyPolicy {
  return (thought, question) =>
    question.kind === kind ? decide(thought, question as unknown as QuestionOf<Kind>) : undefined;
}

/** The best of a list by a number; of equal ones the first. */
export function best<T>(list: readonly T[], measure: (item: T) => number): T | undefined {
  let found: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of list) {
    const value = measure(item);
    if (value > most) {
      most = value;
      found = item;
    }
  }
  return found;
}
