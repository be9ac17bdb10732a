import { answerOf, type Game, type Json, type MoveModels, type PlaceModels, problemOf } from '@adjutant/engine';
import { check, type Goal, type ModelMove, type Pose, propose, roundToGrid, type Violation } from '@adjutant/geometry';
import { type Names, refusalSentence } from '@adjutant/text';
import type { Broken, CheckedConstraint, DraftMove, Judged } from './protocol.ts';
import { saidOf } from './said.ts';

type Asked = MoveModels | PlaceModels;

/** A draft as the solver takes it: places on the grid, models in front moved first so that none stands in another's way. */
function movesOf(game: Game, question: Asked, draft: readonly DraftMove[]): readonly ModelMove[] {
  const moved = draft
    .filter(({ path }) => path.length > 0)
    .map(({ model, path }) => ({ model, path: path.map(onGrid) }));
  return question.kind === 'place-models' ? moved : inFrontFirst(game, moved);
}

function onGrid({ x, y, z, facingX, facingY }: Pose): Pose {
  return { x: roundToGrid(x), y: roundToGrid(y), z: roundToGrid(z), facingX, facingY };
}

function inFrontFirst(game: Game, moves: readonly ModelMove[]): readonly ModelMove[] {
  const steps = moves.map((move) => {
    const from = game.model(move.model).pose;
    const to = move.path.at(-1);
    return from === undefined || to === undefined ? [0, 0] : [to.x - from.x, to.y - from.y];
  });
  const x = steps.reduce((sum, [dx = 0]) => sum + dx, 0);
  const y = steps.reduce((sum, [, dy = 0]) => sum + dy, 0);
  const along = ({ model }: ModelMove) => {
    const pose = game.model(model).pose;
    return pose === undefined ? 0 : pose.x * x + pose.y * y;
  };
  return [...moves].sort((one, other) => along(other) - along(one));
}

/** What the draft looks like as an answer. */
export function answerTo(game: Game, question: Asked, draft: readonly DraftMove[]): Json {
  return answerOf(question, movesOf(game, question, draft));
}

/** What is wrong with a draft, constraint by constraint. */
export function judge(game: Game, question: Asked, draft: readonly DraftMove[], names: Names): Judged {
  const moves = movesOf(game, question, draft);
  const violations = check(problemOf(game, question), moves).filter(({ kind }) => kind !== 'shape' || moves.length > 0);
  return {
    broken: violations.map((violation) => brokenOf(violation, names)),
    used: Object.fromEntries(moves.map(({ model, path }) => [model, lengthOf(game, model, path)])),
    checklist: checklistOf(question, violations),
  };
}

function lengthOf(game: Game, model: number, path: readonly Pose[]): number {
  let from = game.model(model).pose;
  let sum = 0;
  for (const to of path) {
    if (from !== undefined) sum += Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2) + Math.abs(to.z - from.z);
    from = to;
  }
  return sum;
}

function brokenOf(violation: Violation, names: Names): Broken {
  const { rule, kind, model, other, actual, needed, ...rest } = violation;
  const values = { ...violation, ...rest } as unknown as Parameters<typeof refusalSentence>[0]['values'];
  const { text } = saidOf(refusalSentence({ code: kind, rule, values }, names));
  return { kind, rule, text, model, other, actual, needed };
}

/** The question's constraints in their own order, each with how many models break it. */
function checklistOf(question: Asked, violations: readonly Violation[]): readonly CheckedConstraint[] {
  const all = question.kind === 'move-models' ? question.movers.map(({ model }) => model) : question.models;
  return question.constraints.map(({ kind, rule, movers }) => {
    const bound = movers ?? all;
    const broken = violations.filter((one) => one.kind === kind && one.rule === rule);
    const models = new Set(broken.map(({ model }) => model));
    return { kind, rule, of: bound.length, broken: models.has(undefined) ? bound.length : models.size };
  });
}

/** Legal places that serve a goal. */
export function proposal(game: Game, question: Asked, goal: Goal): readonly DraftMove[] | undefined {
  return propose(problemOf(game, question), goal);
}
