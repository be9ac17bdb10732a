import type { Point3 } from './types.ts';

/** A flat convex piece of a surface, by its corners in order. */
export type Patch = readonly Point3[];

/** The middle of a patch. */
export function centreOf(patch: Patch): Point3 {
  let [x, y, z] = [0, 0, 0];
  for (const corner of patch) {
    x += corner[0] / patch.length;
    y += corner[1] / patch.length;
    z += corner[2] / patch.length;
  }
  return [x, y, z];
}

function between(a: Point3, b: Point3): Point3 {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];
}

/** The two halves of a patch of three or four corners, cut across its longest side. */
export function halvesOf(patch: Patch): [Patch, Patch] {
  const corner = (index: number): Point3 => patch[index % patch.length] ?? [0, 0, 0];
  let longest = 0;
  for (let index = 1; index < patch.length; index += 1) {
    if (squaredSide(patch, index) > squaredSide(patch, longest)) longest = index;
  }
  const [a, b, c, d] = [corner(longest), corner(longest + 1), corner(longest + 2), corner(longest + 3)];
  const cut = between(a, b);
  if (patch.length === 3) {
    return [
      [a, cut, c],
      [cut, b, c],
    ];
  }
  const across = between(c, d);
  return [
    [a, cut, across, d],
    [cut, b, c, across],
  ];
}

function squaredSide(patch: Patch, index: number): number {
  const [ax, ay, az] = patch[index] ?? [0, 0, 0];
  const [bx, by, bz] = patch[(index + 1) % patch.length] ?? [0, 0, 0];
  return (ax - bx) * (ax - bx) + (ay - by) * (ay - by) + (az - bz) * (az - bz);
}

/** The shortest side of a patch in inches; of one of no height the other. */
export function widthOf(patch: Patch): number {
  const sides = patch.map((_, index) => squaredSide(patch, index)).filter((squared) => squared > 0);
  return Math.sqrt(Math.min(...sides));
}
