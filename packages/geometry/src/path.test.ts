import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortestPath } from '../test/open-ground.ts';
import { bodies, box, points, round, shapes } from '../test/scenes.ts';
import { gridWalk } from '../test/walk.ts';
import type { Body } from './body.ts';
import { overlaps } from './distance.ts';
import { pathLength } from './path.ts';
import { movedTo, placed, pose } from './pose.ts';
import { sweepBlocked } from './sweep.ts';
import { isOnTable } from './table.ts';

const [width, height] = [44, 60];
const shifted = (body: Body) => placed(body, movedTo(body.pose, [body.pose.x + 10, body.pose.y + 10]));

test('03.01-l the way without blockers is one straight line', () => {
  expect(shortestPath(round(10, 10), [13, 14], [], width, height, 5)).toEqual([pose(13, 14)]);
  expect(shortestPath(round(10, 10), [13, 14], [], width, height, 4.9)).toBeUndefined();
});

test('03.01 ex 1: lengths add up over the whole move', () => {
  expect(pathLength(pose(0, 0), [pose(3, 0), pose(3, 3)])).toBe(6);
  expect(pathLength(pose(0, 0), [pose(3, 0), pose(3, 0, [1, 0], 2)])).toBe(5);
});

test('03.01-g the way round a round base is two tangents and an arc', () => {
  const [clearance, half] = [1.63, 5];
  const exact = 2 * (Math.sqrt(half * half - clearance * clearance) + clearance * Math.asin(clearance / half));
  const path = shortestPath(round(10, 10), [20, 10], [round(15, 10, 1)], width, height, 12)!;
  expect(pathLength(pose(10, 10), path)).toBeGreaterThan(exact - 1e-3);
  expect(pathLength(pose(10, 10), path)).toBeLessThan(exact * 1.004);
});

test('a base in contact goes round the other half of its enemy', () => {
  const path = shortestPath(round(13.37, 10), [16.63, 10], [round(15, 10, 1)], width, height, 6)!;
  expect(pathLength(pose(13.37, 10), path)).toBeCloseTo(Math.PI * 1.63, 1);
});

test('03.01-f a base fits through a gap of its own size, not through a smaller one', () => {
  const gate = (gap: number) => [round(15, 10 + 1 + gap / 2, 1), round(15, 10 - 1 - gap / 2, 1)];
  expect(shortestPath(round(10, 13), [20, 7], gate(1.26), width, height, 12)).toBeDefined();
  expect(shortestPath(round(10, 13), [20, 7], gate(1.25), width, height, 12)).toBeUndefined();
});

test('03.01-h the way does not leave the table', () => {
  const wall = box(3, 10, 4.8, 0.5);
  const path = shortestPath(round(1, 8), [1, 12], [wall], width, height, 30)!;
  expect(path.every((at) => at.x > 0.62)).toBe(true);
  expect(shortestPath(round(1, 8), [1, 12], [wall], 5.4, height, 30)).toBeUndefined();
});

test('a walled-in base finds no way', () => {
  const ring = Array.from({ length: 8 }, (_, k) =>
    round(20 + 3 * Math.cos(k * 0.7854), 20 + 3 * Math.sin(k * 0.7854), 1),
  );
  expect(shortestPath(round(20, 20), [30, 20], ring, width, height, 60)).toBeUndefined();
});

test('no leg of a path passes through a blocker or off the table, and the path is as short as promised', () => {
  fc.assert(
    fc.property(shapes, points, fc.array(bodies, { maxLength: 5 }), (shape, to, blockers) => {
      const mover = { shape, pose: pose(4, 4, [0.6, 0.8]), height: 2 };
      fc.pre(!blockers.some((blocker) => overlaps(mover, blocker)));
      const path = shortestPath(mover, to, blockers, 16, 12, 30);
      if (!path) return;
      const legs = path.map((at, index) => ({ from: placed(mover, path[index - 1] ?? mover.pose), at }));
      for (const { from, at } of legs) {
        expect(blockers.some((blocker) => sweepBlocked(from, at, blocker))).toBe(false);
        expect(isOnTable(placed(mover, at), 16, 12)).toBe(true);
      }
      expect(path.at(-1)).toMatchObject({ x: to[0], y: to[1] });
      expect(pathLength(mover.pose, path)).toBeLessThanOrEqual(30.002);
    }),
    { numRuns: 400 },
  );
});

test('a way exists whenever a walk over a grid finds one, and is at most 1% longer', () => {
  fc.assert(
    fc.property(shapes, fc.array(bodies, { minLength: 1, maxLength: 4 }), (shape, blockers) => {
      const mover = { shape, pose: pose(5, 1, [0.6, 0.8]), height: 2 };
      const ends = [mover, placed(mover, pose(6, 11, [0.6, 0.8]))];
      fc.pre(!blockers.some((blocker) => ends.some((end) => overlaps(end, blocker))));
      const walked = gridWalk(mover, [6, 11], blockers, 12, 0.5);
      const path = shortestPath(shifted(mover), [16, 21], blockers.map(shifted), width, height, 60);
      if (path) expect(pathLength(shifted(mover).pose, path)).toBeLessThan(walked * 1.01);
      else expect(walked).toBe(Number.POSITIVE_INFINITY);
    }),
    { numRuns: 150 },
  );
});
