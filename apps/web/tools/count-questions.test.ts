import { existsSync, readFileSync } from 'node:fs';
import { importArmy } from '@adjutant/army';
import { nodeLibrary } from '@adjutant/content/node';
import { expect, test } from 'vitest';
import { countQuestions } from './count-questions.ts';

const read = (name: string) => {
  const file = new URL(`../../../examples/${name}.txt`, import.meta.url);
  const result = existsSync(file) ? importArmy(readFileSync(file, 'utf8'), nodeLibrary()) : undefined;
  return result?.ok ? result.army : undefined;
};
const [orks, tau] = [read('orks-1000'), read('tau-1000')];
if (orks === undefined || tau === undefined) console.log('Skipped: the datasheets of the example lists are not there.');

test.skipIf(orks === undefined || tau === undefined)(
  'a person with the default orders answers at most 150 questions in 1,000 points against the greedy bot',
  () => {
    const { questions, inAll } = countQuestions(orks!, tau!, '7');
    expect(questions).toBeLessThanOrEqual(150);
    expect(inAll).toBeGreaterThan(300);
  },
  240_000,
);
