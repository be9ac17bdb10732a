import { expect, test } from 'vitest';
import { diceTyped, facesOf, withFace, withoutLast } from './typed-dice.ts';

test('counts per face become the faces of all dice', () => {
  const counts = withFace(withFace({}, 2, 3), 6, 1);
  expect([diceTyped(counts), facesOf(counts)]).toEqual([4, [2, 2, 2, 6]]);
});

test('what is no count is none, and the highest die is taken away first', () => {
  expect(withFace({}, 4, Number.NaN)).toEqual({ 4: 0 });
  expect(facesOf(withoutLast({ 1: 1, 5: 2 }))).toEqual([1, 5]);
  expect(withoutLast({})).toEqual({});
});
