import type { Pose } from './body.ts';

/** Length in inches of a path from its start, risen and fallen inches added to the horizontal ones. */
export function pathLength(start: Pose, path: readonly Pose[]): number {
  let from = start;
  let length = 0;
  for (const to of path) {
    length += stepLength(from, to) + Math.abs(to.z - from.z);
    from = to;
  }
  return length;
}

function stepLength(from: Pose, to: Pose): number {
  const x = to.x - from.x;
  const y = to.y - from.y;
  return Math.sqrt(x * x + y * y);
}
