import { placed } from '../pose.ts';
import { tally } from '../tally.ts';
import { dutyViolations } from './able.ts';
import { aimOf, distanceToGoal, wanted } from './aim.ts';
import { hardViolations, isMove, type Step } from './answer.ts';
import { pathTo } from './fit.ts';
import { followed, layoutBefore, replaced } from './follow.ts';
import { moveAnywhere, moveInFormation } from './formation.ts';
import { type Aim, nearestFirst, newEffort, placeInTurn } from './greedy.ts';
import { isHopeless } from './hopeless.ts';
import { type Layout, moverAt, type Prepared, startLayout } from './judge.ts';
import { packSetUp } from './pack.ts';
import { prepare } from './prepare.ts';
import type { Goal, ModelMove, MoveProblem, Violation } from './problem.ts';
import { placeAgainstEach } from './targets.ts';

/** Answers that hold but for their duties and cannot be mended, before the search is given up. */
const mostFailures = 4;

/** Times that one model is put elsewhere, since mending one may spoil another. */
const mostMends = 2;

/** A legal answer that serves a goal, from the first of several strategies that gives one; undefined when none does. */
export function propose(problem: MoveProblem, goal: Goal): readonly ModelMove[] | undefined {
  tally.proposals += 1;
  const prepared = prepare(problem);
  if (isHopeless(prepared)) return undefined;
  let failures = 0;
  for (const answer of problem.mode === 'set-up' ? packSetUp(prepared, goal) : moves(prepared, goal)) {
    const steps = answer && movesOnly(prepared, answer);
    if (steps === undefined || hardViolations(prepared, steps).length > 0) continue;
    const legal = repaired(prepared, steps);
    if (legal) return legal.map(({ index, path }) => ({ model: moverAt(prepared, index).id, path }));
    if (++failures >= mostFailures) return undefined;
  }
  return undefined;
}

/** Answers to try for a move, the most promising first. */
function* moves(prepared: Prepared, goal: Goal): Generator<readonly Step[] | undefined> {
  if (goal.kind === 'hold') yield [];
  const aim = aimOf(prepared, goal);
  const { effort } = aim;
  if ((goal.kind === 'toward' && goal.z === undefined) || goal.kind === 'away')
    yield moveInFormation(prepared, goal, 1, effort);
  yield* placeAgainstEach(prepared, aim);
  yield inTurn(prepared, goal, aim, false);
  for (const part of [0.9, 0.7, 0.5, 0.3]) yield moveInFormation(prepared, goal, part, effort);
  yield inTurn(prepared, goal, aim, true);
  yield [];
  if (goal.kind === 'satisfy') yield* wanted(prepared).length > 0 ? [] : moveAnywhere(prepared, effort);
  else yield* moves(prepared, { kind: 'satisfy' });
}

/** One model after the other, those nearest to the goal first or last. */
function inTurn(prepared: Prepared, goal: Goal, aim: Aim, backwards: boolean): readonly Step[] | undefined {
  const layout: Layout = { ...startLayout(prepared), waitingBlocks: false };
  const order = nearestFirst(prepared, layout, distanceToGoal(prepared, goal));
  return placeInTurn(prepared, layout, backwards ? order.toReversed() : order, aim);
}

/** Leaves out the models that stay where they are. */
function movesOnly(prepared: Prepared, steps: readonly Step[]): readonly Step[] {
  if (prepared.problem.mode === 'set-up') return steps;
  return steps.filter(({ index, path }) => isMove(moverAt(prepared, index).body.pose, path));
}

/** Legal steps, with models put where their duties could be met, each at most twice; undefined when they stay illegal. */
function repaired(prepared: Prepared, answer: readonly Step[]): readonly Step[] | undefined {
  let steps = answer;
  const mended = new Map<number, number>();
  for (;;) {
    const violations = dutyViolations(prepared, steps);
    if (violations.length === 0) return steps;
    let isMended = false;
    for (const violation of violations) {
      const next = mend(prepared, steps, violation, mended);
      if (next === undefined) continue;
      steps = next;
      isMended = true;
    }
    if (!isMended) return undefined;
  }
}

/** The steps with one model at its better place, and if need be others after it; undefined if that was tried too often or breaks something else. */
function mend(
  prepared: Prepared,
  steps: readonly Step[],
  { model, better }: Violation,
  mended: Map<number, number>,
): readonly Step[] | undefined {
  const index = model === undefined ? undefined : prepared.indexOf.get(model);
  if (better === undefined || index === undefined) return undefined;
  const times = mended.get(index) ?? 0;
  if (times >= mostMends) return undefined;
  mended.set(index, times + 1);
  const path = pathTo(prepared, startLayout(prepared), index, better, newEffort());
  if (path === undefined) return undefined;
  const next = replaced(steps, index, path);
  if (hardViolations(prepared, next).length === 0) return next;
  const body = placed(moverAt(prepared, index).body, better);
  return followed(prepared, steps, layoutBefore(prepared, steps, index), index, body, path);
}
