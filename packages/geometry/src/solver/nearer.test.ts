import { expect, test } from 'vitest';
import { enemies, go, movers, moving } from '../../test/solver-fixtures.ts';
import { type Constraint, check } from './index.ts';

/** X is 3.74 inches away, Y 4.74. */
const foes = enemies([[15, 10]], [[4, 10]]);
const groups = [[101], [201]];
const reasons = (constraint: Constraint, ...moves: Parameters<typeof check>[1][number][]) =>
  check(moving(movers(6, [10, 10]), foes, [constraint]), moves);

test('11.04-e closer to at least one target', () => {
  const closer: Constraint = { rule: '11.04-e', kind: 'closer-to-any', groups };
  expect(reasons(closer, go(1, [11, 10]))).toEqual([]);
  expect(reasons(closer, go(1, [9, 10]))).toEqual([]);
  expect(reasons(closer, go(1, [10, 12]))).toMatchObject([{ rule: '11.04-e', model: 1, other: 201 }]);
  expect(reasons(closer, go(1, [10.001, 10]))).toHaveLength(1);
  expect(reasons(closer)).toEqual([]);
});

test('11.04-e a model stays put only if it cannot get closer', () => {
  const closer: Constraint = { rule: '11.04-e', kind: 'closer-to-any', groups, unmovedToo: true };
  expect(reasons(closer)).toMatchObject([{ rule: '11.04-e', model: 1, better: expect.anything() }]);
});

test('12.03-e closer to the closest target', () => {
  const closer: Constraint = { rule: '12.03-e', kind: 'closer-to-closest', groups };
  expect(reasons(closer, go(1, [11, 10]))).toEqual([]);
  expect(reasons(closer, go(1, [9, 10]))).toMatchObject([{ rule: '12.03-e', model: 1, other: 101 }]);
});

test('01.04.02-b of two equally close targets either may be the closest', () => {
  const tie = moving(movers(6, [10, 10]), enemies([[15, 10]], [[5, 10]]), [
    { rule: '12.03-e', kind: 'closer-to-closest', groups },
  ]);
  expect(check(tie, [go(1, [11, 10])])).toEqual([]);
  expect(check(tie, [go(1, [9, 10])])).toEqual([]);
  expect(check(tie, [go(1, [10, 11])])).toHaveLength(1);
});

test('12.08-i in range of the objective or closer to it', () => {
  const closer: Constraint = {
    rule: '12.08-i',
    kind: 'closer-to-region',
    regions: [{ kind: 'disc', x: 10, y: 20, radius: 3 }],
  };
  expect(reasons(closer, go(1, [10, 12]))).toEqual([]);
  expect(reasons(closer, go(1, [10, 9]))).toMatchObject([{ rule: '12.08-i', model: 1 }]);
});
