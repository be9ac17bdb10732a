import type { Outline } from './outline.ts';
import { centreOf, type Patch } from './patch.ts';
import type { Piece } from './piece.ts';
import type { Point3 } from './types.ts';

/** All lines from a point to a patch, by bounds. */
export interface Cone {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Unit vectors in plan: the middle way, and the ways along the right and the left side. */
  readonly along: Corner;
  readonly right: Corner;
  readonly left: Corner;
  /** Least and greatest distance of the patch along the middle way. */
  readonly near: number;
  readonly far: number;
  /** Heights of the patch over the point. */
  readonly down: number;
  readonly up: number;
}

/** The cone from a point to a patch; none straight up or down. */
export function coneTo([x, y, z]: Point3, patch: Patch): Cone | undefined {
  const [toX, toY] = centreOf(patch);
  const along = unit(toX - x, toY - y);
  if (!along) return undefined;
  let [right, left] = [along, along];
  let [near, far, down, up] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const corner of patch) {
    const way: Corner = [corner[0] - x, corner[1] - y];
    if (cross(left, way) > 0) left = way;
    if (cross(right, way) < 0) right = way;
    const distance = way[0] * along[0] + way[1] * along[1];
    [near, far] = [Math.min(near, distance), Math.max(far, distance)];
    [down, up] = [Math.min(down, corner[2] - z), Math.max(up, corner[2] - z)];
  }
  return { x, y, z, along, right: unit(...right) ?? along, left: unit(...left) ?? along, near, far, down, up };
}

function unit(x: number, y: number): Corner | undefined {
  const length = Math.sqrt(x * x + y * y);
  return length < 1e-9 ? undefined : [x / length, y / length];
}

function cross(a: Corner, b: Corner): number {
  return a[0] * b[1] - a[1] * b[0];
}

/**
 * Whether a piece surely stays clear of a cone that is widened in plan by `slack`.
 * Cautious: a piece that only comes near may be said not to.
 */
export function missesCone({ outline, bottom, top }: Piece, cone: Cone, slack: number): boolean {
  const { x, y, z, along, right, left, near, far, down, up } = cone;
  const centre: Corner = [outline.x - x, outline.y - y];
  const reach = outline.radius + slack;
  if (cross(right, centre) < -reach || cross(left, centre) > reach) return true;
  const middle = centre[0] * along[0] + centre[1] * along[1];
  if (middle < -reach || middle > far + reach) return true;
  const corners = clipped(clipped(cornersOf(outline, x, y), right, 1, slack), left, -1, slack);
  if (corners.length === 0) return true;
  let [enter, leave] = [Infinity, -Infinity];
  for (const corner of corners) {
    const distance = corner[0] * along[0] + corner[1] * along[1];
    [enter, leave] = [Math.min(enter, distance), Math.max(leave, distance)];
  }
  if (leave <= 0 || enter >= far) return true;
  if (near <= 0) return false;
  const [least, most] = [Math.max(0, enter / far), Math.min(1, leave / near)];
  return top <= z + Math.min(down * least, down * most) || bottom >= z + Math.max(up * least, up * most);
}

type Corner = readonly [number, number];

/** The corners of an outline seen from a point; of an ellipse those of a polygon round it. */
function cornersOf({ corners, ellipse, x, y }: Outline, fromX: number, fromY: number): Corner[] {
  if (!ellipse) {
    return Array.from({ length: corners.length / 2 }, (_, i) => [
      (corners[2 * i] ?? 0) - fromX,
      (corners[2 * i + 1] ?? 0) - fromY,
    ]);
  }
  const { long, short, alongX, alongY } = ellipse;
  return OCTAGON.map(([u, v]) => [
    x - fromX + u * long * alongX - v * short * alongY,
    y - fromY + u * long * alongY + v * short * alongX,
  ]);
}

const WIDE = Math.sqrt(2) - 1;
/** Round the unit circle: where the tangents at eight even places meet. */
const OCTAGON: readonly Corner[] = [
  [1, -WIDE],
  [1, WIDE],
  [WIDE, 1],
  [-WIDE, 1],
  [-1, WIDE],
  [-1, -WIDE],
  [-WIDE, -1],
  [WIDE, -1],
];

/** Keeps of a polygon what lies on the given side of a line through the origin, or less than the slack beyond it. */
function clipped(corners: Corner[], way: Corner, side: 1 | -1, slack: number): Corner[] {
  const kept: Corner[] = [];
  let from = corners[corners.length - 1];
  let before = from ? side * cross(way, from) + slack : 0;
  for (const to of corners) {
    const here = side * cross(way, to) + slack;
    if (from && before < 0 !== here < 0) {
      const share = before / (before - here);
      kept.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
    }
    if (here >= 0) kept.push(to);
    [from, before] = [to, here];
  }
  return kept;
}
