import { expect, test } from 'vitest';
import { basics, body, enemies, engagement, go, movers, moving, settingUp } from '../../test/solver-fixtures.ts';
import { type Constraint, check } from './index.ts';

const foes = enemies([[15, 10]], [[10, 16]]);
const reasons = (constraint: Constraint, ...moves: Parameters<typeof check>[1][number][]) =>
  check(moving(movers(3, [10, 10]), foes, [...basics(foes), constraint]), moves);

test('11.04-f within 1 inch if able', () => {
  const within: Constraint = { rule: '11.04-f', kind: 'within-if-able', groups: [[101]], distance: 1 };
  expect(reasons(within, go(1, [12.8, 10]))).toEqual([]);
  const [violation] = reasons(within, go(1, [12, 10]));
  expect(violation).toMatchObject({ rule: '11.04-f', model: 1, needed: 1 });
  expect(reasons(within, { model: 1, path: [violation!.better!] })).toEqual([]);
  expect(reasons({ ...within, groups: [[201]] }, go(1, [10, 12]))).toEqual([]);
});

test('12.03-e engaged with the closest if able', () => {
  const engaged: Constraint = {
    rule: '12.03-e',
    kind: 'engaged-if-able',
    groups: [[101], [201]],
    closestOnly: true,
    movedOnly: true,
    ...engagement,
  };
  expect(reasons(engaged, go(1, [12, 10]))).toEqual([]);
  expect(reasons(engaged, go(1, [10, 12.9]))).toMatchObject([{ rule: '12.03-e', model: 1, better: expect.anything() }]);
  expect(reasons(engaged)).toEqual([]);
  expect(reasons({ ...engaged, movedOnly: false })).toHaveLength(1);
});

test('12.08-i in range of the objective if able', () => {
  const inRange: Constraint = {
    rule: '12.08-i',
    kind: 'within-region-if-able',
    movedOnly: true,
    regions: [{ kind: 'disc', x: 10, y: 6, radius: 1 }],
  };
  expect(reasons(inRange, go(1, [10, 7.6]))).toEqual([]);
  expect(reasons(inRange, go(1, [10, 8]))).toMatchObject([{ rule: '12.08-i', better: expect.anything() }]);
  expect(reasons({ ...inRange, regions: [{ kind: 'disc', x: 10, y: 4, radius: 1 }] }, go(1, [10, 8]))).toEqual([]);
});

test('01.04.03-a as close as possible is contact where the move allows it', () => {
  const close: Constraint = { rule: '01.04.03-a', kind: 'as-close-as-possible', to: [101] };
  const four = (...moves: Parameters<typeof check>[1][number][]) =>
    check(moving(movers(4, [10, 10]), foes, [...basics(foes), close]), moves);
  expect(four(go(1, [13.74, 10]))).toEqual([]);
  expect(four(go(1, [13.6, 10]))).toMatchObject([{ rule: '01.04.03-a', model: 1, needed: 0 }]);
  expect(reasons(close, go(1, [13, 10]))).toEqual([]);
  expect(reasons(close, go(1, [12.9, 10]))).toMatchObject([{ rule: '01.04.03-a' }]);
  expect(reasons(close)).toHaveLength(1);
});

test('21.02-l a model that ends engaged may stop anywhere in engagement range', () => {
  const close: Constraint = { rule: '21.02-f', kind: 'as-close-as-possible', to: [101], unlessEngaged: engagement };
  expect(reasons(close, go(1, [11.8, 10]))).toEqual([]);
  expect(reasons(close, go(1, [11.5, 10]))).toMatchObject([{ rule: '21.02-f', model: 1 }]);
});

test('18.05-d a model is left out only if there is no place for it', () => {
  const transport = { id: 50, unit: 9, side: 0 as const, body: body(10, 10) };
  const near = (distance: number): readonly Constraint[] => [
    { rule: '18.05-d', kind: 'placed-if-able' },
    { rule: '03.01-h', kind: 'on-table' },
    { rule: '03.01-r', kind: 'no-overlap' },
    { rule: '18.05-d', kind: 'wholly-within', regions: [{ kind: 'around-body', body: transport.body, distance }] },
    { rule: '18.05-d', kind: 'as-close-as-possible', to: [50] },
  ];
  expect(check(settingUp(movers(0, [0, 0]), [transport], near(6)), [])).toMatchObject([
    { rule: '18.05-d', kind: 'placed-if-able', model: 1 },
  ]);
  expect(check(settingUp(movers(0, [0, 0]), [transport], near(1)), [])).toEqual([]);
  expect(check(settingUp(movers(0, [0, 0]), [transport], near(6)), [go(1, [11.26, 10])])).toEqual([]);
  expect(check(settingUp(movers(0, [0, 0]), [transport], near(6)), [go(1, [12, 10])])).toMatchObject([
    { kind: 'as-close-as-possible' },
  ]);
});
