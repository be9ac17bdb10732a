import { expect, test } from 'vitest';
import { currentGroup, type GroupWounds, takeFailedSave, woundsNotIgnored } from './take-failed-save.ts';

const after = (order: readonly GroupWounds[], damage: readonly number[]) =>
  damage.reduce(takeFailedSave, order).map((group) => group.left);

test('05.04-f, 05.04 ex 3: damage beyond the wounds of a model is lost', () => {
  expect(after([{ full: 3, left: [3, 3, 3] }], [2, 2, 2])).toEqual([[1, 3]]);
});

test('05.04-c a wounded model takes the next attack', () => {
  expect(after([{ full: 2, left: [2, 1, 2] }], [1])).toEqual([[2, 2]]);
});

test('05.04-b the next group is current when the first has no model left', () => {
  const order = [
    { full: 1, left: [1] },
    { full: 4, left: [4] },
  ];
  expect(after(order, [2, 3])).toEqual([[], [1]]);
  expect(currentGroup([{ left: [] }, { left: [] }])).toBe(-1);
});

test('ODDS-09: three times D 10 on five unhurt models of W 11', () => {
  expect(after([{ full: 11, left: [11, 11, 11, 11, 11] }], [10, 10, 10])).toEqual([[1, 11, 11, 11]]);
});

test('05.04-i, 05.04 ex 5: Feel No Pain is rolled for each wound of the damage', () => {
  const lost = woundsNotIgnored([5, 2, 1], 5);
  expect(after([{ full: 2, left: [2] }], [lost])).toEqual([[]]);
});
