import { expect, test } from 'vitest';
import { countsOf, type MutationReport, rowOf, survivorsOf } from './report.ts';

const mutant = (status: string, line = 1) => ({
  status,
  mutatorName: 'EqualityOperator',
  replacement: 'a <\n b',
  location: { start: { line, column: 3 } },
});
const report: MutationReport = {
  files: { 'x.ts': { mutants: [mutant('Killed'), mutant('Timeout'), mutant('Survived', 7), mutant('NoCoverage', 9)] } },
};

test('a mutant that never ends was noticed, one that no test reaches was not', () => {
  expect(countsOf(report)).toEqual({ killed: 2, survived: 1, unreached: 1, ignored: 0 });
  expect(rowOf('05-x', countsOf(report))).toBe('| 05-x | 2 | 1 | 1 | 50.0% |');
});

test('each mutant that was not noticed is named with its place', () => {
  expect(survivorsOf(report)).toEqual([
    'x.ts:7:3 Survived EqualityOperator a < b',
    'x.ts:9:3 NoCoverage EqualityOperator a < b',
  ]);
});
