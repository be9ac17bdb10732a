import type { Point } from '../body.ts';
import type { Step } from './answer.ts';
import { type Aim, placeInTurn } from './greedy.ts';
import { moverAt, type Prepared, startLayout } from './judge.ts';
import { groupOf, nearestOf } from './measure.ts';
import type { Goal } from './problem.ts';

/** The whole unit moved by the same vector, each model as near to its place in the formation as it gets. */

/** A part of the way that the slowest model can go; undefined for goals that give no direction. */
export function moveInFormation(prepared: Prepared, goal: Goal, part: number): readonly Step[] | undefined {
  const vector = vectorOf(prepared, goal);
  if (vector === undefined) return undefined;
  const [dx, dy] = vector;
  const wanted = (index: number): Point => {
    const { x, y } = moverAt(prepared, index).body.pose;
    return [x + dx * part, y + dy * part];
  };
  const aim: Aim = {
    toward: (index) => [wanted(index)],
    objective: (index) => {
      const [x, y] = wanted(index);
      return ({ pose }) => Math.sqrt((pose.x - x) * (pose.x - x) + (pose.y - y) * (pose.y - y));
    },
  };
  const order = frontFirst(prepared, vector);
  return placeInTurn(prepared, { ...startLayout(prepared), waitingBlocks: false }, order, aim, false);
}

function frontFirst(prepared: Prepared, [dx, dy]: Point): readonly number[] {
  const ahead = prepared.movers.map(({ body: { pose } }) => pose.x * dx + pose.y * dy);
  return prepared.movers.map((_, index) => index).sort((a, b) => (ahead[b] ?? 0) - (ahead[a] ?? 0) || a - b);
}

function vectorOf(prepared: Prepared, goal: Goal): Point | undefined {
  const full = directionOf(prepared, goal);
  if (full === undefined) return undefined;
  const length = Math.sqrt(full[0] * full[0] + full[1] * full[1]);
  const slowest = Math.min(...prepared.movers.map((mover) => mover.maximum ?? length));
  return length === 0 ? undefined : [full[0] * Math.min(1, slowest / length), full[1] * Math.min(1, slowest / length)];
}

/** From the middle of the unit to the goal, or away from the nearest of the models to be left. */
function directionOf(prepared: Prepared, goal: Goal): Point | undefined {
  const { movers } = prepared;
  if (movers.length === 0) return undefined;
  const x = movers.reduce((sum, mover) => sum + mover.body.pose.x, 0) / movers.length;
  const y = movers.reduce((sum, mover) => sum + mover.body.pose.y, 0) / movers.length;
  switch (goal.kind) {
    case 'toward':
    case 'spread':
      return [goal.x - x, goal.y - y];
    case 'toward-models':
    case 'away': {
      const group = groupOf(prepared.ground, goal.models);
      const near = movers
        .map((mover) => nearestOf(mover.body, group))
        .reduce((a, b) => (b.distance < a.distance ? b : a));
      const target = group.bodies[near.index]?.pose;
      if (target === undefined) return undefined;
      const [dx, dy] = [target.x - x, target.y - y];
      if (goal.kind === 'toward-models') return [dx, dy];
      const length = Math.sqrt(dx * dx + dy * dy) || 1;
      const far = prepared.problem.scene.width;
      return [(-dx / length) * far, (-dy / length) * far];
    }
    default:
      return undefined;
  }
}
