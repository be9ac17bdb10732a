import type { Body } from './body.ts';
import { signedGap } from './convex.ts';
import { coreOf, farthestPoint, reach } from './core.ts';
import { TOLERANCE } from './tolerance.ts';

/** The smallest upright rectangle that holds a base, in inches. */
export interface Extent {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** How far a base reaches along the axes of the table: what is asked about one named table edge. */
export function extentOf(body: Body): Extent {
  const core = coreOf(body);
  return { left: -reach(core, -1, 0), right: reach(core, 1, 0), bottom: -reach(core, 0, -1), top: reach(core, 0, 1) };
}

/**
 * Distance in inches from the nearest part of a base to the nearest table edge; 0 at or beyond it.
 * @rule 01.04.01
 */
export function distanceToTableEdge(body: Body, width: number, height: number): number {
  const { left, right, bottom, top } = extentOf(body);
  return Math.max(0, Math.min(left, width - right, bottom, height - top));
}

/**
 * Greatest distance in inches of any part of a base from the table edge nearest to that part,
 * the number that "wholly within 6 of a battlefield edge" compares with its limit.
 * @rule 01.04.01
 */
export function farthestFromTableEdge(body: Body, width: number, height: number): number {
  const core = coreOf(body);
  for (const [directionX, directionY] of INWARD) {
    const [x, y] = farthestPoint(core, directionX, directionY);
    const inwards = edgeDistances(x + directionX * core.margin, y + directionY * core.margin, width, height);
    const own = reach(core, directionX, directionY) + (directionX < 0 ? width : 0) + (directionY < 0 ? height : 0);
    if (inwards.every((other) => own <= other + 1e-12)) return Math.max(0, own);
  }
  return depthInCorner(body, width, height);
}

/**
 * Whether no part of a base is beyond the table edge by more than the tolerance.
 * @rule 03.01
 */
export function isOnTable(body: Body, width: number, height: number): boolean {
  const { left, right, bottom, top } = extentOf(body);
  return left >= -TOLERANCE && bottom >= -TOLERANCE && right <= width + TOLERANCE && top <= height + TOLERANCE;
}

const INWARD = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

function edgeDistances(x: number, y: number, width: number, height: number): number[] {
  return [x, y, width - x, height - y];
}

/** Where two edges compete, halve the interval of insets whose inner rectangle the base still touches. */
function depthInCorner(body: Body, width: number, height: number): number {
  const core = coreOf(body);
  let touched = 0;
  let clear = Math.min(width, height) / 2;
  for (let step = 0; step < 40; step += 1) {
    const inset = (touched + clear) / 2;
    if (signedGap(core, coreOf(rectangle(inset, width, height))) <= 0) touched = inset;
    else clear = inset;
  }
  return touched;
}

function rectangle(inset: number, width: number, height: number): Body {
  const x = width / 2 - inset;
  const y = height / 2 - inset;
  return {
    shape: {
      kind: 'hull',
      outline: [
        [-x, -y],
        [x, -y],
        [x, y],
        [-x, y],
      ],
    },
    pose: { x: width / 2, y: height / 2, z: 0, facingX: 1, facingY: 0 },
    height: 0,
  };
}
