import { standingBody } from '@adjutant/engine';
import { distanceToPolygon, isWhollyInside, isWithin } from '@adjutant/geometry';
import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';
import { quartersOf } from '../mission/table.ts';

test('01.04.05-a two lines through the centre cut the table into four equal rectangles', () => {
  const quarters = quartersOf(scene({ units: { us: {} }, size: [60, 44] }).game);
  const size = (outline: readonly (readonly [number, number])[]) => {
    const [xs, ys] = [0, 1].map((at) => outline.map((point) => point[at]!));
    return [Math.max(...xs!) - Math.min(...xs!), Math.max(...ys!) - Math.min(...ys!)];
  };
  expect(quarters.map(size)).toEqual([
    [30, 22],
    [30, 22],
    [30, 22],
    [30, 22],
  ]);
});

test('01 open point 8 a model on a dividing line is within both quarters and wholly within neither', () => {
  const { game } = scene({ units: { us: { at: [30, 10] } }, size: [60, 44] });
  const body = standingBody(game, 0);
  const quarters = quartersOf(game);
  expect(quarters.filter((quarter) => isWithin(distanceToPolygon(body, quarter), 0))).toHaveLength(2);
  expect(quarters.filter((quarter) => isWhollyInside(body, quarter))).toEqual([]);
});
