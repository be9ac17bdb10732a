import {
  check as checkMoves,
  type ModelMove,
  type MoveProblem,
  propose,
  sample as sampleMoves,
  type Violation,
} from '@adjutant/geometry';
import type { Game } from '../game.ts';
import type { Json } from '../json.ts';
import type { Refusal } from '../refusal.ts';
import { problemOf } from '../space.ts';
import type { DecisionKind, Random } from './kind.ts';
import { misshapen } from './kind.ts';
import type { MoveModels, PlaceModels } from './question.ts';

/** The value that leaves a move or a set-up undone. */
export const DECLINE = 'decline';

export const moveModels: DecisionKind<MoveModels> = {
  check: (question, value, game) => checkPlaces(question, value, game),
  resolve: (_question, value) => value,
  forced: () => undefined,
  sample: (question, random, game) => samplePlaces(question, random, game),
};

/** Why these moves or places are no legal answer. */
export function checkPlaces(question: MoveModels | PlaceModels, value: Json, game: Game): readonly Refusal[] {
  if (value === DECLINE)
    return question.mayDecline
      ? []
      : [{ code: 'may-not-decline', rule: question.rule, values: { unit: question.unit } }];
  const moves = movesOf(question, value);
  if (moves === undefined) return misshapen(question.kind, 'a list of models with their places');
  return checkMoves(problemOf(game, question), moves).map(refusalOf);
}

/** A random legal answer; declines, or moves nobody, where the solver finds none. */
export function samplePlaces(question: MoveModels | PlaceModels, random: Random, game: Game): Json {
  const problem = problemOf(game, question);
  const moves =
    sampleMoves(problem, random) ?? propose(problem, { kind: 'satisfy' }) ?? propose(problem, { kind: 'hold' });
  return moves === undefined ? (question.mayDecline ? DECLINE : []) : answerOf(question, moves);
}

/** What the solver's moves look like as an answer. */
export function answerOf(question: MoveModels | PlaceModels, moves: readonly ModelMove[]): Json {
  const json =
    question.kind === 'place-models' ? moves.map(({ model, path }) => ({ model, pose: path.at(-1) })) : moves;
  return json as unknown as Json;
}

/** Whether the solver finds any legal answer. */
export function isPossible(problem: MoveProblem): boolean {
  return propose(problem, { kind: 'satisfy' }) !== undefined;
}

function movesOf(question: MoveModels | PlaceModels, value: Json): readonly ModelMove[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const moves: ModelMove[] = [];
  for (const entry of value as readonly Json[]) {
    const move = moveOf(question, entry);
    if (move === undefined) return undefined;
    moves.push(move);
  }
  return moves;
}

function moveOf(question: MoveModels | PlaceModels, entry: Json): ModelMove | undefined {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return undefined;
  const { model, path, pose } = entry as { model?: Json; path?: Json; pose?: Json };
  const poses = question.kind === 'place-models' ? [pose] : path;
  if (typeof model !== 'number' || !Array.isArray(poses) || !poses.every(isPose)) return undefined;
  return { model, path: poses as unknown as ModelMove['path'] };
}

const poseKeys = ['x', 'y', 'z', 'facingX', 'facingY'] as const;

function isPose(value: Json | undefined): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const record = value as Readonly<Record<string, Json | undefined>>;
  return poseKeys.every((key) => typeof record[key] === 'number' && Number.isFinite(record[key]));
}

function refusalOf(violation: Violation): Refusal {
  const { rule, kind, ...values } = violation;
  return { code: kind, rule: rule === '' ? 'engine' : rule, values: values as unknown as Refusal['values'] };
}
