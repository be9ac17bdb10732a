import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bodies, box, points, round } from '../test/scenes.ts';
import type { Body, Point } from './body.ts';
import { gap } from './distance.ts';
import { movedTo, placed, pose } from './pose.ts';
import { sweepBlocked, sweptDistance } from './sweep.ts';

/** Gaps to the other body at 200 places along a straight move. */
function gapsAlong(body: Body, to: Point, other: Body): number[] {
  const { x, y } = body.pose;
  const at = (share: number): Point => [x + (to[0] - x) * share, y + (to[1] - y) * share];
  return Array.from({ length: 201 }, (_, step) => gap(placed(body, movedTo(body.pose, at(step / 200))), other));
}

test('03.01-g a straight move through an enemy base is blocked, past it is not', () => {
  const enemy = round(5, 0);
  expect(sweepBlocked(round(0, 0), pose(10, 0), enemy)).toBe(true);
  expect(sweepBlocked(round(0, 1.26), pose(10, 1.26), enemy)).toBe(false);
  expect(sweepBlocked(round(0, 0), pose(3.74, 0), enemy)).toBe(false);
});

test('03.01 ex 3: a base that passes 1" from an enemy is told so', () => {
  expect(sweptDistance(round(0, 2.26), pose(10, 2.26), round(5, 0))).toBeCloseTo(1, 12);
});

test('a base in contact may slide along and away, not through', () => {
  const [mover, enemy] = [round(3.7405, 0), round(5, 0)];
  expect(sweepBlocked(mover, pose(0, 0), enemy)).toBe(false);
  expect(sweepBlocked(mover, pose(3.74, 3), enemy)).toBe(false);
  expect(sweepBlocked(mover, pose(6, 1), enemy)).toBe(true);
});

test('a base that stands in another may leave it by the way it came', () => {
  expect(sweepBlocked(round(4, 0), pose(0, 0), round(5, 0))).toBe(false);
  expect(sweepBlocked(round(4, 0), pose(8, 0), round(5, 0))).toBe(true);
});

test('a body on another level does not block, one between the levels of a climb does', () => {
  expect(sweepBlocked(round(0, 0), pose(10, 0), round(5, 0, 1, 3))).toBe(false);
  expect(sweepBlocked(round(0, 0), pose(10, 0, [1, 0], 6), round(5, 0, 1, 3))).toBe(true);
});

test('a hull sweeps its whole width', () => {
  expect(sweptDistance(box(0, 0, 4, 3), pose(20, 0), round(10, 3, 1))).toBeCloseTo(0.5, 9);
  expect(sweptDistance(box(0, 0, 4, 3), pose(20, 0), round(10, 2, 1))).toBe(0);
});

test('the swept distance agrees with dense stepping', () => {
  fc.assert(
    fc.property(bodies, points, bodies, (body, to, other) => {
      const gaps = gapsAlong(body, to, other);
      const swept = sweptDistance(body, movedTo(body.pose, to), other);
      expect(swept).toBeLessThan(Math.max(0, Math.min(...gaps)) + 1e-8);
      expect(swept).toBeGreaterThan(Math.min(...gaps) - 0.08);
    }),
    { numRuns: 300 },
  );
});

test('a move is blocked whenever dense stepping meets the other body, and clear when it stays away', () => {
  fc.assert(
    fc.property(bodies, points, bodies, (body, to, other) => {
      const gaps = gapsAlong(body, to, other);
      fc.pre(gaps[0]! > 0.01);
      const blocked = sweepBlocked(body, movedTo(body.pose, to), other);
      if (Math.min(...gaps) < -0.0021) expect(blocked).toBe(true);
      if (Math.min(...gaps) > 0.08) expect(blocked).toBe(false);
    }),
    { numRuns: 200 },
  );
});
