import { setUpModel } from '@adjutant/engine';
import type { Point } from '@adjutant/geometry';
import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';
import { isCoherent } from './coherency.ts';

const coherent = (...at: Point[]) => isCoherent(scene({ units: { squad: { at } } }).game, 0);
const wide = 1.26;

test('03.03 ex 1, 03.03-b four models in a row hold together, five do not', () => {
  const row = (count: number) => Array.from({ length: count }, (_, at): Point => [10 + at * (wide + 2), 10]);
  expect([coherent(...row(4)), coherent(...row(5))]).toEqual([true, false]);
});

test('03.03 ex 2, 03.03-d two pairs are not one group until a model joins them', () => {
  const corners = (gap: number): Point[] => [
    [10, 10],
    [10 + wide + 1, 10],
    [10, 10 + wide + gap],
    [10 + wide + 1, 10 + wide + gap],
  ];
  expect(coherent(...corners(6))).toBe(false);
  const between: Point = [10 + wide + 1, 10 + (wide + 5) / 2];
  expect([coherent(...corners(5)), coherent(...corners(5), between)]).toEqual([false, true]);
});

test('03.03 ex 4, 03.03-b a model too high above the others is out of coherency', () => {
  const s = scene({ units: { squad: { models: 3 } } });
  const raise = (z: number) => setUpModel(s.game, 2, { ...s.game.model(2).pose!, z }, 'test');
  raise(5);
  expect(isCoherent(s.game, 0)).toBe(true);
  raise(6);
  expect(isCoherent(s.game, 0)).toBe(false);
});

test('03.03-c a single model is always in coherency', () => {
  expect(coherent([10, 10])).toBe(true);
});
