import { expect, test } from 'vitest';
import { testNames } from '../../test/names.ts';
import { refusalExamples } from '../../test/refusal-examples.ts';
import { refusalSentence, refusals } from './index.ts';

test('every refusal has an example whose sentence was read and found good', async () => {
  expect(refusalExamples.map(([code]) => code).sort()).toEqual(Object.keys(refusals).sort());
  expect(refusalExamples.length).toBeGreaterThan(60);
  const sentences = refusalExamples.map(([code, rule, values]) => refusalSentence({ code, rule, values }, testNames));
  await expect(`${sentences.join('\n')}\n`).toMatchFileSnapshot('./examples.txt');
});

test('a refused end of a move says how far it is and how far it must be', () => {
  const values = { model: 2, other: 5, actual: 1.7, needed: 2 };
  expect(refusalSentence({ code: 'unengaged', rule: '09.05-c', values }, testNames)).toBe(
    'Model 2 of Boyz ends 1.7" from Model 5 of Pathfinders, must be more than 2" [09.05-c].',
  );
});
