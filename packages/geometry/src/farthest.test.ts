import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bodies, box, outlinePoints, oval, round } from '../test/scenes.ts';
import { distanceToPoint } from './distance.ts';
import { farthestDistance } from './farthest.ts';
import { isWithin } from './tolerance.ts';

test('01.04.01-c a base is wholly within 3" when its far side is', () => {
  const transport = box(0, 0, 6, 4);
  expect(farthestDistance(round(5.37, 0), transport)).toBeCloseTo(3, 9);
  expect(isWithin(farthestDistance(round(5.37, 0), transport), 3)).toBe(true);
  expect(isWithin(farthestDistance(round(5.4, 0), transport), 3)).toBe(false);
});

test('the far end of an oval and the far corner of a hull count', () => {
  expect(farthestDistance(oval(5, 0, 2, 1), round(0, 0, 1))).toBeCloseTo(6, 9);
  expect(farthestDistance(box(3, 3, 2, 2), round(0, 0, 1))).toBeCloseTo(Math.hypot(4, 4) - 1, 9);
});

test('the greatest distance agrees with the outline sampled densely', () => {
  fc.assert(
    fc.property(bodies, bodies, (body, from) => {
      const sampled = Math.max(...outlinePoints(body, 600).map((point) => distanceToPoint(from, point)));
      expect(farthestDistance(body, from)).toBeGreaterThan(sampled - 1e-6);
      expect(farthestDistance(body, from)).toBeLessThan(sampled + 1e-3);
    }),
    { numRuns: 300 },
  );
});
