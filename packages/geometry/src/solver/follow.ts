import type { Body, Point, Pose } from '../body.ts';
import { endOf, hardViolations, isMove, type Step } from './answer.ts';
import { type Aim, nearestFirst, newEffort, placeInTurn } from './greedy.ts';
import { copyLayout, type Layout, moverAt, type Prepared, startLayout } from './judge.ts';
import { centreDistance } from './measure.ts';

/** One model put elsewhere, and what becomes of those after it. */

/** The layout at the turn of a model: those before it at their ends, those that never move placed from the start. */
export function layoutBefore(prepared: Prepared, steps: readonly Step[], index: number): Layout {
  const layout = startLayout(prepared);
  const own = steps.findIndex((step) => step.index === index);
  const earlier = own < 0 ? steps : steps.slice(0, own);
  const later = new Set(own < 0 ? [] : steps.slice(own).map((step) => step.index));
  if (prepared.problem.mode === 'move') for (const i of prepared.movers.keys()) layout.placed[i] = !later.has(i);
  for (const step of earlier) {
    layout.bodies[step.index] = endOf(prepared, step);
    layout.placed[step.index] = true;
  }
  return layout;
}

/** The answer with another way for one model. */
export function replaced(steps: readonly Step[], index: number, path: readonly Pose[]): readonly Step[] {
  const step = { index, path };
  const isThere = steps.some((other) => other.index === index);
  return isThere ? steps.map((other) => (other.index === index ? step : other)) : [...steps, step];
}

/** The answer with another place for one model and new places for those after it, so that the whole unit ends legally. */
export function followed(
  prepared: Prepared,
  steps: readonly Step[],
  before: Layout,
  index: number,
  body: Body,
  path: readonly Pose[],
): readonly Step[] | undefined {
  const layout = { ...copyLayout(before), waitingBlocks: false };
  layout.bodies[index] = body;
  layout.placed[index] = true;
  const earlier = steps.filter((step) => before.placed[step.index]);
  const away = (other: Body) => centreDistance(other, body);
  const aim: Aim = {
    toward: (follower) => [[body.pose.x, body.pose.y], endPoint(prepared, steps, follower)],
    objective: () => away,
    effort: newEffort(),
  };
  const later = placeInTurn(prepared, layout, nearestFirst(prepared, layout, away), aim);
  if (later === undefined) return undefined;
  const moved = later.filter((step) => isMove(moverAt(prepared, step.index).body.pose, step.path));
  const all = [...earlier, { index, path }, ...moved];
  return hardViolations(prepared, all).length === 0 ? all : undefined;
}

function endPoint(prepared: Prepared, steps: readonly Step[], index: number): Point {
  const step = steps.find((other) => other.index === index);
  const { x, y } = (step ? endOf(prepared, step) : moverAt(prepared, index).body).pose;
  return [x, y];
}
