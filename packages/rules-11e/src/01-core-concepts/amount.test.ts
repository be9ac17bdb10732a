import { expect, test } from 'vitest';
import { dice, fixed } from '../../test/scene.ts';
import { amountOf, diceFor } from './amount.ts';

test('01.05-c 2D6 is the sum of two dice', () => {
  expect(diceFor(dice(2, 6))).toBe(2);
  expect(amountOf(dice(2, 6), [4, 6])).toBe(10);
});

test('01.05-d a D3 is half a die, rounded up', () => {
  expect([1, 2, 3, 4, 5, 6].map((face) => amountOf(dice(1, 3), [face]))).toEqual([1, 1, 2, 2, 3, 3]);
});

test('01.05-e the plus is added to the sum', () => {
  expect(amountOf(dice(2, 6, 3), [4, 6])).toBe(13);
  expect(amountOf(dice(1, 3, 1), [5])).toBe(4);
});

test('01.05-e a fixed number needs no dice', () => {
  expect(diceFor(fixed(3))).toBe(0);
  expect(amountOf(fixed(3), [])).toBe(3);
});
