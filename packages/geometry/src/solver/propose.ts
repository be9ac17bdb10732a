import { aimOf, distanceToGoal } from './aim.ts';
import { isMove, type Step, stepsOf } from './answer.ts';
import { check } from './check.ts';
import { pathTo } from './fit.ts';
import { moveInFormation } from './formation.ts';
import { nearestFirst, placeInTurn } from './greedy.ts';
import { type Layout, moverAt, type Prepared, startLayout } from './judge.ts';
import { packSetUp } from './pack.ts';
import { prepare } from './prepare.ts';
import type { Goal, ModelMove, MoveProblem } from './problem.ts';
import { placeAgainstEach } from './targets.ts';

/** A legal answer that serves a goal, from the first of several strategies that gives one; undefined when none does. */
export function propose(problem: MoveProblem, goal: Goal): readonly ModelMove[] | undefined {
  const prepared = prepare(problem);
  for (const steps of problem.mode === 'set-up' ? packSetUp(prepared, goal) : moves(prepared, goal)) {
    const legal = steps && repaired(problem, prepared, answerOf(prepared, steps));
    if (legal) return legal;
  }
  return undefined;
}

/** Answers to try for a move, the most promising first. */
function* moves(prepared: Prepared, goal: Goal): Generator<readonly Step[] | undefined> {
  if (goal.kind === 'hold') yield [];
  if (goal.kind === 'toward' || goal.kind === 'away') yield moveInFormation(prepared, goal, 1);
  const aim = aimOf(prepared, goal);
  const inOrder = (backwards: boolean) => {
    const layout: Layout = { ...startLayout(prepared), waitingBlocks: false };
    const order = nearestFirst(prepared, layout, distanceToGoal(prepared, goal));
    return placeInTurn(prepared, layout, backwards ? order.toReversed() : order, aim);
  };
  yield* placeAgainstEach(prepared, aim);
  yield inOrder(false);
  for (const part of [0.9, 0.7, 0.5, 0.3]) yield moveInFormation(prepared, goal, part);
  yield inOrder(true);
  yield [];
}

/** Leaves out the models that stay where they are. */
function answerOf(prepared: Prepared, steps: readonly Step[]): readonly ModelMove[] {
  return steps.flatMap(({ index, path }) => {
    const { id, body } = moverAt(prepared, index);
    return path.length > 0 && (prepared.problem.mode === 'set-up' || isMove(body.pose, path))
      ? [{ model: id, path }]
      : [];
  });
}

/** The answer, with models put where their duties could be met; undefined when it stays illegal. */
function repaired(
  problem: MoveProblem,
  prepared: Prepared,
  answer: readonly ModelMove[],
): readonly ModelMove[] | undefined {
  let moves = answer;
  for (let round = 0; round <= prepared.movers.length; round++) {
    const violations = check(problem, moves);
    if (violations.length === 0) return moves;
    const [violation] = violations;
    const index = violation?.model === undefined ? undefined : prepared.indexOf.get(violation.model);
    if (violation?.better === undefined || violation.model === undefined || index === undefined) return undefined;
    const path = pathTo(prepared, startLayout(prepared), index, violation.better);
    if (path === undefined) return undefined;
    const step = { model: violation.model, path };
    moves = stepsOf(prepared, moves).some((other) => other.index === index)
      ? moves.map((move) => (move.model === step.model ? step : move))
      : [...moves, step];
  }
  return undefined;
}
