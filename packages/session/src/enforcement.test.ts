import { expect, test } from 'vitest';
import { miniRuleset, miniSetup } from '../test/mini.ts';
import { unenforced } from './enforcement.ts';

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
