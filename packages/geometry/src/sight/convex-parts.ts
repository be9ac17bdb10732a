import type { Point } from '../body.ts';
import type { Polygon } from '../polygon.ts';

const known = new WeakMap<Polygon, readonly Polygon[]>();

/** A simple polygon as convex ones, counter-clockwise; split once for each polygon object. */
export function convexParts(polygon: Polygon): readonly Polygon[] {
  const parts = known.get(polygon) ?? split(counterClockwise(polygon));
  known.set(polygon, parts);
  return parts;
}

function split(polygon: Point[]): Polygon[] {
  return isConvex(polygon) ? [polygon] : merged(triangles(polygon));
}

function counterClockwise(polygon: Polygon): Point[] {
  let area = 0;
  let [fromX, fromY] = polygon[polygon.length - 1] ?? [0, 0];
  for (const [x, y] of polygon) {
    area += fromX * y - fromY * x;
    [fromX, fromY] = [x, y];
  }
  return area < 0 ? [...polygon].reverse() : [...polygon];
}

function at(polygon: readonly Point[], index: number): Point {
  return polygon[(index + polygon.length) % polygon.length] ?? [0, 0];
}

/** Positive where a-b-c turns left. */
function turn([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number {
  return (bx - ax) * (cy - by) - (by - ay) * (cx - bx);
}

function isConvex(polygon: readonly Point[]): boolean {
  return polygon.every((corner, index) => turn(at(polygon, index - 1), corner, at(polygon, index + 1)) >= -1e-9);
}

/** Cuts off one ear after the other. */
function triangles(polygon: readonly Point[]): Point[][] {
  const rest = [...polygon];
  const cut: Point[][] = [];
  while (rest.length > 3) {
    const ear = rest.findIndex((_, index) => isEar(rest, index));
    const index = Math.max(0, ear);
    const triangle = [at(rest, index - 1), at(rest, index), at(rest, index + 1)];
    if (turn(...(triangle as [Point, Point, Point])) > 0) cut.push(triangle);
    rest.splice(index, 1);
  }
  return [...cut, rest];
}

function isEar(polygon: readonly Point[], index: number): boolean {
  const [before, corner, after] = [at(polygon, index - 1), at(polygon, index), at(polygon, index + 1)];
  if (turn(before, corner, after) < 0) return false;
  const inside = (point: Point) =>
    turn(before, corner, point) >= 0 && turn(corner, after, point) >= 0 && turn(after, before, point) >= 0;
  return !polygon.some((point) => !same(point, before) && !same(point, corner) && !same(point, after) && inside(point));
}

function same(a: Point, b: Point): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

/** Joins parts along common edges as long as the whole stays convex. */
function merged(parts: Point[][]): Point[][] {
  for (const [index, part] of parts.entries()) {
    for (const [otherIndex, other] of parts.entries()) {
      const joined = otherIndex > index ? joinedAlongEdge(part, other) : undefined;
      if (joined) return merged(parts.map((p, i) => (i === index ? joined : p)).filter((_, i) => i !== otherIndex));
    }
  }
  return parts;
}

function joinedAlongEdge(a: readonly Point[], b: readonly Point[]): Point[] | undefined {
  for (let i = 0; i < a.length; i += 1) {
    const j = b.findIndex((corner, index) => same(corner, at(a, i + 1)) && same(at(b, index + 1), at(a, i)));
    if (j < 0) continue;
    const fromA = a.map((_, k) => at(a, i + 1 + k));
    const fromB = b.slice(2).map((_, k) => at(b, j + 2 + k));
    const joined = [...fromA, ...fromB];
    return isConvex(joined) ? joined : undefined;
  }
  return undefined;
}
