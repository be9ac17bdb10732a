import { ruleset11e } from '@adjutant/rules-11e';
import { expect, test } from 'vitest';
import { effectsOf11e } from './named.ts';

test('every effect that is taken from the 11th edition is there', () => {
  expect(effectsOf11e.filter((name) => !ruleset11e.effects.has(name))).toEqual([]);
});
