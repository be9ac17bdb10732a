import { expect, test } from 'vitest';
import { isSaved, neededSave, type SaveCharacteristics } from './save.ts';

const saves = (group: SaveCharacteristics, armourPenetration: number, modifier = 0): string =>
  [1, 2, 3, 4, 5, 6].map((face) => (isSaved(face, group, { armourPenetration, modifier }) ? 's' : '-')).join('');

test('05.04-d, 05.04 ex 1: Sv is tested with AP, InSv without', () => {
  expect(saves({ save: 3, invulnerable: 5 }, -1)).toBe('---sss');
});

test('05.04 ex 2, ODDS-11: a 6 may fail, there is no automatic save', () => {
  expect(saves({ save: 2 }, -4)).toBe('-----s');
  expect(saves({ save: 3 }, -4)).toBe('------');
  expect(saves({ save: 5 }, -2)).toBe('------');
});

test('05.04-e, ODDS-12: an invulnerable save is not worsened by AP', () => {
  expect(saves({ save: 6, invulnerable: 6 }, -1)).toBe('-----s');
  expect(saves({ save: 6 }, -1)).toBe('------');
});

test('ODDS-25: AP is negative and worsens the save', () => {
  const needed = (save: number, armourPenetration: number) => neededSave({ save }, { armourPenetration, modifier: 0 });
  expect([needed(2, -2), needed(3, -1), needed(4, -3)]).toEqual([4, 4, 7]);
});

test('02.02.01-u save modifiers have no cap and count for both saves, but not on a 1', () => {
  expect(saves({ save: 6, invulnerable: 6 }, 0, 2)).toBe('---sss');
  expect(saves({ save: 2 }, 0, 1)).toBe('-sssss');
});
