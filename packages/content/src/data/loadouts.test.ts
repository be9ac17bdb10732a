import type { Datasheet } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { loadoutsOf } from './loadouts.ts';

const sheet = {
  composition: [{ profile: 'Boy', min: 1, max: 9, wargear: ['slugga', 'choppa'] }],
} as unknown as Datasheet;
const swap = { replaces: ['slugga', 'choppa'], choices: [['shoota'], ['rokkit']], perModel: 1 };
const extra = { profile: 'Boy', replaces: [], choices: [['stikk']], perModel: 2 };
const nobOnly = { profile: 'Nob', replaces: [], choices: [['klaw']], perModel: 1 };

test('loadouts are the default and every way to change it, fewest changes first', () => {
  const loadouts = loadoutsOf(sheet, [swap, nobOnly], 'Boy', () => true);
  expect(loadouts).toEqual([['slugga', 'choppa'], ['shoota'], ['rokkit']]);
});

test('an option may be taken as often as it says, and only for what is asked about', () => {
  const loadouts = loadoutsOf(sheet, [swap, extra], 'Boy', (item) => item !== 'rokkit');
  expect(loadouts).toContainEqual(['shoota', 'stikk', 'stikk']);
  expect(loadouts).toHaveLength(6);
});
