import { expect, test } from 'vitest';
import { testNames } from '../test/names.ts';
import { sightSentence } from './sight.ts';

const model = testNames.model(1);
const say = (sight: Parameters<typeof sightSentence>[1]) => sightSentence(1, sight, testNames);

test('what is hidden is said with its distance', () => {
  const limit = { range: 12, distance: 12.44 };
  expect(say({ visible: false, reason: 'gone-to-ground', rule: '13.11.01', limit })).toBe(
    `${model} has gone to ground: seen from 12", it is 12.4" away [13.11.01]`,
  );
});

test('what blocks a line, or hides a part, is named', () => {
  const blockedBy = { features: ['ruin'], areas: ['B'], models: [] };
  expect(say({ visible: false, reason: 'blocked', rule: '13.10', blockedBy })).toBe(
    `${model} is not visible: ruin and area B are in the way [13.10]`,
  );
  const hiddenBy = { features: [], areas: [], models: [0] };
  expect(say({ visible: true, reason: 'line', rule: '06.01', partHidden: { hiddenBy } })).toBe(
    `${model} is visible, but not fully: ${testNames.model(0)} is in the way [06.01]`,
  );
  expect(say({ visible: true, reason: 'line', rule: '06.01' })).toBe(`${model} is visible [06.01]`);
});
