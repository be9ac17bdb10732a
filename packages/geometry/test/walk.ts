import type { Body, Point } from '../src/body.ts';
import { placed, pose } from '../src/pose.ts';
import { cheapestFirst } from '../src/queue.ts';
import { sweepBlocked } from '../src/sweep.ts';

const STEPS: readonly Point[] = [-2, -1, 0, 1, 2].flatMap((x) =>
  [-2, -1, 0, 1, 2]
    .filter((y) => Math.abs(x * y) === 2 || Math.abs(x) + Math.abs(y) === 1 || Math.abs(x * y) === 1)
    .map((y): Point => [x, y]),
);

/** Length in inches of the shortest legal walk over the points of a square grid: a way that exists, if not the best. */
export function gridWalk(body: Body, to: Point, blockers: readonly Body[], size: number, spacing: number): number {
  const columns = Math.round(size / spacing) + 1;
  const cell = ([x, y]: Point) => Math.round(y / spacing) * columns + Math.round(x / spacing);
  const at = (index: number) => pose((index % columns) * spacing, Math.floor(index / columns) * spacing, facing);
  const facing: Point = [body.pose.facingX, body.pose.facingY];
  const done = new Set<number>();
  const open = cheapestFirst<{ index: number; length: number }>();
  open.add(0, { index: cell([body.pose.x, body.pose.y]), length: 0 });
  for (let here = open.take(); here; here = open.take()) {
    const { index, length } = here;
    if (index === cell(to)) return length;
    if (done.has(index)) continue;
    done.add(index);
    const mover = placed(body, at(index));
    for (const [x, y] of STEPS) {
      const [column, row] = [(index % columns) + x, Math.floor(index / columns) + y];
      const next = row * columns + column;
      if (column < 0 || row < 0 || column >= columns || row >= columns || done.has(next)) continue;
      if (blockers.some((blocker) => sweepBlocked(mover, at(next), blocker))) continue;
      const far = length + Math.hypot(x, y) * spacing;
      open.add(far, { index: next, length: far });
    }
  }
  return Number.POSITIVE_INFINITY;
}
