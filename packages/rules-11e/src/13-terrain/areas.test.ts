import { standingBody } from '@adjutant/engine';
import { isWhollyInside } from '@adjutant/geometry';
import { expect, test } from 'vitest';
import { scene, type UnitSketch } from '../../test/scene.ts';
import { area, block, first, own, raise, tank } from '../../test/sight.ts';
import { areasOf, terrainAreas } from './terrain.ts';

const mat = area('mat', 10, 10, 22, 18);

function within(unit: UnitSketch, z = 0): boolean {
  const s = scene({ units: { a: unit }, areas: [mat] });
  raise(s, 'a', z);
  return areasOf(s.game, first(s, 'a')).length === 1;
}

test('13.01 ex 1, 13.01-b, 13.01-k one area with two features of its own', () => {
  const s = scene({
    units: { a: own([[1, 1]]) },
    areas: [mat],
    features: [block([11, 11, 12, 12], 3), block([15, 11, 16, 12], 3)],
  });
  expect(terrainAreas(s.game).map(({ features }) => features.map(({ category }) => category))).toEqual([
    ['dense', 'dense'],
  ]);
});

test('cs.faq.13.01-1-a 13.01 ex 2, 13.01-g, 13.01-h, 13.01-i a hull that pokes over the edge is within, not wholly within', () => {
  const s = scene({ units: { a: { ...tank, at: [23, 14], keywords: ['VEHICLE', 'FRAME'] } }, areas: [mat] });
  const wholly = isWhollyInside(standingBody(s.game, first(s, 'a')), mat.outline);
  expect([areasOf(s.game, 0).length, wholly]).toEqual([1, false]);
});

test('13.01 ex 3, 13.01-g the area has no height limit', () => {
  expect([within(own([[16, 14]]), 6), within(own([[30, 14]]), 6)]).toEqual([true, false]);
});

test('13.01 ex 4, 13.01-h any part of the base counts', () => {
  const base = { kind: 'round', radius: 0.63 } as const;
  expect([within(own([[9.3, 14]], { base })), within(own([[9.4, 14]], { base }))]).toEqual([false, true]);
});
