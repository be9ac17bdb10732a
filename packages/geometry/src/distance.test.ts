import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bodies, box, outlinePoints, oval, points, round } from '../test/scenes.ts';
import type { Body, Point } from './body.ts';
import { coreOf, reach } from './core.ts';
import {
  closestPoints,
  distance,
  distanceToPoint,
  gap,
  gapDirection,
  horizontalDistance,
  overlaps,
  penetration,
  touches,
  verticalDistance,
} from './distance.ts';
import { contains } from './polygon.ts';
import { movedTo, placed } from './pose.ts';
import { isWithin } from './tolerance.ts';

const between = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);
const moved = (body: Body, x: number, y: number) =>
  placed(body, movedTo(body.pose, [body.pose.x + x, body.pose.y + y]));

test('01.04 ex 1: bases of radius 0.63" with centres 3.0" apart are 1.74" apart', () => {
  const apart = distance(round(0, 0), round(3, 0));
  expect(apart).toBeCloseTo(1.74, 12);
  expect([isWithin(apart, 2), isWithin(apart, 1)]).toEqual([true, false]);
});

test('03.03 ex 1: four bases of 1.26" in a row with gaps of 2" span 8.52", five 11.78" less a base', () => {
  const row = [0, 1, 2, 3, 4].map((place) => round(place * 3.26, 5));
  expect(distance(row[0]!, row[1]!)).toBeCloseTo(2, 12);
  expect(distance(row[0]!, row[3]!)).toBeCloseTo(8.52, 12);
  expect(distance(row[0]!, row[4]!)).toBeCloseTo(11.78, 12);
  expect(isWithin(distance(row[0]!, row[4]!), 9)).toBe(false);
});

test('03.03 ex 2: opposite corners of the rectangle are 6.34" apart', () => {
  expect(distance(round(0, 0), round(2.26, 7.26))).toBeCloseTo(6.34, 2);
});

test('03.04 ex 1: horizontal and vertical distance are measured apart', () => {
  const [low, high] = [round(0, 0), round(2.26, 0, 0.63, 5.5)];
  expect(horizontalDistance(low, high)).toBeCloseTo(1, 12);
  expect(verticalDistance(low, high)).toBe(5.5);
  expect(distance(low, high)).toBeCloseTo(Math.hypot(1, 5.5), 12);
});

test('ovals and hulls are measured from their outlines', () => {
  expect(horizontalDistance(oval(0, 0, 2, 1), oval(7, 0, 2, 1))).toBeCloseTo(3, 9);
  expect(horizontalDistance(oval(0, 0, 2, 1, [0, 1]), box(7, 0, 4, 6))).toBeCloseTo(4, 9);
  expect(horizontalDistance(round(0, 0, 1), box(5, 6, 4, 4))).toBeCloseTo(4, 9);
});

test('distance is symmetric', () => {
  fc.assert(
    fc.property(bodies, bodies, (a, b) => {
      expect(gap(a, b)).toBeCloseTo(gap(b, a), 9);
      expect(overlaps(a, b)).toBe(overlaps(b, a));
    }),
  );
});

test('distance does not depend on where the table starts', () => {
  fc.assert(
    fc.property(bodies, bodies, points, (a, b, [x, y]) => {
      expect(gap(moved(a, x * 4, y * 4), moved(b, x * 4, y * 4))).toBeCloseTo(gap(a, b), 9);
    }),
  );
});

test('the closest points lie on both bases, and two parallel lines at their distance part the bases', () => {
  fc.assert(
    fc.property(bodies, bodies, (a, b) => {
      const apart = horizontalDistance(a, b);
      const { from, to } = closestPoints(a, b);
      expect(between(from, to)).toBeCloseTo(apart, 8);
      expect(distanceToPoint(a, from) + distanceToPoint(b, to)).toBeLessThan(1e-8);
      const [x, y] = gapDirection(a, b);
      expect(-reach(coreOf(a), -x, -y) - reach(coreOf(b), x, y)).toBeCloseTo(gap(a, b), 7);
    }),
    { numRuns: 1000 },
  );
});

test('distance agrees with the outlines sampled densely', () => {
  fc.assert(
    fc.property(bodies, bodies, (a, b) => {
      const [of, other] = [outlinePoints(a), outlinePoints(b)];
      const inside = of.some((point) => contains(other, point)) || other.some((point) => contains(of, point));
      const sampled = inside ? 0 : Math.min(...of.map((point) => Math.min(...other.map((to) => between(point, to)))));
      expect(sampled).toBeGreaterThan(horizontalDistance(a, b) - 1e-9);
      expect(sampled).toBeLessThan(horizontalDistance(a, b) + 0.06);
    }),
    { numRuns: 40 },
  );
});

test('the shortest push parts two bases, and no shorter push does', () => {
  fc.assert(
    fc.property(bodies, bodies, (a, b) => {
      const depth = penetration(a, b);
      fc.pre(depth > 0.01);
      const [x, y] = gapDirection(a, b);
      expect(gap(moved(a, x * depth, y * depth), b)).toBeCloseTo(0, 5);
      for (const [u, v] of outlinePoints(round(0, 0, depth * 0.99), 16)) expect(gap(moved(a, u, v), b)).toBeLessThan(0);
    }),
  );
});

test('a body overlaps another when both its base and its height do, by more than contact', () => {
  expect(overlaps(round(0, 0), round(1, 0))).toBe(true);
  expect(overlaps(round(0, 0), round(1.26, 0))).toBe(false);
  expect(overlaps(round(0, 0), round(1.259, 0))).toBe(false);
  expect(overlaps(round(0, 0), round(1.25, 0))).toBe(true);
  expect(overlaps(round(0, 0), round(1, 0, 0.63, 3))).toBe(false);
});

test('01.04.04 bases that touch on the same level are in contact', () => {
  expect(touches(round(0, 0), round(1.261, 0))).toBe(true);
  expect(touches(round(0, 0), round(1.27, 0))).toBe(false);
  expect(touches(round(0, 0), round(1.26, 0, 0.63, 3))).toBe(false);
});
