import { expect, test } from 'vitest';
import { box, oval, round } from '../test/scenes.ts';
import { boundingRadius, inradius, worldOutline } from './pose.ts';

test('the corners of a hull turn with its facing', () => {
  expect(worldOutline(box(10, 10, 4, 2, [0, 1]))).toEqual([
    [11, 8],
    [11, 12],
    [9, 12],
    [9, 8],
  ]);
  expect(worldOutline(round(1, 1))).toEqual([]);
});

test('the bounding circle holds the base and the inner circle is held by it', () => {
  expect([round(0, 0, 2), oval(0, 0, 3, 1), box(0, 0, 6, 8)].map(({ shape }) => boundingRadius(shape))).toEqual([
    2, 3, 5,
  ]);
  expect([round(0, 0, 2), oval(0, 0, 3, 1), box(0, 0, 6, 8)].map(({ shape }) => inradius(shape))).toEqual([2, 1, 3]);
});
