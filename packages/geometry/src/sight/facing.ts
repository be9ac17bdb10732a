import type { Point } from '../body.ts';
import { halfway, unitCircle } from '../unit-circle.ts';
import { farthest, type Outline, reachOf, type Spot } from './outline.ts';
import type { Pair } from './pair.ts';
import { centreOf, halvesOf, type Patch } from './patch.ts';
import type { Point3 } from './types.ts';

/** A part of the target's surface: a flat patch, and a point of it with the outward unit normal there. */
export interface Part {
  readonly patch: Patch;
  readonly point: Point3;
  readonly normal: Point3;
  /** How far the true surface bulges out of the patch, in inches. */
  readonly bulge: number;
  /** On the side of an ellipse: the normals at both ends. */
  readonly arc?: readonly [Point, Point];
}

/** So far from its lower and upper edge, in inches, a side is looked at first. */
const EDGE = 0.01;

/** The parts of the target that may face the observer: stretches of its side, and its top seen from higher up. */
export function facingParts({ a, b }: Pair, bottom: number, top: number): Part[] {
  const sides = sidesOf(b.outline, bottom, top).filter((part) => faces({ a, b }, part));
  return a.top > b.top && bottom < top ? [...sides, ...topParts(b.outline, b.top)] : sides;
}

/** Whether some place of a part faces some part of the observer. */
export function faces({ a, b }: Pick<Pair, 'a' | 'b'>, { normal, arc }: Part): boolean {
  if (normal[2] > 0) return true;
  const normals: readonly (readonly number[])[] = arc ? [normal, ...arc] : [normal];
  return normals.some(([x = 0, y = 0]) => reachOf(a.outline, x, y) > reachOf(b.outline, x, y) + 1e-6);
}

/** Whether a point has all of a part before it, none of it turned away. */
export function isBefore([x, y, z]: Point3, { patch, normal, arc }: Part): boolean {
  const normals: readonly (readonly number[])[] = arc ? [normal, ...arc] : [normal];
  return normals.every(([nx = 0, ny = 0, nz = 0]) =>
    patch.every((corner) => (x - corner[0]) * nx + (y - corner[1]) * ny + (z - corner[2]) * nz > 0),
  );
}

/** The lowest and the highest places in the middle of a part: what is hidden is most often hidden from below or above. */
export function rimsOf(part: Part): Part[] {
  const { patch, point, normal } = part;
  const [bottom, top] = [patch[0]?.[2] ?? 0, patch[2]?.[2] ?? 0];
  return normal[2] > 0 ? [] : [bottom + EDGE, top - EDGE].map((z) => ({ ...part, point: [point[0], point[1], z] }));
}

/** Points of the observer from which much is seen: the near side, both flanks and the middle; high first, or on one level where all are alike. */
export function eyesOf({ a, axis }: Pair, flat: boolean): Point3[] {
  const { outline, bottom, top } = a;
  const places: Point[] = [
    rimPoint(outline, [axis.x, axis.y]),
    rimPoint(outline, [-axis.y, axis.x]),
    rimPoint(outline, [axis.y, -axis.x]),
    [outline.x, outline.y],
  ];
  const levels = flat ? [(bottom + top) / 2] : [top, (bottom + top) / 2, bottom];
  return levels.flatMap((z) => places.map(([x, y]): Point3 => [x, y, z]));
}

/** The two halves of a part, cut across its longer side; a bent one that nothing faces as a whole is always made narrower. */
export function halvedPart(part: Part, outline: Outline, narrower: boolean): Part[] {
  const { patch, arc, normal, bulge } = part;
  const [first, second] = patch;
  const [bottom, top] = [patch[0]?.[2] ?? 0, patch[2]?.[2] ?? 0];
  if (arc && first && second) {
    const [alongX, alongY] = [second[0] - first[0], second[1] - first[1]];
    const wide = narrower || alongX * alongX + alongY * alongY >= (top - bottom) * (top - bottom);
    const middle = halfway(...arc);
    if (wide) return [arcPart(outline, arc[0], middle, bottom, top), arcPart(outline, middle, arc[1], bottom, top)];
    const level = (bottom + top) / 2;
    return [arcPart(outline, ...arc, bottom, level), arcPart(outline, ...arc, level, top)];
  }
  return halvesOf(patch).map((half) => ({ patch: half, point: centreOf(half), normal, bulge }));
}

function sidesOf(outline: Outline, bottom: number, top: number): Part[] {
  if (outline.ellipse) {
    const circle = unitCircle(16);
    return circle.map((normal, index) => arcPart(outline, normal, circle[(index + 1) % 16] ?? normal, bottom, top));
  }
  const corners = rimOf(outline);
  return corners.flatMap((from, index): Part[] => {
    const to = corners[(index + 1) % corners.length] ?? from;
    const [alongX, alongY] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.sqrt(alongX * alongX + alongY * alongY);
    if (length < 1e-9) return [];
    const patch = upright(from, to, bottom, top);
    return [{ patch, point: centreOf(patch), normal: [alongY / length, -alongX / length, 0], bulge: 0 }];
  });
}

function arcPart(outline: Outline, from: Point, to: Point, bottom: number, top: number): Part {
  const [x, y] = halfway(from, to);
  const [start, end, middle] = [rimPoint(outline, from), rimPoint(outline, to), rimPoint(outline, [x, y])];
  const bulge = (middle[0] - (start[0] + end[0]) / 2) * x + (middle[1] - (start[1] + end[1]) / 2) * y;
  return {
    patch: upright(start, end, bottom, top),
    point: [middle[0], middle[1], (bottom + top) / 2],
    normal: [x, y, 0],
    bulge: 2 * bulge,
    arc: [from, to],
  };
}

function upright([fromX, fromY]: Point, [toX, toY]: Point, bottom: number, top: number): Patch {
  return [
    [fromX, fromY, bottom],
    [toX, toY, bottom],
    [toX, toY, top],
    [fromX, fromY, top],
  ];
}

function topParts(outline: Outline, top: number): Part[] {
  const rim = rimOf(outline);
  return rim.map((from, index) => {
    const to = rim[(index + 1) % rim.length] ?? from;
    const patch: Patch = [
      [outline.x, outline.y, top],
      [...from, top],
      [...to, top],
    ];
    return { patch, point: centreOf(patch), normal: [0, 0, 1], bulge: 0 };
  });
}

/** The corners of an outline; of an ellipse 32 points, which leave out at most 0.5% of its half axes. */
function rimOf(outline: Outline): Point[] {
  const { corners, ellipse } = outline;
  if (ellipse) return unitCircle(32).map((normal) => rimPoint(outline, normal));
  return Array.from({ length: corners.length / 2 }, (_, i) => [corners[2 * i] ?? 0, corners[2 * i + 1] ?? 0]);
}

/** The point of an outline that lies farthest in a unit direction. */
export function rimPoint(outline: Outline, [x, y]: Point): Point {
  const spot: Spot = { x: 0, y: 0 };
  farthest(outline, x, y, spot);
  return [spot.x, spot.y];
}
