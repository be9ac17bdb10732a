import { dutyViolations } from './able.ts';
import { aimOf, distanceToGoal, wanted } from './aim.ts';
import { hardViolations, isMove, type Step } from './answer.ts';
import { pathTo } from './fit.ts';
import { moveAnywhere, moveInFormation } from './formation.ts';
import { type Aim, nearestFirst, newEffort, placeInTurn } from './greedy.ts';
import { isHopeless } from './hopeless.ts';
import { type Layout, moverAt, type Prepared, startLayout } from './judge.ts';
import { packSetUp } from './pack.ts';
import { prepare } from './prepare.ts';
import type { Goal, ModelMove, MoveProblem } from './problem.ts';
import { placeAgainstEach } from './targets.ts';

/** Answers that hold but for their duties and cannot be mended, before the search is given up. */
const mostFailures = 4;

/** A legal answer that serves a goal, from the first of several strategies that gives one; undefined when none does. */
export function propose(problem: MoveProblem, goal: Goal): readonly ModelMove[] | undefined {
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
  if (goal.kind === 'toward' || goal.kind === 'away') yield moveInFormation(prepared, goal, 1, effort);
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

/** Legal steps, with models put where their duties could be met, each once; undefined when they stay illegal. */
function repaired(prepared: Prepared, answer: readonly Step[]): readonly Step[] | undefined {
  let steps = answer;
  const mended = new Set<number>();
  for (;;) {
    const violations = dutyViolations(prepared, steps);
    if (violations.length === 0) return steps;
    const next = violations.find(({ model, better }) => better && model !== undefined && !mended.has(model));
    const index = next?.model === undefined ? undefined : prepared.indexOf.get(next.model);
    if (next?.better === undefined || next.model === undefined || index === undefined) return undefined;
    const path = pathTo(prepared, startLayout(prepared), index, next.better, newEffort());
    if (path === undefined) return undefined;
    mended.add(next.model);
    steps = withStep(steps, { index, path });
    if (hardViolations(prepared, steps).length > 0) return undefined;
  }
}

function withStep(steps: readonly Step[], step: Step): readonly Step[] {
  const isThere = steps.some(({ index }) => index === step.index);
  return isThere ? steps.map((other) => (other.index === step.index ? step : other)) : [...steps, step];
}
