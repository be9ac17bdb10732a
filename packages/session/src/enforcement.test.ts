import { expect, test } from 'vitest';
import { miniRuleset, miniSetup } from '../test/mini.ts';
import { fidelitySheet, unenforced } from './enforcement.ts';

test('H50 an ability without code, or with less than exact code, is named with its bearers', () => {
  const found = unenforced(miniSetup, miniRuleset).filter((one) => one.player === 0);
  expect(found.map(({ name, fidelity }) => [name, fidelity])).toEqual([
    ['Loud', 'manual'],
    ['Odd', 'none'],
  ]);
  expect(found[0]?.bearers).toEqual(['Guard']);
});

test('what the rules read from the datasheet themselves is not named', () => {
  const found = unenforced(miniSetup, miniRuleset, { readByRules: ['mini/odd', 'loud'] });
  expect(found).toEqual([]);
});

test('H50 the sheet of an army tells of everything it has, and how exactly it is played', () => {
  const sheet = fidelitySheet(miniSetup.armies[0], miniRuleset, { readByRules: ['loud'] });
  expect(sheet.map(({ name, fidelity }) => [name, fidelity])).toContainEqual(['Odd', 'none']);
  expect(sheet.every(({ kind, fidelity }) => kind !== 'weapon' || fidelity === 'none')).toBe(true);
});
