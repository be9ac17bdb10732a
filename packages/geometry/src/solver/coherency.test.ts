import { expect, test } from 'vitest';
import { body, coherency, enemies, go, movers, moving, type Spot, settingUp } from '../../test/solver-fixtures.ts';
import { check } from './index.ts';

const gaps = (...spots: Spot[]) => check(moving(movers(6, ...spots), [], [coherency]), []);

test('03.03-b a mate within 2 inches', () => {
  expect(gaps([10, 10], [13.26, 10])).toEqual([]);
  expect(gaps([10, 10], [13.3, 10])).toMatchObject([{ rule: '03.03', kind: 'coherent', needed: 2 }]);
});

test('03.03-b nobody more than 9 inches away', () => {
  const row = (step: number): Spot[] => [0, 1, 2, 3, 4].map((i) => [10 + i * step, 10]);
  expect(gaps(...row(2.56))).toEqual([]);
  expect(gaps(...row(2.6))).toMatchObject([{ model: 5, other: 1, needed: 9 }]);
});

test('03.03-c a single model is always coherent', () => {
  expect(gaps([10, 10])).toEqual([]);
});

test('03.03-b height is a limit of its own', () => {
  expect(gaps([10, 10], [12, 10, 5])).toEqual([]);
  expect(gaps([10, 10], [12, 10, 5.1])).toMatchObject([{ model: 2, other: 1, actual: 5.1, needed: 5 }]);
});

test('01.02.03-e returned models join models that were there, not each other', () => {
  const there = [{ id: 50, unit: 1, side: 0 as const, body: body(10, 10) }];
  const back = settingUp(movers(0, [0, 0], [0, 0]), there, [
    { ...coherency, rule: '01.02.03-e', anchors: [50], anchorsOnly: true },
  ]);
  expect(check(back, [go(1, [12, 10]), go(2, [10, 12])])).toEqual([]);
  expect(check(back, [go(1, [12, 10]), go(2, [14, 10])])).toMatchObject([{ rule: '01.02.03-e', model: 2, needed: 2 }]);
});

test('models of the unit that may not move count as mates', () => {
  const there = enemies([[13, 10]]);
  const problem = moving(movers(6, [10, 10]), there, [{ ...coherency, anchors: [101] }]);
  expect(check(problem, [])).toEqual([]);
  expect(check(problem, [go(1, [8, 10])])).toMatchObject([{ rule: '03.03', needed: 2 }]);
});
