import { expect, test } from 'vitest';
import { distribute } from './distribute.ts';

const boy = (...items: string[]): { profile: string; items: string[] } => ({ profile: 'Boy', items });

test('loadouts that make up the totals are found', () => {
  const totals = new Map([
    ['slugga', 8],
    ['choppa', 8],
    ['rokkit', 1],
    ['fists', 1],
  ]);
  const found = distribute(9, totals, [boy('slugga', 'choppa'), boy('rokkit', 'fists'), boy('slugga', 'fists')]);
  expect(found?.unique).toBe(true);
  expect(found?.models.filter((model) => model.items.includes('rokkit'))).toEqual([boy('rokkit', 'fists')]);
});

test('two ways to make up the totals are not unique, and the earlier loadouts are taken', () => {
  const totals = new Map([
    ['pistol', 1],
    ['flame', 1],
    ['axe', 1],
    ['sword', 1],
  ]);
  const found = distribute(2, totals, [
    boy('pistol', 'axe'),
    boy('flame', 'sword'),
    boy('pistol', 'sword'),
    boy('flame', 'axe'),
  ]);
  expect(found?.unique).toBe(false);
  expect(found?.models).toEqual([boy('pistol', 'axe'), boy('flame', 'sword')]);
});

test('totals that no loadouts make up are refused', () => {
  expect(distribute(2, new Map([['pistol', 3]]), [boy('pistol')])).toBeUndefined();
});
