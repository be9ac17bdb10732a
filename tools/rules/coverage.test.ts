import { expect, test } from 'vitest';
import { parseChapter } from '../../packages/rules-11e/src/reference/parse.ts';
import { cover, problemsOf, summaryOf, verdictOn } from './coverage.ts';
import { loadReference } from './reference.ts';

const chapter = parseChapter(
  '# 77 X\n## 77.01 Y\n- 77.01-a: A.\n- 77.01-b: B.\n- 77.01-c: C.\nExamples:\n1. D.\n## cs.waaagh Z\n- cs.waaagh-a: E.',
);
const reference = { chapters: [chapter], definitions: { '77.01-c': 'A definition.' } };

test('only a passing test proves what it cites', () => {
  const coverage = cover(reference, [
    { name: '77.01-a works', passed: true },
    { name: '77.01-b works', passed: false },
  ]);
  expect(['77.01-a', '77.01-b', '77.01-c'].map((id) => verdictOn(id, reference, coverage))).toEqual([
    'proved',
    'without a test',
    'not testable',
  ]);
});

test('examples and cases are counted apart from statements', () => {
  const coverage = cover(reference, [{ name: '77.01-a, -b and 77.01 ex 1 as in ODDS-01', passed: true }]);
  expect(summaryOf(reference, coverage)).toBe(
    '2 of 4 statements proved, 1 not testable, 1 without a test; 1 examples and 1 cases',
  );
});

test('a citation of nothing is a problem, also in a failing test', () => {
  const names = ['77.01-z', '77.01 ex 2', 'cs.waaagh-z', 'ds.boyz-a of a kind not adopted'];
  const coverage = cover(
    reference,
    names.map((name) => ({ name, passed: false })),
  );
  expect(coverage.unknown).toEqual(['77.01-z (77.01-z)', '77.01 ex 2 (77.01 ex 2)', 'cs.waaagh-z (cs.waaagh-z)']);
});

test('a reason for a statement that does not exist is a problem', () => {
  const strange = { ...reference, definitions: { '77.01-q': 'Gone.' } };
  expect(problemsOf(strange, cover(strange, []))).toHaveLength(1);
});

test('the reasons in the repository are for statements that exist', () => {
  const own = loadReference();
  expect(problemsOf(own, cover(own, []))).toEqual([]);
});
