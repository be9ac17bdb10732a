import { setUpModel, standingBody } from '@adjutant/engine';
import {
  horizontalDistance,
  isMoreThan,
  isWhollyInside,
  isWithin,
  touches,
  verticalDistance,
} from '@adjutant/geometry';
import { expect, test } from 'vitest';
import { fixed, scene, type UnitSketch } from '../../test/scene.ts';
import { isEngaged } from '../03-moving/engagement.ts';
import { isModelInRange } from '../14-objectives/place.ts';
import { surgeFlow } from '../flows.ts';
import { enemiesWithin, unitDistance } from './measuring.ts';

const R = 0.63;
/** A model of player 0 at the origin of the test and an enemy `gap` inches beside it, base to base. */
const pair = (gap: number) =>
  scene({ units: { us: { at: [10, 10] }, them: { player: 1, at: [10 + 2 * R + gap, 10] } } });

test('01.04 ex 1, 01.04-b 01.02-b distances go from base edge to base edge', () => {
  const s = scene({ units: { us: { at: [10, 10] }, them: { player: 1, at: [13, 10] } } });
  expect(unitDistance(s.game, 0, 1)).toBeCloseTo(1.74, 6);
  expect([enemiesWithin(s.game, 0, 2), enemiesWithin(s.game, 0, 1)]).toEqual([[1], []]);
});

test('01.04.01 ex 1, 01.04.01-a exactly 2 inches is within 2 inches and not more than 2 inches', () => {
  const [us, them] = [0, 1].map((model) => standingBody(pair(2).game, model));
  const gap = horizontalDistance(us!, them!);
  expect([isWithin(gap, 2), isMoreThan(gap, 2), isMoreThan(gap, 1.9)]).toEqual([true, false, true]);
  expect([enemiesWithin(pair(2).game, 0, 2), enemiesWithin(pair(2.1).game, 0, 2)]).toEqual([[1], []]);
});

test('01.04.01-b a unit is within a distance if one of its models is', () => {
  const s = scene({
    units: {
      us: {
        at: [
          [10, 10],
          [12, 10],
        ],
      },
      them: {
        player: 1,
        at: [
          [30, 10],
          [15, 10],
        ],
      },
    },
  });
  expect(enemiesWithin(s.game, 0, 2)).toEqual([1]);
});

test('01.04-d horizontal and vertical limits are tested separately', () => {
  const s = pair(1.9);
  const raise = (z: number) => {
    setUpModel(s.game, 1, { ...s.game.model(1).pose!, z }, 'test');
    return isEngaged(s.game, 0);
  };
  expect([raise(0), raise(5), raise(5.1)]).toEqual([true, true, false]);
  expect(verticalDistance(standingBody(s.game, 0), standingBody(s.game, 1))).toBeCloseTo(5.1, 6);
});

test('01.04.01 ex 2, 01.04.01-c 01.04.01-d a base half inside an area is within it, but not wholly', () => {
  const outline = [
    [20, 20],
    [30, 20],
    [30, 26],
    [20, 26],
  ] as const;
  const s = scene({
    units: { half: { at: [20, 23] }, whole: { at: [20.63, 23] } },
    areas: [{ id: 'ruin', outline }],
    objectives: [{ id: 'o', x: 25, y: 23 }],
  });
  expect([0, 1].map((model) => isModelInRange(s.game, model, 'o'))).toEqual([true, true]);
  expect([0, 1].map((model) => isWhollyInside(standingBody(s.game, model), outline))).toEqual([false, true]);
});

test('01.04.04-a bases that touch are in base contact', () => {
  const contact = (gap: number) => touches(standingBody(pair(gap).game, 0), standingBody(pair(gap).game, 1));
  expect([contact(0), contact(0.1)]).toEqual([true, false]);
});

test('01.04-c a FRAME model is measured to its own outline', () => {
  const hull = {
    kind: 'hull',
    outline: [
      [-2, -1],
      [2, -1],
      [2, 1],
      [-2, 1],
    ],
  } as const;
  const s = scene({
    units: { tank: { at: [10, 10], base: hull, keywords: ['VEHICLE', 'FRAME'] }, foe: { player: 1, at: [15, 10] } },
  });
  expect(unitDistance(s.game, 0, 1)).toBeCloseTo(5 - 1 - R, 6); // it faces along y, so that its side is 1" from the middle
});

test('01.04.02-a the closest enemy is measured from the unit that uses the rule', () => {
  const at = (x: number): UnitSketch => ({ player: 1, at: [x, 10] });
  const units = { far: { at: [40, 10] }, us: { at: [10, 10] }, near: at(16), other: at(36) } as const;
  const target = (unit: number) => {
    const s = scene({ phase: 'shooting', turn: 1, units });
    const surge = surgeFlow.begin({ unit, distance: fixed(1), rule: 'test' }, 0);
    s.run(surge);
    return s.question.kind === 'move-models'
      ? s.question.constraints.find(({ kind }) => kind === 'as-close-as-possible')
      : undefined;
  };
  expect([target(0), target(1)]).toMatchObject([{ to: [3] }, { to: [2] }]);
});
