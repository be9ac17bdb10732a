import type { Point } from './body.ts';

const circles = new Map<number, readonly Point[]>();

/**
 * Unit vectors evenly round the circle, counter-clockwise from [1, 0]; the count is a power of two from 4 on.
 * Built by halving angles with square roots, so every machine has the same bits.
 */
export function unitCircle(count: number): readonly Point[] {
  const known = circles.get(count);
  if (known) return known;
  let quadrant: Point[] = [[1, 0]];
  while (quadrant.length * 4 < count) quadrant = halved(quadrant);
  if (quadrant.length * 4 !== count) throw new Error(`A unit circle has 4, 8, 16, ... points, not ${count}`);
  const circle = quarterTurns.flatMap((turn) => quadrant.map(turn));
  circles.set(count, circle);
  return circle;
}

/** The unit vector half-way between two that are less than a half turn apart. */
export function halfway([ax, ay]: Point, [bx, by]: Point): Point {
  const x = ax + bx;
  const y = ay + by;
  const length = Math.sqrt(x * x + y * y);
  return [x / length, y / length];
}

const quarterTurns: readonly ((vector: Point) => Point)[] = [
  ([x, y]) => [x, y],
  ([x, y]) => [0 - y, x],
  ([x, y]) => [0 - x, 0 - y],
  ([x, y]) => [y, 0 - x],
];

function halved(quadrant: readonly Point[]): Point[] {
  return quadrant.flatMap((vector, index) => [vector, halfway(vector, quadrant[index + 1] ?? [0, 1])]);
}
