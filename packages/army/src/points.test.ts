import type { Datasheet } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { unitPoints } from './points.ts';

const sheet = {
  points: [
    { models: 10, points: 75, fromCopy: 1 },
    { models: 20, points: 160, fromCopy: 1 },
    { models: 10, points: 85, fromCopy: 4 },
  ],
  wargearPoints: [{ wargear: 'lascannon', points: 5 }],
} as unknown as Datasheet;

test('25.03-d a unit pays for its size and for the units of its kind before it', () => {
  expect([1, 3, 4, 5].map((copy) => unitPoints(sheet, 10, copy, []))).toEqual([75, 75, 85, 85]);
  expect(unitPoints(sheet, 11, 1, [])).toBe(160);
  expect(unitPoints(sheet, 20, 4, [])).toBe(160);
  expect(unitPoints(sheet, 21, 1, [])).toBeUndefined();
});

test('priced wargear and the enhancement are added', () => {
  expect(unitPoints(sheet, 10, 1, ['lascannon', 'lascannon', 'rifle'], 15)).toBe(100);
});

test('25.04 ex 4 LIST-11 four units of one kind, the fourth at the higher price, come to 310', () => {
  const prices = [1, 2, 3, 4].map((copy) => unitPoints(sheet, 10, copy, []) ?? 0);
  expect(prices.reduce((sum, price) => sum + price, 0)).toBe(310);
});
