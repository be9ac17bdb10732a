/** Places at which a way round terrain may bend, kept per outline of the base and per table. */
import type { Body, Point, Pose } from '../body.ts';
import { cornersRound } from '../obstacle.ts';
import { movedTo, placed } from '../pose.ts';
import { isOnTable } from '../table.ts';
import { roundToGrid } from '../tolerance.ts';
import { isFreeAt, type WayRules } from './leg.ts';
import { OutlineStore } from './outlines.ts';
import type { Part } from './terrain.ts';

/** A corner of the polygon round something that blocks, between its two neighbours. */
export interface Corner {
  readonly pose: Pose;
  /** Before rounding to the grid, so that an edge of the polygon counts as tangent to it. */
  readonly exact: Point;
  readonly before: Point;
  readonly after: Point;
  /** To which other kept corners the straight way meets no terrain, as far as it was asked for. */
  readonly seen?: Map<Corner, boolean>;
}

const stores = new WeakMap<readonly Part[], OutlineStore<readonly Corner[]>>();

/** The corners round one wall at which the base stands free of all walls and on the table. */
export function cornersOfWall(
  rules: WayRules,
  body: Body,
  part: Part,
  width: number,
  height: number,
): readonly Corner[] {
  const store = stores.get(rules.walls) ?? new OutlineStore<readonly Corner[]>();
  stores.set(rules.walls, store);
  const all = store.of(body);
  const known = all.get(part);
  if (known) return known;
  const corners = cornersOf(body, cornersRound(body, part.body)).filter(({ pose }) => {
    const there = placed(body, pose);
    return isOnTable(there, width, height) && isFreeAt(rules, there);
  });
  const found = corners.map((corner) => ({ ...corner, seen: new Map<Corner, boolean>() }));
  all.set(part, found);
  return found;
}

/** The corners of a polygon as places of a base. */
export function cornersOf(body: Body, polygon: readonly Point[]): Corner[] {
  return polygon.map((exact, index) => ({
    pose: movedTo(body.pose, [roundToGrid(exact[0]), roundToGrid(exact[1])]),
    exact,
    before: polygon.at(index - 1) ?? exact,
    after: polygon[(index + 1) % polygon.length] ?? exact,
  }));
}

/** Whether a straight way on past a corner does not cut into its polygon. */
export function isTangent({ exact, before, after }: Corner, [x, y]: Point): boolean {
  const side = ([atX, atY]: Point) => (x - exact[0]) * (atY - exact[1]) - (y - exact[1]) * (atX - exact[0]);
  return side(before) * side(after) >= -1e-6;
}
