import fc from 'fast-check';
import type { BaseShape, Body, Point } from '../src/body.ts';
import { pose, toTable } from '../src/pose.ts';

// The same cases on every run and machine; another seed looks further.
fc.configureGlobal({ seed: 20260 });

/** The unit vector at an angle in radians; tests alone use angles and trigonometry. */
function direction(angle: number): Point {
  return [Math.cos(angle), Math.sin(angle)];
}

export function round(x: number, y: number, radius = 0.63, z = 0): Body {
  return { shape: { kind: 'round', radius }, pose: pose(x, y, [1, 0], z), height: 2 };
}

export function oval(x: number, y: number, long: number, short: number, facing: Point = [1, 0]): Body {
  return { shape: { kind: 'oval', long, short }, pose: pose(x, y, facing), height: 2 };
}

/** A rectangular hull, its length along the facing. */
export function box(x: number, y: number, length: number, width: number, facing: Point = [1, 0]): Body {
  const [u, v] = [length / 2, width / 2];
  const outline: Point[] = [
    [-u, -v],
    [u, -v],
    [u, v],
    [-u, v],
  ];
  return { shape: { kind: 'hull', outline }, pose: pose(x, y, facing), height: 2 };
}

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });

export const facings = number(0, 2 * Math.PI).map(direction);

const rounds = number(0.3, 3).map((radius): BaseShape => ({ kind: 'round', radius }));
const ovals = fc
  .tuple(number(0.6, 3.5), number(0.3, 1))
  .map(([long, share]): BaseShape => ({ kind: 'oval', long, short: long * share }));
const hulls = fc.array(number(0, 0.8), { minLength: 4, maxLength: 8 }).map((offsets): BaseShape => {
  const corners = offsets.map((offset, index) => direction(((index + offset) / offsets.length) * 2 * Math.PI));
  return { kind: 'hull', outline: corners.map(([x, y]): Point => [3 * x, 1.5 * y]) };
});

export const shapes = fc.oneof(rounds, ovals, hulls);

/** Bodies of every shape, close enough together to be apart, in contact or overlapping about equally often. */
export const bodies = fc
  .tuple(shapes, number(0, 12), number(0, 8), facings)
  .map(([shape, x, y, facing]): Body => ({ shape, pose: pose(x, y, facing), height: 2 }));

export const points = fc.tuple(number(0, 12), number(0, 8));

/** Points densely round an outline, in order, every corner of a hull among them. */
export function outlinePoints(body: Body, count = 400): Point[] {
  const { shape } = body;
  if (shape.kind === 'hull') {
    const each = Math.ceil(count / shape.outline.length);
    return shape.outline.flatMap(([x, y], index) => {
      const [toX, toY] = shape.outline[(index + 1) % shape.outline.length]!;
      return Array.from({ length: each }, (_, k) =>
        toTable(body.pose, [x + ((toX - x) * k) / each, y + ((toY - y) * k) / each]),
      );
    });
  }
  const [long, short] = shape.kind === 'round' ? [shape.radius, shape.radius] : [shape.long, shape.short];
  return Array.from({ length: count }, (_, k) => {
    const [x, y] = direction((k / count) * 2 * Math.PI);
    return toTable(body.pose, [x * long, y * short]);
  });
}
