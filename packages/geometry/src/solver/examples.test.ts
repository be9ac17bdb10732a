import { expect, test } from 'vitest';
import {
  at,
  basics,
  body,
  charge,
  coherency,
  enemies,
  engagement,
  engaging,
  go,
  hull,
  ids,
  movers,
  moving,
  normalMove,
  ontoObjective,
  pileIn,
  type Spot,
} from '../../test/solver-fixtures.ts';
import { horizontalDistance } from '../distance.ts';
import { type Constraint, check, type ModelMove, type MoveProblem, propose, type Standing } from './index.ts';

/** The worked examples of the rules, by their numbers. Bases are 1.26 inches wide. */

const rules = (problem: MoveProblem, ...moves: ModelMove[]) => [
  ...new Set(check(problem, moves).map(({ rule }) => rule)),
];
const apart = (gap: number) => gap + 1.26;

test('03.01 ex 1: three inches east and three north are six', () => {
  const problem = moving(movers(6, [10, 10]), [], basics([]));
  expect(rules(problem, go(1, [13, 10], [13, 13]))).toEqual([]);
  expect(rules({ ...problem, movers: movers(5.9, [10, 10]) }, go(1, [13, 10], [13, 13]))).toEqual(['03.01-m']);
});

test('03.01 ex 2: turning costs nothing', () => {
  const problem = moving(movers(12, [10, 10]), [], basics([]));
  const path = [at(16, 10), at(16, 10, 0, [0, 1]), at(16, 16, 0, [0, 1]), at(16, 16, 0, [-1, 0])];
  expect(rules(problem, { model: 1, path })).toEqual([]);
});

test('03.01 ex 3: past an enemy at one inch, ending at two and a half', () => {
  const foes = enemies([[14, 12.26]]);
  const problem = moving(movers(9, [10, 10]), foes, normalMove(foes));
  expect(rules(problem, go(1, [14, 10], [17.2, 10]))).toEqual([]);
  expect(rules(problem, go(1, [14, 10]))).toEqual(['09.05-d']);
});

test('03.01 ex 4: two models 2.4 inches apart are not coherent', () => {
  const problem = moving(movers(6, [10, 10], [12, 10]), [], basics([]));
  expect(rules(problem, go(2, [10 + apart(2.4), 10]))).toEqual(['03.03']);
  expect(rules(problem, go(2, [10 + apart(2), 10]))).toEqual([]);
});

const standingAs = (...spots: Spot[]) => rules(moving(movers(6, ...spots), [], [coherency]));

test('03.03 ex 1: four in a row with gaps of two inches are coherent, five are not', () => {
  const row = (count: number) => Array.from({ length: count }, (_, i): Spot => [10 + i * apart(2), 10]);
  expect(standingAs(...row(4))).toEqual([]);
  expect(standingAs(...row(5))).toEqual(['03.03']);
});

test('03.03 ex 2: two pairs are two groups until a fifth model joins them', () => {
  const pairs = (gap: number): Spot[] => [
    [10, 10],
    [10 + apart(1), 10],
    [10, 10 + apart(gap)],
    [10 + apart(1), 10 + apart(gap)],
  ];
  expect(standingAs(...pairs(6))).toEqual(['03.03']);
  expect(standingAs(...pairs(5), [10 + apart(1), 10 + apart(5) / 2])).toEqual([]);
});

test('03.03 ex 3: one of three too far from both', () => {
  const problem = moving(movers(6, [10, 10], [10 + apart(1.5), 10], [10 + apart(1.5) / 2, 14.03]), [], [coherency]);
  expect(check(problem, [])).toMatchObject([{ model: 3, needed: 2 }]);
});

test('03.03 ex 4: a floor six inches up is too high', () => {
  expect(standingAs([10, 10], [12, 10], [11, 10, 6])).toEqual(['03.03']);
});

test.each([
  [2, 0, true],
  [2.1, 0, false],
  [1, 5.5, false],
])('03.04 ex 1: gap %d, height %d: engaged %s', (gap, height, engaged) => {
  const any: Constraint = { rule: '03.04', kind: 'engaged-with-any', models: [101], ...engagement };
  expect(rules(moving(movers(6, [10, 10]), enemies([[10 + apart(gap), 10, height]]), [any])).length === 0).toBe(
    engaged,
  );
});

test('11.04 ex 1: no charge where every place that reaches the target also engages another unit', () => {
  const foes = enemies([[17.76, 10]], [[17.46, 14.59]]);
  const tank: Standing = { id: 50, unit: 9, side: 0, body: body(14.9, 9, hull(3.8, 6)) };
  const blocked = moving(movers(7, [10, 10]), [...foes, tank], charge(foes, 1));
  expect(propose(blocked, { kind: 'satisfy' })).toBeUndefined();
  expect(propose({ ...blocked, constraints: charge(foes, 1, 2) }, { kind: 'satisfy' })).toBeDefined();
  expect(propose(moving(movers(7, [10, 10]), foes, charge(foes, 1)), { kind: 'satisfy' })).toBeDefined();
});

test('11.04 ex 2: five inches towards a target at four must end within one', () => {
  const foes = enemies([[10 + apart(4), 10]]);
  const problem = moving(movers(5, [10, 10]), foes, charge(foes, 1));
  expect(rules(problem, go(1, [13, 10]))).toEqual([]);
  expect(check(problem, [go(1, [12.5, 10])])).toMatchObject([
    { rule: '11.04-f', model: 1, needed: 1, better: expect.anything() },
  ]);
  expect(rules(problem)).toEqual(['11.04-h']);
});

test('11.04 ex 3: two inches would engage a target at four, so the distance to it is a matter of its selection', () => {
  const foes = enemies([[10 + apart(4), 10]]);
  const problem = moving(
    movers(3, [10, 10]),
    foes,
    charge(foes, 1).filter(({ kind }) => kind !== 'within-if-able'),
  );
  expect(rules(problem, go(1, [12, 10]))).toEqual([]);
});

test('11.04 ex 4: two models cannot span two units nine inches apart, but eight', () => {
  const facing = (gap: number) => {
    const y = 6 + 1.26;
    const foes = enemies([[20 - apart(gap) / 2, 10 + y]], [[20 + apart(gap) / 2, 10 + y]]);
    return { foes, unit: movers(8, [18.9, 13], [21.1, 13]) };
  };
  const both = (gap: number) =>
    propose(moving(facing(gap).unit, facing(gap).foes, charge(facing(gap).foes, 1, 2)), { kind: 'satisfy' });
  expect(both(9)).toBeUndefined();
  expect(both(8)).toBeDefined();
  const { foes, unit } = facing(9);
  expect(propose(moving(unit, foes, charge(foes, 1)), { kind: 'satisfy' })).toBeDefined();
});

test('11.04 ex 5: three within one inch, the fourth engaged, the fifth closer', () => {
  const foes = enemies([
    [20, 10],
    [20, 12],
    [20, 14],
    [20, 16],
  ]);
  const reach = (gap: number, y: number): Spot => [20 - apart(gap), y];
  const unit = movers(5, reach(5.5, 10), reach(5.8, 12), reach(6, 14), reach(6.8, 16), reach(8, 13));
  const problem = moving(unit, foes, charge(foes, 1));
  const [first, second, third] = [go(1, [14.5 + 3.74, 10]), go(2, [14 + 3.94, 12]), go(3, [17.74, 14])];
  expect(rules(problem, first, second, third, go(4, [16.94, 16]), go(5, [15.7, 13]))).toEqual([]);
  expect(rules(problem, first, second, third, go(4, [16.5, 16]), go(5, [15.7, 13]))).toEqual(['11.04-g']);
  expect(rules(problem, first, second, go(3, [17, 14]), go(4, [16.94, 16]), go(5, [15.7, 13]))).toEqual(['11.04-f']);
  expect(propose(problem, { kind: 'satisfy' })).toBeDefined();
});

/** A model in front that is engaged with X, one between, one behind at a distance from X. */
function rearModel(gap: number): MoveProblem {
  const foes = enemies([[20, 10]], [[20 - apart(gap), 10 + apart(4)]]);
  const unit = movers(3, [18.5, 11.7], [15.8, 11.8], [20 - apart(gap), 10]);
  return moving(unit, foes, pileIn(foes, [1], [{ model: 1, unit: 1 }]));
}

test('12.03 ex 1: at 5.5 inches a moved model must only get closer to X, at 5 it must get engaged', () => {
  expect(rules(rearModel(5.5), go(3, [14, 12]))).toEqual([]);
  expect(rules(rearModel(5.5), go(3, [13.24, 11]))).toEqual(['12.03-e']);
  expect(rules(rearModel(5), go(3, [14, 12]))).toEqual(['12.03-e']);
  expect(rules(rearModel(5), go(3, [16.74, 10]))).toEqual([]);
});

test('12.03 ex 2: an enemy at 4.5 inches can be reached by piling in, one at 5.5 cannot', () => {
  const towards = (gap: number) => {
    const foes = enemies([[10 + apart(gap), 10]]);
    return moving(movers(3, [10, 10]), foes, pileIn(foes, [1]));
  };
  expect(rules(towards(4.5), go(1, [12.6, 10]))).toEqual([]);
  expect(rules(towards(4.5), go(1, [12, 10]))).toContain('12.03-g');
  expect(propose(towards(4.5), { kind: 'satisfy' })).toBeDefined();
  expect(propose(towards(5.5), { kind: 'satisfy' })).toBeUndefined();
});

test('12.03 ex 3: a model in base contact stays', () => {
  const foes = enemies([[11.26, 10]], [[10, 13]]);
  const problem = moving(movers(3, [10, 10]), foes, pileIn(foes, [1, 2], [{ model: 1, unit: 1 }], [1]));
  expect(rules(problem)).toEqual([]);
  expect(rules(problem, go(1, [10, 11]))).toContain('12.03-d');
  expect(propose(problem, { kind: 'toward-models', models: ids(foes, 2) })).toEqual([]);
});

test('12.03 ex 4: closer to the closest and still engaged with the other', () => {
  const foes = enemies([[10 + apart(1.5), 10]], [[10, 10 + apart(1.8)]]);
  const both = [
    { model: 1, unit: 1 },
    { model: 1, unit: 2 },
  ];
  const problem = moving(movers(3, [10, 10]), foes, pileIn(foes, [1, 2], both));
  expect(rules(problem, go(1, [10.3, 10]))).toEqual([]);
  expect(rules(problem, go(1, [10, 10.5]))).toEqual(['12.03-e']);
  expect(rules(problem, go(1, [11.4, 10]))).toEqual(['12.03-h']);
});

test('12.08 ex 2: the enemy picked must be engaged', () => {
  const foes = enemies([[10 + apart(2.8), 10]]);
  const problem = moving(movers(3, [10, 10]), foes, engaging(foes, 1));
  expect(rules(problem)).toEqual(['12.08-k']);
  expect(rules(problem, go(1, [10.5, 10]))).toEqual(['12.08-k']);
  expect(rules(problem, go(1, [11, 10]))).toEqual([]);
});

test('12.08 ex 3: ending engaged with an enemy that was not picked is allowed', () => {
  const foes = enemies([[10 + apart(2.5), 10]], [[10, 10 + apart(2.9)]]);
  const problem = moving(movers(3, [10, 10]), foes, engaging(foes, 1));
  const end = go(1, [11.2, 11.2]);
  expect(rules(problem, end)).toEqual([]);
  expect(horizontalDistance({ ...body(0, 0), pose: end.path[0]! }, foes[1]!.body)).toBeLessThan(2);
});

test('12.08 ex 4: a moved model ends in range of the objective if it can, one must', () => {
  const range = { kind: 'disc', x: 10, y: 20, radius: 5 } as const;
  const front: Spot = [10, 20 - 5 - 0.63 - 2.9];
  const problem = moving(movers(3, front, [10, front[1] - 2], [11.5, front[1] - 2]), [], ontoObjective([], range));
  expect(rules(problem, go(1, [10, front[1] + 2.95]), go(2, [10, front[1] + 0.8]))).toEqual([]);
  expect(rules(problem, go(1, [10, front[1] + 0.5]))).toEqual(['12.08-l']);
  expect(rules(problem, go(1, [10, front[1] + 2.95]), go(2, [10, front[1] - 2.5]))).toContain('12.08-i');
  expect(propose(problem, { kind: 'satisfy' })).toBeDefined();
});
