import type { Point } from '../body.ts';
import { unitCircle } from '../unit-circle.ts';
import type { Step } from './answer.ts';
import type { Effort } from './fit.ts';
import { type Aim, placeInTurn } from './greedy.ts';
import { moverAt, type Prepared, startLayout } from './judge.ts';
import { groupOf, nearestOf } from './measure.ts';
import type { Goal } from './problem.ts';

/** The whole unit moved by the same vector, each model as near to its place in the formation as it gets. */

/** Moved by a part of what the slowest model can go towards the goal; undefined for goals that give no direction. */
export function moveInFormation(
  prepared: Prepared,
  goal: Goal,
  part: number,
  effort: Effort,
): readonly Step[] | undefined {
  const full = directionOf(prepared, goal);
  if (full === undefined) return undefined;
  const length = Math.sqrt(full[0] * full[0] + full[1] * full[1]);
  const share = length === 0 ? 0 : (part * Math.min(length, slowest(prepared))) / length;
  return moveBy(prepared, [full[0] * share, full[1] * share], effort);
}

/** Moved as far as it can go, in one direction after the other. */
export function* moveAnywhere(prepared: Prepared, effort: Effort): Generator<readonly Step[] | undefined> {
  const far = Math.min(slowest(prepared), prepared.problem.scene.width);
  for (const part of [1, 0.5]) {
    for (const [u, v] of unitCircle(8)) yield moveBy(prepared, [u * far * part, v * far * part], effort);
  }
}

function moveBy(prepared: Prepared, [dx, dy]: Point, effort: Effort): readonly Step[] | undefined {
  const wanted = (index: number): Point => {
    const { x, y } = moverAt(prepared, index).body.pose;
    return prepared.fixed[index] ? [x, y] : [x + dx, y + dy];
  };
  const aim: Aim = {
    effort,
    toward: (index) => [wanted(index)],
    objective: (index) => {
      const [x, y] = wanted(index);
      return ({ pose }) => Math.sqrt((pose.x - x) * (pose.x - x) + (pose.y - y) * (pose.y - y));
    },
  };
  const ahead = prepared.movers.map(({ body: { pose } }) => pose.x * dx + pose.y * dy);
  const order = prepared.movers.map((_, index) => index).sort((a, b) => (ahead[b] ?? 0) - (ahead[a] ?? 0) || a - b);
  return placeInTurn(prepared, { ...startLayout(prepared), waitingBlocks: false }, order, aim, false);
}

/** Inches that every model which may move can go. */
function slowest(prepared: Prepared): number {
  return prepared.movers.reduce(
    (least, mover, index) => (prepared.fixed[index] ? least : Math.min(least, mover.maximum ?? Infinity)),
    Infinity,
  );
}

/** From the middle of the unit to the goal, or away from the nearest of the models to be left. */
function directionOf(prepared: Prepared, goal: Goal): Point | undefined {
  const { movers } = prepared;
  if (movers.length === 0) return undefined;
  const x = movers.reduce((sum, mover) => sum + mover.body.pose.x, 0) / movers.length;
  const y = movers.reduce((sum, mover) => sum + mover.body.pose.y, 0) / movers.length;
  if (goal.kind === 'toward' || goal.kind === 'spread') return [goal.x - x, goal.y - y];
  if (goal.kind !== 'toward-models' && goal.kind !== 'away') return undefined;
  const group = groupOf(prepared.ground, goal.models);
  const nearest = movers
    .map((mover) => nearestOf(mover.body, group))
    .reduce((a, b) => (b.distance < a.distance ? b : a));
  const target = group.bodies[nearest.index]?.pose;
  if (target === undefined) return undefined;
  const [dx, dy] = [target.x - x, target.y - y];
  if (goal.kind === 'toward-models') return [dx, dy];
  const length = Math.sqrt(dx * dx + dy * dy) || 1;
  const far = prepared.problem.scene.width;
  return [(-dx / length) * far, (-dy / length) * far];
}
