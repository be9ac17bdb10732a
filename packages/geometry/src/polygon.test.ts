import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bodies, box, outlinePoints, points, round } from '../test/scenes.ts';
import type { Point } from './body.ts';
import {
  contains,
  distancePointToSegment,
  distanceToPolygon,
  edges,
  isWhollyInside,
  polygonArea,
  segmentsIntersect,
} from './polygon.ts';

/** An L of 7" and 3" arms, as ruins stand on the table. */
const corner: Point[] = [
  [2, 1],
  [9, 1],
  [9, 4],
  [5, 4],
  [5, 8],
  [2, 8],
];
const mat: Point[] = [
  [0, 0],
  [12, 0],
  [12, 8],
  [0, 8],
];

const outside = (point: Point) =>
  contains(corner, point) ? 0 : Math.min(...edges(corner).map(([from, to]) => distancePointToSegment(point, from, to)));

test('01.04.01 ex 2: a base half inside an area is within it, not wholly within', () => {
  const half = round(0, 4);
  expect(distanceToPolygon(half, mat)).toBe(0);
  expect(isWhollyInside(half, mat)).toBe(false);
  expect(isWhollyInside(round(0.63, 4), mat)).toBe(true);
});

test('13.01 ex 4: a base of 0.63" whose centre is 0.7" outside is 0.07" short, at 0.6" it is within', () => {
  expect(distanceToPolygon(round(12.7, 4), mat)).toBeCloseTo(0.07, 12);
  expect(distanceToPolygon(round(12.6, 4), mat)).toBe(0);
});

test('13.01 ex 2: a hull corner over the edge is within, not wholly within', () => {
  const tank = box(9.75, 4, 5, 3);
  expect(distanceToPolygon(tank, mat)).toBe(0);
  expect(isWhollyInside(tank, mat)).toBe(false);
  expect(isWhollyInside(box(9.5, 4, 5, 3), mat)).toBe(true);
});

test('a base that covers an area whole is within it', () => {
  expect(
    distanceToPolygon(round(5, 5, 3), [
      [6, 5],
      [6.5, 5],
      [6, 5.5],
    ]),
  ).toBe(0);
});

test('the notch of a concave area is outside, and its corner can poke into a base', () => {
  expect(contains(corner, [7, 6])).toBe(false);
  expect(isWhollyInside(round(4.5, 3.5, 1), corner)).toBe(false);
  expect(isWhollyInside(round(3.5, 2.5, 1.5), corner)).toBe(true);
});

test('area and containment do not depend on the way round', () => {
  expect([polygonArea(corner), polygonArea([...corner].reverse())]).toEqual([33, 33]);
  fc.assert(
    fc.property(points, (point) => {
      expect(contains([...corner].reverse(), point)).toBe(contains(corner, point));
    }),
  );
});

test('distance to an area and wholly inside agree with the outline sampled densely', () => {
  fc.assert(
    fc.property(bodies, (body) => {
      const gaps = outlinePoints(body, 800).map(outside);
      const covers = corner.some((point) => contains(outlinePoints(body), point));
      expect(distanceToPolygon(body, corner)).toBeLessThan(Math.min(...gaps) + 1e-9);
      expect(distanceToPolygon(body, corner)).toBeGreaterThan(covers ? -1 : Math.min(...gaps) - 0.03);
      if (Math.max(...gaps) > 0.003) expect(isWhollyInside(body, corner)).toBe(false);
      if (Math.max(...gaps) < 0.001 && !covers) expect(isWhollyInside(body, corner)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('segments meet when they cross, touch or lie on each other', () => {
  expect(segmentsIntersect([0, 0], [4, 4], [0, 4], [4, 0])).toBe(true);
  expect(segmentsIntersect([0, 0], [4, 0], [2, 0], [2, 3])).toBe(true);
  expect(segmentsIntersect([0, 0], [4, 0], [3, 0], [6, 0])).toBe(true);
  expect(segmentsIntersect([0, 0], [4, 0], [5, 0], [6, 0])).toBe(false);
  expect(segmentsIntersect([0, 0], [4, 0], [0, 1], [4, 1])).toBe(false);
});
