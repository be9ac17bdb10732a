import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bodies, box, outlinePoints, oval, round } from '../test/scenes.ts';
import { movedTo, placed } from './pose.ts';
import { distanceToTableEdge, extentOf, farthestFromTableEdge, isOnTable } from './table.ts';
import { isWithin } from './tolerance.ts';

const radius40 = 40 / 25.4 / 2;

test('GEO-05 a 40 mm base with its far side at 6.05" is within 6" of the edge, not wholly; at 6.00" it is', () => {
  for (const [farSide, wholly] of [
    [6.05, false],
    [6, true],
  ] as const) {
    const body = round(farSide - radius40, 20, radius40);
    expect(isWithin(distanceToTableEdge(body, 44, 60), 6)).toBe(true);
    expect(isWithin(farthestFromTableEdge(body, 44, 60), 6)).toBe(wholly);
  }
});

test('in a corner each part of a base counts from its own nearest edge', () => {
  const diagonal = 5 + 0.63 / Math.SQRT2;
  expect(farthestFromTableEdge(round(5, 5), 44, 60)).toBeCloseTo(diagonal, 9);
  expect(farthestFromTableEdge(box(40, 55, 2, 2), 44, 60)).toBeCloseTo(5, 9);
});

test('03.01-h no part of a base may be beyond the table edge', () => {
  expect(isOnTable(round(0.63, 5), 44, 60)).toBe(true);
  expect(isOnTable(round(0.6, 5), 44, 60)).toBe(false);
  expect(isOnTable(oval(42, 5, 2, 1), 44, 60)).toBe(true);
  expect(isOnTable(oval(42, 5, 2, 1, [0.6, 0.8]), 44, 60)).toBe(true);
  expect(isOnTable(oval(43, 5, 2, 1, [0, 1]), 44, 60)).toBe(true);
  expect(isOnTable(oval(43, 5, 2, 1), 44, 60)).toBe(false);
});

test('extents and distances agree with the outline sampled densely', () => {
  fc.assert(
    fc.property(bodies, (anywhere) => {
      const [width, height] = [20, 16];
      const body = placed(anywhere, movedTo(anywhere.pose, [anywhere.pose.x + 4, anywhere.pose.y + 4]));
      const parts = outlinePoints(body, 1000).map(([x, y]) => Math.min(x, y, width - x, height - y));
      expect(extentOf(body).right).toBeCloseTo(Math.max(...outlinePoints(body, 1000).map(([x]) => x)), 3);
      expect(distanceToTableEdge(body, width, height)).toBeCloseTo(Math.min(...parts), 3);
      expect(farthestFromTableEdge(body, width, height)).toBeGreaterThan(Math.max(...parts) - 1e-6);
    }),
  );
});
