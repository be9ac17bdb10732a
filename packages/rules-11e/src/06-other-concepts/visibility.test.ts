import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';
import { area, block, enemy, figure, first, look, own, tank, wall } from '../../test/sight.ts';
import {
  isFullyVisible,
  isPartlyHiddenBy,
  isUnitFullyVisible,
  isUnitVisible,
  isUnitVisibleToUnit,
  isVisible,
} from './visibility.ts';

const ground = [area('ruin', 20, 0, 22, 44)];
/** A wall all across the table between both. */
const tall = wall([21, 0], [21, 40], [], { category: 'exposed', top: 8 });

test('cs.faq.06.01-1-a 06.01-a, 13.07-b a line past the end of a wall is enough; it may start and end at any part', () => {
  const units = { a: own([10, 40.3]), b: enemy([30, 40.3]) };
  const s = scene({ units, areas: ground, features: [tall] });
  expect(look(s, 'a', 'b')).toMatchObject({ visible: true, reason: 'line' });
  const closed = wall([21, 0], [21, 41], [], { category: 'exposed', top: 8 });
  const shut = scene({ units, areas: ground, features: [closed] });
  expect(look(shut, 'a', 'b')).toMatchObject({ visible: false, rule: '06.01', blockedBy: { features: ['feature-1'] } });
});

test('06.01-a, 13.10-f what blocks by itself is named before an area that obscures too', () => {
  const units = { a: own([10, 10]), b: enemy([30, 10]) };
  const closed = wall([21, 0], [21, 44], [], { category: 'light', top: 8 });
  const s = scene({ units, areas: ground, features: [closed] });
  const blockedBy = { features: ['feature-1'], areas: [], models: [] };
  expect(look(s, 'a', 'b')).toMatchObject({ visible: false, rule: '06.01', blockedBy });
  const low = wall([21, 0], [21, 44], [], { category: 'light', top: 0.1 });
  const over = look(scene({ units, areas: ground, features: [low] }), 'a', 'b');
  expect(over).toMatchObject({ visible: false, rule: '13.10', blockedBy: { areas: ['ruin'] } });
});

test('06.01 ex 1, 06.01-d, -e, 13.07-d a part that shows over a wall: visible, not fully', () => {
  const low = wall([21, 0], [21, 44], [], { category: 'exposed', top: 1.8 });
  const s = scene({ units: { a: own([10, 10]), b: enemy([30, 10]) }, areas: ground, features: [low] });
  const [a, b] = [first(s, 'a'), first(s, 'b')];
  expect([isVisible(s.game, a, b), isFullyVisible(s.game, a, b)]).toEqual([true, false]);
  expect(look(s, 'a', 'b')).toMatchObject({ partHidden: { hiddenBy: { features: ['feature-1'] } } });
});

test('06.01 ex 2, 06.01-b, -f, -g, 13.07-e a column: the first does not hide those behind it', () => {
  const column = [
    [30, 10],
    [32, 10],
    [34, 10],
  ] as const;
  const s = scene({ units: { a: own([10, 10]), b: enemy(column) } });
  const a = first(s, 'a');
  expect([isUnitVisible(s.game, a, 1), isUnitFullyVisible(s.game, a, 1)]).toEqual([true, true]);
  expect(s.models('b').map((model) => isFullyVisible(s.game, a, model))).toEqual([true, true, true]);
});

test('06.01-f, -g, 13.07-e one model in sight makes the unit visible, but not fully', () => {
  const places = [
    [30, 10],
    [30, 42],
  ] as const;
  const s = scene({ units: { a: own([10, 42]), b: enemy(places) }, areas: ground, features: [tall] });
  const a = first(s, 'a');
  expect([isUnitVisible(s.game, a, 1), isUnitFullyVisible(s.game, a, 1)]).toEqual([true, false]);
});

const between = { ...tank, at: [20, 10] as const };

test('06.01 ex 3, VIS-09, 13.07-c a friendly or enemy tank of a third unit that covers all: not visible', () => {
  for (const player of [0, 1] as const) {
    const s = scene({ units: { a: own([17, 10]), b: enemy([23, 10]), tank: { ...between, player } } });
    const blocked = {
      visible: false,
      rule: '06.01',
      blockedBy: { models: [first(s, 'tank')], features: [], areas: [] },
    };
    expect(look(s, 'a', 'b')).toMatchObject(blocked);
  }
});

test('VIS-09, 13.07 ex 2, 13.07-c models of both units are looked through', () => {
  const squad = { ...own([[17, 10]]), leader: { ...between, keywords: ['CHARACTER'] } };
  const s = scene({ units: { a: squad, b: enemy([23, 10]) } });
  expect(look(s, 'a', 'b').visible).toBe(true);
  const other = scene({ units: { a: own([17, 10]), b: { ...squad, player: 1, at: [[23, 10]] } } });
  expect(look(other, 'a', 'b').visible).toBe(true);
});

test('13.07 ex 1 a unit that blocks every line hides what stands behind it', () => {
  const rank = own([13, 12], { models: 4, gap: 0, height: 3 });
  const s = scene({ units: { rear: own([15, 10]), front: rank, b: enemy([15, 40]) } });
  expect(look(s, 'rear', 'b')).toMatchObject({ visible: false, blockedBy: { models: [s.models('front')[2]] } });
  expect(look(s, 'front', 'b').visible).toBe(true);
});

test('06.01-h each model judges for itself; fully visible is visible', () => {
  const s = scene({
    units: { a: own([10, 10]), c: own([10, 42]), b: enemy([30, 42]) },
    areas: ground,
    features: [tall],
  });
  const [a, c, b] = [first(s, 'a'), first(s, 'c'), first(s, 'b')];
  expect([a, c].map((model) => [isVisible(s.game, model, b), isFullyVisible(s.game, model, b)])).toEqual([
    [false, false],
    [true, true],
  ]);
});

test('06.01-j, -l visible to a unit: to at least one of its models', () => {
  const pair = [
    [10, 10],
    [10, 42],
  ] as const;
  const s = scene({ units: { a: own(pair), c: own([10, 10]), b: enemy([30, 42]) }, areas: ground, features: [tall] });
  expect([0, 1].map((unit) => isUnitVisibleToUnit(s.game, unit, 2))).toEqual([true, false]);
});

test('13.07-f, 01.02.04-b in reserves nobody sees or is seen, and a unit sees itself', () => {
  const s = scene({ units: { a: own([10, 10]), b: enemy([30, 10], { reserves: true }) } });
  expect(look(s, 'a', 'b')).toEqual({ visible: false, reason: 'off-table', rule: '01.02.04' });
  expect(look(s, 'a', 'a')).toMatchObject({ visible: true, reason: 'own-unit' });
});

test('13.07-g what is Solid or obscuring blocks both ways', () => {
  const s = scene({
    units: { a: own([10, 10]), b: enemy([30, 10]) },
    areas: ground,
    features: [wall([21, 0], [21, 44])],
  });
  expect([look(s, 'a', 'b').visible, look(s, 'b', 'a').visible]).toEqual([false, false]);
});

test('a floor between two models one above the other blocks, a hole past its edge does not', () => {
  const floor = {
    category: 'exposed',
    floors: [
      {
        outline: [
          [20, 5],
          [22, 5],
          [22, 15],
          [20, 15],
        ],
        z: 4,
      },
    ],
  } as const;
  const units = { a: own([21, 10]), b: enemy([21, 10]) };
  const s = scene({ units, areas: ground, features: [floor] });
  const model = s.game.model(first(s, 'b'));
  model.pose = { x: 21, y: 10, z: 4, facingX: 0, facingY: 1 };
  expect(look(s, 'a', 'b')).toMatchObject({ visible: false, blockedBy: { features: ['feature-1'] } });
  model.pose = { ...model.pose, x: 23 };
  expect(look(s, 'a', 'b').visible).toBe(true);
});

test('15.10-b whose models hide part of a unit is told apart', () => {
  const s = scene({
    units: { a: own([10, 10]), b: enemy([30, 10]), near: enemy([20, 10.3], figure), far: enemy([20, 14], figure) },
  });
  expect([2, 3, 1].map((unit) => isPartlyHiddenBy(s.game, first(s, 'a'), 1, unit))).toEqual([true, false, false]);
});

test('answers change with the places of models in the way', () => {
  const s = scene({ units: { a: own([17, 10]), b: enemy([23, 10]), tank: { ...between, player: 1 } } });
  const sees = () => look(s, 'a', 'b').visible;
  expect(sees()).toBe(false);
  const aside = s.game.fork();
  aside.model(first(s, 'tank')).pose = { x: 20, y: 20, z: 0, facingX: 1, facingY: 0 };
  expect([isVisible(aside, first(s, 'a'), first(s, 'b')), sees()]).toEqual([true, false]);
});

test('a block of whatever category stands in the way with its own body', () => {
  const features = [block([19, 5, 21, 15], 4, { category: 'exposed' })];
  const s = scene({ units: { a: own([10, 10]), b: enemy([30, 10]) }, areas: ground, features });
  expect(look(s, 'a', 'b')).toMatchObject({ rule: '06.01', proven: true });
});
