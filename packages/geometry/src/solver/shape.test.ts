import { expect, test } from 'vitest';
import { at, basics, go, movers, moving, settingUp } from '../../test/solver-fixtures.ts';
import { check } from './index.ts';

const problem = moving(movers(6, [10, 10], [12, 10]), [], basics([]));
const faults = (moves: Parameters<typeof check>[1]) =>
  check(problem, moves).map(({ reason, model }) => [reason, model]);

test('an answer names only movers, each once', () => {
  expect(faults([go(9, [11, 10])])).toEqual([['unknown-model', 9]]);
  expect(faults([go(1, [11, 12]), go(1, [11, 13])])).toEqual([['model-twice', 1]]);
});

test('poses are finite numbers with a facing of unit length', () => {
  expect(faults([go(1, [Number.NaN, 10])])).toEqual([['not-finite', 1]]);
  expect(faults([go(1, [Infinity, 10])])).toEqual([['not-finite', 1]]);
  expect(faults([go(1, [1e300, 10])])).toEqual([['far-off-table', 1]]);
  expect(faults([{ model: 1, path: [at(10, 11, 0, [1, 1])] }])).toEqual([['facing-not-unit', 1]]);
});

test('a path has an end', () => {
  expect(faults([{ model: 1, path: Array.from({ length: 101 }, () => at(10, 10)) }])).toEqual([['path-too-long', 1]]);
});

test('a set-up has one pose for each model', () => {
  const setUp = settingUp(movers(0, [0, 0], [0, 0]), [], basics([]));
  expect(check(setUp, [go(1, [10, 10]), go(2, [12, 10])])).toEqual([]);
  expect(check(setUp, [go(1, [10, 10], [10, 11]), go(2, [12, 10])])).toMatchObject([
    { reason: 'one-pose-needed', model: 1 },
  ]);
  expect(check(setUp, [go(1, [10, 10]), go(2)])).toMatchObject([{ reason: 'not-set-up', model: 2 }]);
});

test('positions are rounded before they are judged', () => {
  const alone = moving(movers(6, [10, 10]), [], basics([]));
  expect(check(alone, [go(1, [10, 16.0024])])).toEqual([]);
  expect(check(alone, [go(1, [10, 16.0026])])).toHaveLength(1);
});

test('nobody moving is an answer', () => {
  expect(check(problem, [])).toEqual([]);
  expect(check(problem, [go(1, [10, 10])])).toEqual([]);
});
