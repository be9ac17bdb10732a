import { expect, test } from 'vitest';
import { at, body, enemies, go, hull, movers, moving } from '../../test/solver-fixtures.ts';
import { type Constraint, check } from './index.ts';

const alone = movers(6, [10, 10]);
const reasons = (constraint: Constraint, ...path: Parameters<typeof go>[1][]) =>
  check(moving(alone, enemies([[13, 10]]), [constraint]), [go(1, ...path)]);

test('03.01-m lengths of a path add up', () => {
  const length: Constraint = { rule: '03.01-m', kind: 'path-length' };
  expect(reasons(length, [13, 10], [13, 13])).toEqual([]);
  expect(reasons(length, [13, 10], [13, 13.1])).toMatchObject([
    { rule: '03.01-m', kind: 'path-length', model: 1, needed: 6 },
  ]);
});

test('03.01-n height climbed counts unless it is free', () => {
  expect(reasons({ rule: '03.01-n', kind: 'path-length' }, [10, 14], [10, 14, 3])).toMatchObject([
    { rule: '03.01-n', actual: 7 },
  ]);
  expect(reasons({ rule: '21.03-d', kind: 'path-length', freeVertical: [1] }, [10, 14], [10, 14, 3])).toEqual([]);
});

test('03.01-g a base does not cross the models listed', () => {
  const passes: Constraint = { rule: '03.01-g', kind: 'passes', models: [101] };
  expect(reasons(passes, [16, 10])).toEqual([{ rule: '03.01-g', kind: 'passes', model: 1, other: 101 }]);
  expect(reasons(passes, [13, 11.27], [16, 10])).toMatchObject([{ other: 101 }]);
  expect(reasons(passes, [10, 11.27], [15, 11.27])).toEqual([]);
  expect(reasons({ rule: '03.01-e', kind: 'passes', models: [] }, [16, 10])).toEqual([]);
});

test('03.01-g over the heads of low models a higher floor is free', () => {
  expect(reasons({ rule: '03.01-g', kind: 'passes', models: [101] }, [10, 10, 3], [16, 10, 3])).toEqual([]);
});

test('17.01-c a listed model that moves itself blocks where it is at the time', () => {
  const tanks = movers(12, [10, 10], [13, 10]);
  const problem = moving(tanks, [], [{ rule: '17.01-c', kind: 'passes', models: [1, 2] }]);
  expect(check(problem, [go(1, [16, 10])])).toMatchObject([{ rule: '17.01-c', model: 1, other: 2 }]);
  expect(check(problem, [go(2, [13, 13]), go(1, [16, 10])])).toEqual([]);
});

test('03.01-h no base leaves the table, not even on the way', () => {
  const table: Constraint = { rule: '03.01-h', kind: 'on-table' };
  const edge = moving(movers(6, [2, 10]), [], [table]);
  expect(check(edge, [go(1, [0.63, 10])])).toEqual([]);
  expect(check(edge, [go(1, [0.6, 10])]).length).toBeGreaterThan(0);
  expect(check(edge, [go(1, [0.5, 11], [3, 11])])).toMatchObject([{ rule: '03.01-h', model: 1 }]);
});

test('03.01-p a long base turns on the spot only where there is room', () => {
  const tank = [{ id: 1, body: body(10, 10, hull(4, 2)), maximum: 6 }];
  const problem = moving(tank, enemies([[10, 12]]), [{ rule: '03.01-g', kind: 'passes', models: [101] }]);
  expect(check(problem, [{ model: 1, path: [at(10, 10, 0, [0, 1])] }])).toMatchObject([{ kind: 'passes', other: 101 }]);
  expect(check(problem, [{ model: 1, path: [at(10, 8), at(10, 8, 0, [0, 1])] }])).toEqual([]);
});
