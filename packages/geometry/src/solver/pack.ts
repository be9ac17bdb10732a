import type { Point } from '../body.ts';
import { placed } from '../pose.ts';
import { unitCircle } from '../unit-circle.ts';
import { aimOf, seedsOf } from './aim.ts';
import type { Step } from './answer.ts';
import { outlookAt } from './fit.ts';
import { type Aim, placeInTurn, placeOne, settle } from './greedy.ts';
import { type Layout, moverAt, type Prepared, startLayout } from './judge.ts';
import type { Goal } from './problem.ts';
import type { Spot } from './spot.ts';

/** Set-ups: the first model as near the goal as it gets, the others packed round it. */

/** First places that are tried, at least `apart` inches from each other. */
const mostSeeds = 12;
const apart = 4;
/** Inches between the places that are looked at all over the table. */
const mesh = 1.5;

/** Answers to try for a set-up, the nearest to the goal first. */
export function* packSetUp(prepared: Prepared, goal: Goal): Generator<readonly Step[] | undefined> {
  const order = biggestFirst(prepared);
  const [first] = order;
  if (first === undefined) {
    yield [];
    return;
  }
  const aim = aimOf(prepared, goal);
  const layout = startLayout(prepared);
  const nearest = placeOne(prepared, layout, first, aim);
  if (nearest) yield packedFrom(prepared, order, aim, nearest);
  if (seedsOf(prepared).length > 0) {
    for (const direction of unitCircle(8)) yield packedTo(prepared, order, aim, direction);
  }
  for (const seed of spreadSeeds(prepared, layout, first, aim)) {
    const there = placeOne(prepared, layout, first, { ...aim, toward: () => [seed] });
    if (there) yield packedFrom(prepared, order, aim, there);
  }
  if (prepared.problem.constraints.some((constraint) => constraint.kind === 'placed-if-able')) yield [];
}

function biggestFirst(prepared: Prepared): readonly number[] {
  return prepared.movers
    .map((_, index) => index)
    .sort((a, b) => (prepared.radii[b] ?? 0) - (prepared.radii[a] ?? 0) || a - b);
}

function packedFrom(prepared: Prepared, order: readonly number[], aim: Aim, first: Spot): readonly Step[] | undefined {
  const layout = startLayout(prepared);
  const [index = 0, ...others] = order;
  const step = settle(layout, index, first);
  const { x, y } = first.body.pose;
  const rest = placeInTurn(prepared, layout, others, {
    ...aim,
    toward: (next, present) => [[x, y], ...aim.toward(next, present)],
  });
  return rest && [step, ...rest];
}

/** Packed towards one side of the regions: the tightest way into a narrow one. */
function packedTo(prepared: Prepared, order: readonly number[], aim: Aim, [u, v]: Point): readonly Step[] | undefined {
  const sideways: Aim = { ...aim, objective: () => (body) => body.pose.x * u + body.pose.y * v };
  return placeInTurn(prepared, startLayout(prepared), order, sideways);
}

/** Legal places for the first model from all over the table and from the regions, nearest to the goal first, not too close together. */
function spreadSeeds(prepared: Prepared, layout: Layout, index: number, aim: Aim): readonly Point[] {
  const { width, height } = prepared.problem.scene;
  const { body } = moverAt(prepared, index);
  const objective = aim.objective(index, layout);
  const points: Point[] = [...seedsOf(prepared)];
  for (let x = mesh / 2; x < width; x += mesh) for (let y = mesh / 2; y < height; y += mesh) points.push([x, y]);
  const bodies = points
    .map(([x, y]) => placed(body, { ...body.pose, x, y, z: 0 }))
    .map((at) => ({ at, value: objective(at) }))
    .sort((a, b) => a.value - b.value);
  const found: Point[] = [];
  for (const { at } of bodies) {
    const { x, y } = at.pose;
    if (found.some(([fx, fy]) => (fx - x) * (fx - x) + (fy - y) * (fy - y) < apart * apart)) continue;
    if (outlookAt(prepared, layout, index, at) > 0) found.push([x, y]);
    if (found.length >= mostSeeds) break;
  }
  return found;
}
