import { expect, test } from 'vitest';
import { halfway, unitCircle } from './unit-circle.ts';

test('the points of a unit circle are where trigonometry puts them', () => {
  const circle = unitCircle(64);
  for (const [index, [x, y]] of circle.entries()) {
    expect(x).toBeCloseTo(Math.cos((index / 32) * Math.PI), 14);
    expect(y).toBeCloseTo(Math.sin((index / 32) * Math.PI), 14);
  }
  expect(circle).toHaveLength(64);
});

test('quarter turns are exact, so mirrored scenes stay mirrored', () => {
  expect(unitCircle(8).filter((_, index) => index % 2 === 0)).toEqual([
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ]);
  expect(halfway([1, 0], [0, 1])).toEqual(unitCircle(8)[1]);
});

test('only powers of two can be built by halving', () => {
  expect(() => unitCircle(12)).toThrow();
});
