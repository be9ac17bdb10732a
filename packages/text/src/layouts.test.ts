import { layoutProblemCodes } from '@adjutant/rules-11e';
import { expect, test } from 'vitest';
import { layoutProblemSentence, layoutProblems } from './layouts.ts';

test('13.01 there is a sentence for everything that can be wrong with a layout', () => {
  expect(Object.keys(layoutProblems).sort()).toEqual([...layoutProblemCodes].sort());
});

test('13.01 a problem is told with its place, what it is about and its rule', () => {
  const problem = {
    code: 'unknown-area',
    at: 'features[0].area',
    of: 'Ruin',
    rule: '13.01-b',
    values: { area: 'north' },
  };
  expect(layoutProblemSentence(problem)).toBe('features[0].area (Ruin): there is no area "north" [13.01-b]');
  expect(layoutProblemSentence({ code: 'missing', at: '', values: { key: 'areas' } })).toBe('"areas" is missing');
});
