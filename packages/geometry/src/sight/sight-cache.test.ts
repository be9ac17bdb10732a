import { expect, test } from 'vitest';
import { figure, solid } from '../../test/sight-scenes.ts';
import { makeSightModels, makeSightTerrain } from './blockers.ts';
import { makeSightCache } from './sight-cache.ts';
import { sightLine } from './sight-line.ts';

const [a, b] = [figure(0, 0), figure(10, 0)];

test('blocked by terrain alone: kept whatever the models do', () => {
  const cache = makeSightCache(makeSightTerrain([solid('block', 4, -9, 5, 9)]));
  const first = cache.sight(a, b);
  expect(first).toMatchObject({ visible: false, blockedBy: ['block'] });
  expect(cache.sight(figure(0, 0), figure(10, 0), makeSightModels([{ id: 1, body: figure(7, 0) }]))).toBe(first);
  expect(cache.counts).toEqual({ asked: 2, searched: 1 });
});

test('the line past terrain is tried against the models before a new search', () => {
  const terrain = makeSightTerrain([]);
  const cache = makeSightCache(terrain);
  const [aside, across] = [figure(5, 3), figure(5, 0, 0, 4, 3)].map((body) => makeSightModels([{ id: 1, body }]));
  expect(cache.sight(a, b, aside)).toEqual(sightLine(a, b, { terrain, models: aside! }));
  expect(cache.counts.searched).toBe(1);
  expect(cache.sight(a, b, across)).toMatchObject({ visible: false, blockedBy: [1] });
  expect(cache.sight(a, b, across)).toMatchObject({ visible: false });
  expect(cache.counts.searched).toBe(2);
  expect(cache.sight(a, b, across, new Set([1])).visible).toBe(true);
});

test('fully visible is kept the same way', () => {
  const cache = makeSightCache(makeSightTerrain([solid('half', 7, 0.2, 8, 9)]));
  expect(cache.full(a, b)).toMatchObject({ fully: false, hiddenBy: ['half'] });
  expect(cache.full(a, figure(10, -2))).toEqual({ fully: true });
  expect(cache.full(a, figure(10, -2), makeSightModels([{ id: 4, body: figure(5, -1.2) }]))).toMatchObject({
    hiddenBy: [4],
  });
});

test('no more pairs are kept than allowed', () => {
  const cache = makeSightCache(makeSightTerrain([]), 2);
  for (const x of [8, 9, 10, 8]) cache.sight(a, figure(x, 0));
  expect(cache.counts.searched).toBe(4);
});
