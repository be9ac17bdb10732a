import { expect, test } from 'vitest';
import { body, enemies, go, movers, moving } from '../../test/solver-fixtures.ts';
import { type Constraint, check, type Region } from './index.ts';

const pair = movers(6, [10, 10], [20, 10]);
const reasons = (constraint: Constraint, ...moves: Parameters<typeof check>[1][number][]) =>
  check(moving(pair, enemies([[13, 10]]), [constraint]), moves);

test('03.01-r no base ends on another', () => {
  const overlap: Constraint = { rule: '03.01-r', kind: 'no-overlap' };
  expect(reasons(overlap, go(1, [12, 10]))).toEqual([{ rule: '03.01-r', kind: 'no-overlap', model: 1, other: 101 }]);
  expect(reasons(overlap, go(1, [11.74, 10]))).toEqual([]);
  expect(reasons(overlap, go(1, [20, 11]))).toMatchObject([
    { model: 1, other: 2 },
    { model: 2, other: 1 },
  ]);
  expect(reasons(overlap, go(1, [20, 10]), go(2, [22, 10]))).toEqual([]);
});

const inAndOut: readonly [string, Region, [number, number], [number, number], [number, number]][] = [
  [
    'polygon',
    {
      kind: 'polygon',
      outline: [
        [0, 0],
        [10, 0],
        [10, 44],
        [0, 44],
      ],
    },
    [9.37, 10],
    [10.5, 10],
    [10.7, 10],
  ],
  ['disc', { kind: 'disc', x: 10, y: 15, radius: 3 }, [10, 12.63], [10, 11.4], [10, 11.3]],
  ['edge-band', { kind: 'edge-band', distance: 6 }, [10, 5.37], [10, 6.6], [10, 6.7]],
  ['edge-band of one edge', { kind: 'edge-band', distance: 6, edges: ['left'] }, [5.37, 10], [6.6, 10], [10, 3]],
  ['around-body', { kind: 'around-body', body: body(10, 15), distance: 3 }, [10, 12], [10, 10.8], [10, 10.7]],
  [
    'around-polygon',
    {
      kind: 'around-polygon',
      outline: [
        [4, 14],
        [16, 14],
        [16, 16],
      ],
      distance: 3,
    },
    [10, 11.63],
    [10, 10.4],
    [10, 10.3],
  ],
];

test.each(inAndOut)('01.04.01 within and wholly within: %s', (_name, region, inside, partly, outside) => {
  const one = moving(movers(20, [10, 10]), [], []);
  const count = (constraint: Constraint, place: [number, number]) =>
    check({ ...one, constraints: [constraint] }, [go(1, place)]).length;
  const [wholly, within]: Constraint[] = [
    { rule: '01.04.01-c', kind: 'wholly-within', regions: [region] },
    { rule: '01.04.01-b', kind: 'within', regions: [region] },
  ];
  expect([inside, partly, outside].map((place) => count(wholly!, place))).toEqual([0, 1, 1]);
  expect([inside, partly, outside].map((place) => count(within!, place))).toEqual([0, 0, 1]);
});

test('14.02-b some model is in range', () => {
  const some: Constraint = {
    rule: '12.08-l',
    kind: 'some-within',
    regions: [{ kind: 'disc', x: 10, y: 15, radius: 3 }],
  };
  expect(reasons(some, go(1, [10, 12]))).toEqual([]);
  expect(reasons(some, go(1, [10, 11]))).toMatchObject([{ rule: '12.08-l', kind: 'some-within', needed: 0 }]);
});

test('20.04-d more than 8 inches, and exactly 8 is too close', () => {
  const far: Constraint = { rule: '20.04-d', kind: 'more-than', distance: 8, horizontally: true, models: [101] };
  expect(reasons({ ...far, movers: [1] }, go(1, [13, 10 + 1.26 + 8.1]))).toEqual([]);
  expect(reasons({ ...far, movers: [1] }, go(1, [13, 10 + 1.26 + 8]))).toMatchObject([
    { rule: '20.04-d', model: 1, other: 101, needed: 8 },
  ]);
});

test('20.04-e no part of a base in a zone', () => {
  const zone: Region = {
    kind: 'polygon',
    outline: [
      [0, 12],
      [60, 12],
      [60, 44],
      [0, 44],
    ],
  };
  const out: Constraint = { rule: '20.04-e', kind: 'more-than', distance: 0, horizontally: true, regions: [zone] };
  expect(reasons(out, go(1, [10, 11.3]))).toEqual([]);
  expect(reasons(out, go(1, [10, 11.5]))).toMatchObject([{ rule: '20.04-e', model: 1 }]);
});

test('12.03-d models that may not move do not turn either', () => {
  const fixed: Constraint = { rule: '12.03-d', kind: 'fixed', models: [1] };
  expect(reasons(fixed, go(2, [20, 11]))).toEqual([]);
  expect(reasons(fixed, go(1, [10, 10.5]))).toEqual([{ rule: '12.03-d', kind: 'fixed', model: 1 }]);
  expect(reasons(fixed, { model: 1, path: [{ ...pair[0]!.body.pose, facingX: 0, facingY: 1 }] })).toMatchObject([
    { model: 1 },
  ]);
});

test('all models must move where a rule says so', () => {
  expect(reasons({ rule: '99', kind: 'all-move' }, go(1, [10, 11]))).toEqual([
    { rule: '99', kind: 'all-move', model: 2 },
  ]);
});
