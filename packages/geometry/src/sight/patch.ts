import type { Outline } from './outline.ts';
import type { Piece } from './piece.ts';
import type { Point3 } from './types.ts';

/** A flat convex piece of a surface, by its corners in order. */
export type Patch = readonly Point3[];

/** The middle of a patch. */
export function centreOf(patch: Patch): Point3 {
  let [x, y, z] = [0, 0, 0];
  for (const corner of patch) {
    x += corner[0] / patch.length;
    y += corner[1] / patch.length;
    z += corner[2] / patch.length;
  }
  return [x, y, z];
}

function between(a: Point3, b: Point3): Point3 {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];
}

/** The two halves of a patch of three or four corners, cut across its longest side. */
export function halvesOf(patch: Patch): [Patch, Patch] {
  const corner = (index: number): Point3 => patch[index % patch.length] ?? [0, 0, 0];
  let longest = 0;
  for (let index = 1; index < patch.length; index += 1) {
    if (squaredSide(patch, index) > squaredSide(patch, longest)) longest = index;
  }
  const [a, b, c, d] = [corner(longest), corner(longest + 1), corner(longest + 2), corner(longest + 3)];
  const cut = between(a, b);
  if (patch.length === 3) {
    return [
      [a, cut, c],
      [cut, b, c],
    ];
  }
  const across = between(c, d);
  return [
    [a, cut, across, d],
    [cut, b, c, across],
  ];
}

function squaredSide(patch: Patch, index: number): number {
  const [ax, ay, az] = patch[index] ?? [0, 0, 0];
  const [bx, by, bz] = patch[(index + 1) % patch.length] ?? [0, 0, 0];
  return (ax - bx) * (ax - bx) + (ay - by) * (ay - by) + (az - bz) * (az - bz);
}

/** The shortest side of a patch in inches; of one of no height the other. */
export function widthOf(patch: Patch): number {
  const sides = patch.map((_, index) => squaredSide(patch, index)).filter((squared) => squared > 0);
  return Math.sqrt(Math.min(...sides));
}

/**
 * Whether a piece surely stays clear of all lines from a point to a patch, widened in plan by `slack`.
 * Cautious: a piece that only comes near may be said not to.
 */
export function missesCone(piece: Piece, from: Point3, patch: Patch, slack: number): boolean {
  const [x, y, z] = from;
  const [toX, toY] = centreOf(patch);
  const length = Math.sqrt((toX - x) * (toX - x) + (toY - y) * (toY - y));
  if (length === 0) return false;
  const [alongX, alongY] = [(toX - x) / length, (toY - y) / length];
  const reach = extent(patch, x, y, alongX, alongY);
  const corners = clippedToCone(cornersOf(piece.outline), x, y, patch, slack);
  if (corners.length === 0) return true;
  let [enter, leave] = [Infinity, -Infinity];
  for (const [px, py] of corners) {
    const along = (px - x) * alongX + (py - y) * alongY;
    [enter, leave] = [Math.min(enter, along), Math.max(leave, along)];
  }
  if (leave <= 0 || enter >= reach.far) return true;
  if (reach.near <= 0) return false;
  const [least, most] = [Math.max(0, enter / reach.far), Math.min(1, leave / reach.near)];
  const heights = patch.map((corner) => corner[2] - z);
  const [down, up] = [Math.min(...heights), Math.max(...heights)];
  const bottom = z + Math.min(down * least, down * most);
  const top = z + Math.max(up * least, up * most);
  return piece.top <= bottom || piece.bottom >= top;
}

function extent(patch: Patch, x: number, y: number, alongX: number, alongY: number): { near: number; far: number } {
  const along = patch.map((corner) => (corner[0] - x) * alongX + (corner[1] - y) * alongY);
  return { near: Math.min(...along), far: Math.max(...along) };
}

type Corner = readonly [number, number];

/** The corners of an outline; of an ellipse those of a polygon round it. */
function cornersOf({ corners, ellipse, x, y }: Outline): Corner[] {
  if (!ellipse)
    return Array.from({ length: corners.length / 2 }, (_, i) => [corners[2 * i] ?? 0, corners[2 * i + 1] ?? 0]);
  const { long, short, alongX, alongY } = ellipse;
  return OCTAGON.map(([u, v]) => [
    x + u * long * alongX - v * short * alongY,
    y + u * long * alongY + v * short * alongX,
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

/** Cuts a polygon to the two sides of the cone from a point to a patch. */
function clippedToCone(corners: Corner[], x: number, y: number, patch: Patch, slack: number): Corner[] {
  let [leftX, leftY] = [(patch[0]?.[0] ?? 0) - x, (patch[0]?.[1] ?? 0) - y];
  let [rightX, rightY] = [leftX, leftY];
  for (const corner of patch) {
    const [toX, toY] = [corner[0] - x, corner[1] - y];
    if (leftX * toY - leftY * toX > 0) [leftX, leftY] = [toX, toY];
    if (rightX * toY - rightY * toX < 0) [rightX, rightY] = [toX, toY];
  }
  return clipped(clipped(corners, x, y, rightX, rightY, slack), x, y, -leftX, -leftY, slack);
}

/** Keeps what lies to the left of a ray's line, or less than the slack to its right. */
function clipped(corners: Corner[], x: number, y: number, alongX: number, alongY: number, slack: number): Corner[] {
  const length = Math.sqrt(alongX * alongX + alongY * alongY);
  const side = ([px, py]: Corner) => (alongX * (py - y) - alongY * (px - x)) / length + slack;
  return corners.flatMap((to, index): Corner[] => {
    const from = corners.at(index - 1) ?? to;
    const [before, here] = [side(from), side(to)];
    const kept: Corner[] = [];
    if (before < 0 !== here < 0) {
      const share = before / (before - here);
      kept.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
    }
    if (here >= 0) kept.push(to);
    return kept;
  });
}
