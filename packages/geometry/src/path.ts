import type { Body, Point, Pose } from './body.ts';
import { makeTerrain } from './ground/terrain.ts';
import { findWay } from './ground/way.ts';
import { movedTo } from './pose.ts';

const openGround = { terrain: makeTerrain([]), walls: [], ceilings: [] };

/**
 * Shortest way of straight moves, in inches, that brings a base to a point on its level without turning, round the blockers at its
 * height and within the table; the last pose is the end. Undefined when none is within `maximum`.
 * No part of the way is blocked; round curves it may be up to 0.4% longer than the exact one.
 * @rule 03.01
 */
export function shortestPath(
  body: Body,
  to: Point,
  blockers: readonly Body[],
  width: number,
  height: number,
  maximum: number,
): readonly Pose[] | undefined {
  const rules = { ...openGround, models: blockers };
  return findWay({ body, end: movedTo(body.pose, to), maximum, width, height, rules })?.path;
}

/** Length in inches of a path from its start, risen and fallen inches added to the horizontal ones. */
export function pathLength(start: Pose, path: readonly Pose[]): number {
  let from = start;
  let length = 0;
  for (const to of path) {
    length += stepLength(from, to) + Math.abs(to.z - from.z);
    from = to;
  }
  return length;
}

function stepLength(from: Pose, to: Pose): number {
  const x = to.x - from.x;
  const y = to.y - from.y;
  return Math.sqrt(x * x + y * y);
}
