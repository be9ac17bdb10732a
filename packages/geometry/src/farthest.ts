import type { Body, Point } from './body.ts';
import { coreGap, signedGap } from './convex.ts';
import { type Core, coreOf, farthestPoint, reach, segmentCore } from './core.ts';
import { slant, verticalDistance } from './distance.ts';
import { worldOutline } from './pose.ts';
import { unitCircle } from './unit-circle.ts';

/** Directions from which the search over an oval starts: its distance has few hills, all wider than this. */
const STARTS = unitCircle(32);
const PRECISION = 1e-10;
const MOST_STEPS = 500;

/**
 * Greatest straight-line distance in inches of any part of a base from the nearest part of another,
 * the number that "wholly within" compares with its limit.
 * @rule 01.04.01
 */
export function farthestDistance(body: Body, fromBody: Body): number {
  return slant(farthestInPlan(body, coreOf(fromBody)), verticalDistance(body, fromBody));
}

function farthestInPlan(body: Body, from: Core): number {
  switch (body.shape.kind) {
    case 'round': {
      const centre: Point = [body.pose.x, body.pose.y];
      return Math.max(0, pointGap(centre, from) + body.shape.radius);
    }
    case 'oval':
      return farthestOfOval(coreOf(body), from);
    case 'hull':
      return worldOutline(body).reduce((most, corner) => Math.max(most, pointGap(corner, from)), 0);
  }
}

/** Signed distance of a point from an outline: negative inside. */
function pointGap(point: Point, from: Core): number {
  return signedGap(segmentCore(point, point), from);
}

/** The distance grows along a direction by reach minus reach; climb from each hill that the starts show. */
function farthestOfOval(oval: Core, from: Core): number {
  const excess = STARTS.map(([x, y]) => reach(oval, x, y) - reach(from, x, y));
  let most = 0;
  for (const [index, start] of STARTS.entries()) {
    const here = excess[index] ?? 0;
    const before = excess.at(index - 1) ?? here;
    const after = excess[(index + 1) % STARTS.length] ?? here;
    if (here >= before && here >= after) most = Math.max(most, climb(oval, from, start));
  }
  return most;
}

/** From a direction to the farthest point, from there to the direction in which it lies, and so on. */
function climb(oval: Core, from: Core, start: Point): number {
  let direction = start;
  let best = 0;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const point = farthestPoint(oval, direction[0], direction[1]);
    const { distance, onA, onB } = coreGap(segmentCore(point, point), from);
    const here = distance - from.margin;
    if (distance === 0 || here <= best + PRECISION) return Math.max(best, here);
    best = here;
    direction = [(onA[0] - onB[0]) / distance, (onA[1] - onB[1]) / distance];
  }
  return best;
}
