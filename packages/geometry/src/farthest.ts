import type { Body, Point } from './body.ts';
import { signedGap } from './convex.ts';
import { type Core, coreOf, reach, segmentCore } from './core.ts';
import { slant, verticalDistance } from './distance.ts';
import { worldOutline } from './pose.ts';
import { halfway, unitCircle } from './unit-circle.ts';

/** Directions in which the search over an oval starts; its distance has a few wide hills. */
const STARTS = unitCircle(64);
/** Halvings of the direction after which a hill's height is known to rounding. */
const HALVINGS = 26;

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

/** In each direction the far side of the oval exceeds the other base by a height; climb each hill the starts show. */
function farthestOfOval(oval: Core, from: Core): number {
  const excess = ([x, y]: Point): number => reach(oval, x, y) - reach(from, x, y);
  const heights = STARTS.map(excess);
  let most = 0;
  for (const [index, start] of STARTS.entries()) {
    const here = heights[index] ?? 0;
    const left = (index + 1) % STARTS.length;
    if (here < (heights.at(index - 1) ?? here) || here < (heights[left] ?? here)) continue;
    most = Math.max(most, summit(excess, STARTS.at(index - 1) ?? start, start, STARTS[left] ?? start));
  }
  return most;
}

/** The greatest height between two directions, by halving towards the highest of what is known. */
function summit(heightAt: (direction: Point) => number, right: Point, middle: Point, left: Point): number {
  let best = { right, middle, left, height: heightAt(middle) };
  for (let step = 0; step < HALVINGS; step += 1) {
    const toRight = halfway(best.right, best.middle);
    const toLeft = halfway(best.middle, best.left);
    const rightHeight = heightAt(toRight);
    const leftHeight = heightAt(toLeft);
    if (rightHeight > best.height && rightHeight >= leftHeight)
      best = { right: best.right, middle: toRight, left: best.middle, height: rightHeight };
    else if (leftHeight > best.height)
      best = { right: best.middle, middle: toLeft, left: best.left, height: leftHeight };
    else best = { ...best, right: toRight, left: toLeft };
  }
  return best.height;
}
