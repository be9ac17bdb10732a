import { expect, test } from 'vitest';
import { blockersOf, boxOutline, figure, solid } from '../../test/sight-scenes.ts';
import { fullyVisible } from './fully-visible.ts';
import type { SightArea, SightModel, Solid, Wall } from './types.ts';

const shooter = figure(0, 0);
const target = figure(10, 0);

function look(
  parts: { solids?: Solid[]; walls?: Wall[]; areas?: SightArea[]; models?: SightModel[] },
  from = shooter,
  to = target,
) {
  return fullyVisible(from, to, blockersOf({ solids: [], walls: [], areas: [], models: [], ...parts }));
}

test('06.01-e in the open every part that faces the observer is seen', () => {
  expect(look({})).toEqual({ fully: true });
});

test('06.01-e a blocker beside the hull of both hides nothing', () => {
  expect(look({ solids: [solid('beside', 4, 0.52, 6, 3)] })).toEqual({ fully: true });
});

test('06.01-e a small post hides no part from a wider observer', () => {
  expect(look({ solids: [solid('post', 5, -0.05, 5.1, 0.05)] })).toEqual({ fully: true });
});

test('06.01-e a rear third behind a wall: not fully, the wall is named, and the point is there', () => {
  const behind = look({ solids: [solid('ruin', 7, 0.2, 8, 9)] });
  expect(behind).toMatchObject({ fully: false, hiddenBy: ['ruin'] });
  expect(!behind.fully && behind.point[1]).toBeGreaterThan(0.1);
});

test('06.01-e a low wall hides the feet', () => {
  const wall = solid('wall', 9, -5, 9.2, 5, 0.6);
  const low = look({ solids: [wall] });
  expect(low).toMatchObject({ fully: false, hiddenBy: ['wall'] });
  expect(!low.fully && low.point[2]).toBeLessThan(0.6);
  expect(look({ solids: [wall] }, figure(0, 0, 30, 2))).toEqual({ fully: true });
});

test('13.10 example 4: the part reachable only across the area is hidden', () => {
  const area = { id: 'area', outline: boxOutline(10, 0, 16, 6) };
  expect(look({ areas: [area] }, figure(5, 6), figure(20, 6))).toMatchObject({ fully: false, hiddenBy: ['area'] });
  expect(look({ areas: [area] }, figure(5, 6.6), figure(20, 6.6))).toEqual({ fully: true });
});

test('15.10 models that hide part of the target are named', () => {
  expect(look({ models: [{ id: 7, body: figure(8, 0.6) }] })).toMatchObject({ fully: false, hiddenBy: [7] });
});

test('06.01-h what is not visible is not fully visible', () => {
  expect(look({ solids: [solid('wall', 5, -9, 6, 9)] })).toMatchObject({ fully: false, hiddenBy: ['wall'] });
});
