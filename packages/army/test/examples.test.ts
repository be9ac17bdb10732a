import { readFileSync } from 'node:fs';
import { nodeLibrary, readGenerated } from '@adjutant/content/node';
import { expect, test } from 'vitest';
import { importArmy } from '../src/index.ts';

const absent = readGenerated('index.json') === undefined;
const examples = { 'orks-500': 490, 'orks-1000': 990, 'tau-500': 470, 'tau-1000': 965 };

for (const [name, points] of Object.entries(examples)) {
  test.skipIf(absent)(`examples/${name}.txt is imported with nothing to remark (needs npm run compile)`, () => {
    const result = importArmy(readFileSync(new URL(`../../../examples/${name}.txt`, import.meta.url)), nodeLibrary());
    expect(result.report.filter((entry) => entry.status !== 'found')).toEqual([]);
    expect(result.ok && result.army.points).toBe(points);
  });
}
