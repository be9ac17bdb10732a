import type { Pose } from '../body.ts';
import { waysFrom } from '../ground/reach.ts';
import { findWay } from '../ground/way.ts';
import { boundingRadius, placed } from '../pose.ts';
import { roundPose } from '../tolerance.ts';
import { isLegalEnd, isLegalPath } from './fit.ts';
import { type Layout, moverAt, type Prepared, startLayout } from './judge.ts';
import { levelsFor } from './levels.ts';
import { prepare } from './prepare.ts';
import type { MoveProblem } from './problem.ts';
import { wayQuery } from './way-rules.ts';

/** Where one model of a problem can get to, and how. */

/** A way and its length in inches, up and down included where they count. */
export interface Way {
  readonly path: readonly Pose[];
  readonly length: number;
}

function indexOfMover(prepared: Prepared, model: number): number {
  const index = prepared.indexOf.get(model);
  if (index === undefined) throw new Error(`model ${model} is no mover`);
  return index;
}

/** What a way is sought for. */
export interface WayOptions {
  /** Inches, instead of the model's own maximum. */
  readonly maximum?: number;
  /** Whether it keeps to its level: a way over several turns, since who has to climb cannot rest on the way. */
  readonly keepsLevel?: boolean;
}

/**
 * The shortest way of one model to a place, with the facing of the place, all others standing where they stand; whether it may end
 * there is no matter. Round curves of walls the way may be 1.4% longer than the exact one.
 */
export function shortestWay(problem: MoveProblem, model: number, to: Pose, options: WayOptions = {}): Way | undefined {
  const prepared = prepare(problem);
  const index = indexOfMover(prepared, model);
  const layout = startLayout(prepared);
  const { maximum = moverAt(prepared, index).maximum ?? Infinity, keepsLevel = false } = options;
  const query = wayQuery(prepared, layout, index, roundPose(to), maximum);
  const way = findWay(keepsLevel ? { ...query, rules: { ...query.rules, keepsLevel } } : query);
  const isFree = options.maximum !== undefined || (way !== undefined && isLegalPath(prepared, layout, index, way.path));
  return isFree ? way : undefined;
}

/** The cells of one level that a model can get to. */
export interface ReachedLevel {
  readonly z: number;
  /** Middles of square cells, with the length of the way to each. */
  readonly cells: readonly { readonly x: number; readonly y: number; readonly length: number }[];
}

/** Where a model can get to, in square cells. */
export interface Reach {
  /** Side of a cell in inches; a cell counts by its middle, so borders are exact to 0.71 of it besides the error of ways. */
  readonly spacing: number;
  readonly levels: readonly ReachedLevel[];
}

/** Options of a region: the side of its cells, a maximum instead of the model's own, whether the model has to be able to end there. */
export interface ReachOptions {
  readonly spacing?: number;
  readonly maximum?: number;
  readonly anywhere?: boolean;
}

/** Where one model can get to within its maximum and may end as far as it alone is concerned; coherency is left out. */
export function reachOf(problem: MoveProblem, model: number, options: ReachOptions = {}): Reach {
  const prepared = prepare(problem);
  const index = indexOfMover(prepared, model);
  const layout = startLayout(prepared);
  const { body, maximum: own = 0 } = moverAt(prepared, index);
  const { spacing = 0.5, maximum = own, anywhere = false } = options;
  const query = wayQuery(prepared, layout, index, body.pose, maximum);
  const lengthTo = waysFrom(query);
  const levels = levelsFor(prepared, index, { toward: [] }).map(({ level }) => {
    const cells = cellsAround(body.pose, maximum, spacing).flatMap(([x, y]) => {
      const end = { ...body.pose, x, y, z: level };
      if (level > 0 && !isOverSurface(prepared, end, boundingRadius(body.shape))) return [];
      if (!anywhere && !mayEnd(prepared, layout, index, end)) return [];
      const length = lengthTo(end);
      return length === undefined ? [] : [{ x, y, length }];
    });
    return { z: level, cells };
  });
  return { spacing, levels: levels.filter(({ cells }) => cells.length > 0) };
}

function mayEnd(prepared: Prepared, layout: Layout, index: number, end: Pose): boolean {
  return isLegalEnd(prepared, layout, index, placed(moverAt(prepared, index).body, end));
}

function isOverSurface(prepared: Prepared, { x, y, z }: Pose, radius: number): boolean {
  return prepared.ground.terrain.surfaces.some((surface) => {
    const [dx, dy, reach] = [surface.x - x, surface.y - y, surface.radius + radius];
    return surface.z === z && dx * dx + dy * dy <= reach * reach;
  });
}

/** Middles of the cells of a grid, laid through the place, that are within a distance of it. */
function cellsAround({ x, y }: Pose, maximum: number, spacing: number): readonly (readonly [number, number])[] {
  const count = Math.floor(maximum / spacing);
  const found: [number, number][] = [];
  for (let row = -count; row <= count; row += 1) {
    for (let column = -count; column <= count; column += 1) {
      const [dx, dy] = [column * spacing, row * spacing];
      if (dx * dx + dy * dy <= maximum * maximum) found.push([x + dx, y + dy]);
    }
  }
  return found;
}
