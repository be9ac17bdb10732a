import { expect, test } from 'vitest';
import { coverBonus } from './cover.ts';
import { isSaved } from './save.ts';

/** The lowest face that saves. */
const needed = (save: number, armourPenetration: number, cover: boolean, modifier = 0, invulnerable?: number) =>
  [1, 2, 3, 4, 5, 6, 7].find(
    (face) =>
      face === 7 ||
      isSaved(face, invulnerable === undefined ? { save } : { save, invulnerable }, {
        armourPenetration,
        modifier,
        cover,
      }),
  );

test('10e.cover-a a model in cover saves with +1, not with its invulnerable save', () => {
  expect(needed(5, -1, false)).toBe(6);
  expect(needed(5, -1, true)).toBe(5);
  expect(needed(4, -4, true, 0, 5)).toBe(5);
});

test('10e.cover-b Sv 3+ or better gains nothing against AP 0', () => {
  expect([coverBonus(3, 0), coverBonus(2, 0), coverBonus(4, 0), coverBonus(3, -1)]).toEqual([0, 0, 1, 1]);
  expect(needed(3, 0, true)).toBe(3);
});

test('10e.cover-c, 10e.save-b cover and other bonuses together improve a save by 1', () => {
  expect(needed(6, -1, true, 1)).toBe(6);
});
