import type { Body, Pose } from '../body.ts';
import { placed } from '../pose.ts';
import { roundPose } from '../tolerance.ts';
import { type Fault, type Judge, type Layout, moverAt, type Prepared, startLayout } from './judge.ts';
import type { ModelMove, Violation } from './problem.ts';

/** One mover's part of an answer, rounded, in the order of the answer. */
export interface Step {
  readonly index: number;
  readonly path: readonly Pose[];
}

/** The steps of an answer, its positions rounded. */
export function stepsOf(prepared: Prepared, moves: readonly ModelMove[]): readonly Step[] {
  return moves.flatMap((move) => {
    const index = prepared.indexOf.get(move.model);
    return index === undefined || move.path.length === 0 ? [] : [{ index, path: move.path.map(roundPose) }];
  });
}

/** Whether a rounded path leads anywhere: a path of nothing but the start is no move. */
export function isMove(start: Pose, path: readonly Pose[]): boolean {
  return path.some(
    (pose) =>
      pose.x !== start.x ||
      pose.y !== start.y ||
      pose.z !== start.z ||
      pose.facingX !== start.facingX ||
      pose.facingY !== start.facingY,
  );
}

/** The body of a mover at the end of its path; its own body when it did not move. */
export function endOf(prepared: Prepared, step: Step): Body {
  const { body } = moverAt(prepared, step.index);
  const last = step.path.at(-1);
  return last !== undefined && (prepared.problem.mode === 'set-up' || isMove(body.pose, step.path))
    ? placed(body, last)
    : body;
}

/** The layout after all steps. */
function finalLayout(prepared: Prepared, steps: readonly Step[]): Layout {
  const layout = startLayout(prepared);
  for (const step of steps) layout.bodies[step.index] = endOf(prepared, step);
  layout.placed.fill(true);
  return layout;
}

/** What is broken of all that must hold in any case. */
export function hardViolations(prepared: Prepared, steps: readonly Step[]): readonly Violation[] {
  const last = finalLayout(prepared, steps);
  const found: Violation[] = [];
  const report = (judge: Judge, fault: Fault | undefined) => {
    if (fault) found.push({ rule: judge.constraint.rule, kind: judge.constraint.kind, ...fault });
  };
  const layout = startLayout(prepared);
  for (const step of steps) {
    if (prepared.problem.mode === 'move')
      for (const judge of prepared.judges) report(judge, judge.path?.(layout, step.index, step.path));
    layout.bodies[step.index] = last.bodies[step.index];
  }
  for (let index = 0; index < last.bodies.length; index++) {
    const body = last.bodies[index];
    if (body) for (const judge of prepared.judges) report(judge, judge.end?.(last, index, body));
  }
  for (const judge of prepared.judges) for (const fault of judge.unit?.(last) ?? []) report(judge, fault);
  return found;
}
