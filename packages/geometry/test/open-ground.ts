/** Ways on a table without terrain, for tests and measurements of the search for ways. */
import type { Body, Point, Pose } from '../src/body.ts';
import { makeTerrain } from '../src/ground/terrain.ts';
import { findWay } from '../src/ground/way.ts';
import { movedTo } from '../src/pose.ts';

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
