import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bodies } from '../test/scenes.ts';
import { pose } from './pose.ts';
import { isMoreThan, isWithin, roundPose, roundToGrid, TOLERANCE } from './tolerance.ts';

test('01.04.01 ex 1: exactly 2" is within 2" and not more than 2"', () => {
  expect(isWithin(2, 2)).toBe(true);
  expect(isMoreThan(2, 2)).toBe(false);
});

test('01.04.01-a more than X is the exact opposite of within X', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (distance, limit) => {
      expect(isMoreThan(distance, limit)).toBe(!isWithin(distance, limit));
    }),
  );
});

test('rounding two positions moves a distance by less than the tolerance', () => {
  const worst = 2 * Math.sqrt(0.0005 * 0.0005 * 2);
  expect(worst).toBeLessThan(TOLERANCE);
});

test('rounding twice changes nothing, and there is no negative zero', () => {
  expect(Object.is(roundToGrid(-0.0001), 0)).toBe(true);
  fc.assert(
    fc.property(bodies, (body) => {
      expect(roundPose(roundPose(body.pose))).toEqual(roundPose(body.pose));
    }),
  );
});

test('a facing of another length is put on the unit circle', () => {
  expect(roundPose(pose(1.23456, 2, [3, 4]))).toEqual(pose(1.235, 2, [0.6000000000000001, 0.8]));
});
