import type { Outline } from './outline.ts';
import type { Pair } from './pair.ts';

/** An outline turned so that x runs from the first end of a pair to the second, and y to the left of that way. */
export function inFrame({ corners, ellipse, x, y, radius }: Outline, { axis }: Pair): Outline {
  const turned: number[] = [];
  for (let index = 0; index < corners.length; index += 2) {
    const [cornerX, cornerY] = [corners[index] ?? 0, corners[index + 1] ?? 0];
    turned.push(cornerX * axis.x + cornerY * axis.y, cornerY * axis.x - cornerX * axis.y);
  }
  return {
    corners: turned,
    ellipse: ellipse && {
      ...ellipse,
      alongX: ellipse.alongX * axis.x + ellipse.alongY * axis.y,
      alongY: ellipse.alongY * axis.x - ellipse.alongX * axis.y,
    },
    x: x * axis.x + y * axis.y,
    y: y * axis.x - x * axis.y,
    radius,
  };
}
