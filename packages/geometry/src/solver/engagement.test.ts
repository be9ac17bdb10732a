import { expect, test } from 'vitest';
import { enemies, engagement, go, movers, moving } from '../../test/solver-fixtures.ts';
import { type Constraint, check } from './index.ts';

/** Two enemy units 10 inches apart. */
const foes = enemies(
  [
    [15, 10],
    [15, 12],
  ],
  [[5, 10]],
);
const reasons = (constraint: Constraint, ...moves: Parameters<typeof check>[1][number][]) =>
  check(moving(movers(9, [10, 10], [10, 12]), foes, [constraint]), moves);

test('09.05-d nobody ends engaged', () => {
  const unengaged: Constraint = { rule: '09.05-d', kind: 'unengaged', models: [101, 102, 201], ...engagement };
  expect(reasons(unengaged, go(1, [11.7, 10]))).toEqual([]);
  expect(reasons(unengaged, go(1, [11.75, 10]))).toMatchObject([{ rule: '09.05-d', model: 1, other: 101, needed: 2 }]);
  expect(reasons({ ...unengaged, models: [201] }, go(1, [11.75, 10]))).toEqual([]);
});

test('11.04-h engaged with each target', () => {
  const each: Constraint = { rule: '11.04-h', kind: 'engaged-with-each', groups: [[101, 102], [201]], ...engagement };
  expect(reasons(each, go(1, [12, 10]), go(2, [8, 10]))).toEqual([]);
  expect(reasons(each, go(1, [12, 10]))).toMatchObject([{ rule: '11.04-h', other: 201, needed: 2 }]);
  expect(reasons(each)).toHaveLength(2);
});

test('12.03-g engaged with anyone', () => {
  const any: Constraint = { rule: '12.03-g', kind: 'engaged-with-any', models: [101, 201], ...engagement };
  expect(reasons(any, go(2, [12, 10]))).toEqual([]);
  expect(reasons(any, go(2, [11, 10]))).toMatchObject([{ rule: '12.03-g', kind: 'engaged-with-any' }]);
});

test('12.03-h no engagement is lost', () => {
  const keeps: Constraint = {
    rule: '12.03-h',
    kind: 'keeps-engagements',
    pairs: [{ model: 1, group: [101, 102] }],
    ...engagement,
  };
  expect(reasons(keeps, go(1, [12, 12]))).toEqual([]);
  expect(reasons(keeps, go(1, [8, 10]), go(2, [12, 12]))).toMatchObject([{ rule: '12.03-h', model: 1, other: 101 }]);
});

test('18.05-d engaged only where no unengaged place is left', () => {
  const first: Constraint = {
    rule: '18.05-d',
    kind: 'unengaged',
    ifAble: true,
    models: [101, 102, 201],
    ...engagement,
  };
  expect(reasons(first, go(1, [12, 10]))).toMatchObject([
    { rule: '18.05-d', kind: 'unengaged', model: 1, better: expect.anything() },
  ]);
  const only: Constraint = {
    rule: '18.05-d',
    kind: 'within',
    movers: [1],
    regions: [{ kind: 'disc', x: 13, y: 10, radius: 0.5 }],
  };
  expect(check(moving(movers(9, [10, 10]), foes, [only, first]), [go(1, [12, 10])])).toEqual([]);
});
