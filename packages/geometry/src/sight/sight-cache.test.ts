import { expect, test } from 'vitest';
import { figure, solid } from '../../test/sight-scenes.ts';
import type { Body } from '../body.ts';
import { tally } from '../tally.ts';
import { makeSightTerrain } from './blockers.ts';
import { groupOf, type SightPlace } from './place.ts';
import { makeSightCache, type SightCache } from './sight-cache.ts';

const [a, b] = [figure(0, 0), figure(10, 0)];
const at = (cache: SightCache, { shape, pose, height }: Body): SightPlace => cache.place(shape, { ...pose }, height);
const crowd = (...places: SightPlace[]) => ({ groups: places.map((place) => groupOf([place])), without: [] });

function searches(run: () => unknown): number {
  const before = tally.sightSearches;
  run();
  return tally.sightSearches - before;
}

test('one place is one object, whoever stands there', () => {
  const cache = makeSightCache(makeSightTerrain([]));
  expect(at(cache, figure(1, 2))).toBe(at(cache, figure(1, 2)));
  expect(at(cache, figure(1, 2))).not.toBe(at(cache, figure(1, 2, 3)));
});

test('blocked by terrain alone: kept whatever the models do, and in both directions', () => {
  const cache = makeSightCache(makeSightTerrain([solid('block', 4, -9, 5, 9)]));
  const [from, to] = [at(cache, a), at(cache, b)];
  const first = cache.sight(from, to);
  expect(first).toMatchObject({ visible: false, blockedBy: ['block'] });
  expect(searches(() => expect(cache.sight(to, from, crowd(at(cache, figure(7, 0))))).toBe(first))).toBe(0);
});

test('the line past terrain is tried against the models before a new search', () => {
  const cache = makeSightCache(makeSightTerrain([]));
  const [from, to, wide] = [at(cache, a), at(cache, b), at(cache, figure(5, 0, 0, 4, 3))];
  expect(cache.sight(from, to, crowd(at(cache, figure(5, 3)))).visible).toBe(true);
  expect(searches(() => cache.sees(from, to, crowd(wide)))).toBe(1);
  expect(searches(() => cache.sees(to, from, crowd(at(cache, figure(5, 9)), wide)))).toBe(0);
  expect(cache.sight(from, to, crowd(wide))).toMatchObject({ visible: false, blockedBy: [wide.serial] });
  const group = groupOf([wide]);
  expect(cache.sees(from, to, { groups: [group], without: [group] })).toBe(true);
});

test('a line is given from the observer to the target', () => {
  const cache = makeSightCache(makeSightTerrain([]));
  const [there, back] = [cache.sight(at(cache, a), at(cache, b)), cache.sight(at(cache, b), at(cache, a))];
  expect([there, back].map((one) => one.visible && one.line[0][0])).toEqual([0.5, 9.5]);
});

test('fully visible is kept the same way', () => {
  const cache = makeSightCache(makeSightTerrain([solid('half', 7, 0.2, 8, 9)]));
  const [from, aside, post] = [at(cache, a), at(cache, figure(10, -2)), at(cache, figure(5, -1.2))];
  expect(cache.full(from, at(cache, b))).toMatchObject({ fully: false, hiddenBy: ['half'] });
  expect(cache.full(from, aside)).toEqual({ fully: true });
  expect(cache.full(from, aside, crowd(post))).toMatchObject({ hiddenBy: [post.serial] });
});

test('when more pairs than allowed are kept, all are forgotten', () => {
  const cache = makeSightCache(makeSightTerrain([]), 2);
  const look = (x: number) => cache.sees(at(cache, a), at(cache, figure(x, 0)));
  expect([8, 9, 8, 10, 8].map((x) => searches(() => look(x)))).toEqual([1, 1, 0, 1, 1]);
});
