import { expect, test } from 'vitest';
import { isSaved } from './save.ts';

const plain = { armourPenetration: 0, modifier: 0, cover: false };

test('10e.save-a AP makes the armour save of the model worse', () => {
  expect([2, 3, 4].map((face) => isSaved(face, { save: 3 }, plain))).toEqual([false, true, true]);
  expect([4, 5].map((face) => isSaved(face, { save: 3 }, { ...plain, armourPenetration: -2 }))).toEqual([false, true]);
});

test('10e.save-b an unmodified 1 fails, and bonuses add up to no more than +1', () => {
  expect(isSaved(1, { save: 2 }, { ...plain, modifier: 1 })).toBe(false);
  expect([3, 4].map((face) => isSaved(face, { save: 5 }, { ...plain, modifier: 2 }))).toEqual([false, true]);
});

test('10e.invuln-a AP does not touch an invulnerable save, and the better save is taken', () => {
  const model = { save: 3, invulnerable: 5 };
  expect([4, 5].map((face) => isSaved(face, model, { ...plain, armourPenetration: -4 }))).toEqual([false, true]);
  expect([2, 3].map((face) => isSaved(face, model, plain))).toEqual([false, true]);
});
