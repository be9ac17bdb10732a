import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bodies, points } from '../test/scenes.ts';
import { makeGrid } from './grid.ts';
import { boundingRadius } from './pose.ts';

test('the grid finds exactly the bodies whose bounding circle reaches the place, in order', () => {
  fc.assert(
    fc.property(
      fc.array(bodies, { maxLength: 30 }),
      points,
      fc.double({ min: 0, max: 9, noNaN: true }),
      (all, [x, y], radius) => {
        const reaching = all.flatMap(({ shape, pose }, index) =>
          Math.hypot(pose.x - x, pose.y - y) <= radius + boundingRadius(shape) ? [index] : [],
        );
        expect(makeGrid(all).near(x, y, radius)).toEqual(reaching);
      },
    ),
  );
});
