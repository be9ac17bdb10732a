/** What a template of a feature is made of: walls, filled blocks, floors, in the template's own frame. */
import type { TerrainBlockSetup, TerrainFloorSetup, TerrainWallSetup } from '@adjutant/engine';
import { contains, type Point } from '@adjutant/geometry';
import { cornersOf, type Placing, pointOf } from './frame.ts';
import type { Height } from './heights.ts';
import type { SourceFootprint, SourceTemplate, SourceWall } from './source.ts';

/** The parts of a feature. */
export interface FeatureParts {
  readonly blocks: readonly TerrainBlockSetup[];
  readonly walls: readonly TerrainWallSetup[];
  readonly floors: readonly TerrainFloorSetup[];
}

/** Thickness of a wall for which none is stated, in inches. */
const WALL_THICKNESS = 0.5;

/**
 * Parts of a feature of the given footprint. The lines of its walls are their outer faces, since they run along the edge of the
 * footprint: the material lies inside. Lines that come back to their beginning enclose a filled block; a feature without walls
 * is a block on its footprint.
 */
export function partsOf(
  footprint: SourceFootprint,
  template: Pick<SourceTemplate, 'walls' | 'upper_floor'>,
  height: Height,
  place: Placing,
): FeatureParts {
  const corners = cornersOf(footprint);
  const lines = template.walls ?? [];
  const block = (outline: readonly Point[]): TerrainBlockSetup => ({
    outline: outline.map(place),
    bottom: 0,
    top: height.top,
  });
  const blocks = lines.filter(isClosed).map(({ points }) => block(points.slice(1).map(pointOf)));
  const walls = lines.filter((line) => !isClosed(line)).flatMap((line) => wallsOf(line, corners, height.top, place));
  const floor = template.upper_floor;
  return {
    blocks: lines.length === 0 ? [block(corners)] : blocks,
    walls,
    floors:
      floor === undefined ? [] : [{ outline: cut(cornersOf(floor.footprint), corners).map(place), z: height.floor }],
  };
}

/** Corners of a floor, none beyond the box round the footprint that it belongs to. */
function cut(floor: readonly Point[], footprint: readonly Point[]): Point[] {
  const bounds = ([0, 1] as const).map((axis) => {
    const along = footprint.map((corner) => corner[axis]);
    return (value: number) => Math.min(Math.max(...along), Math.max(Math.min(...along), value));
  });
  return floor.map(([x, y]): Point => [bounds[0]?.(x) ?? x, bounds[1]?.(y) ?? y]);
}

/** Whether a line of walls ends where it began. */
export function isClosed({ points }: SourceWall): boolean {
  const [first, last] = [points[0], points.at(-1)];
  return points.length > 3 && first?.x === last?.x && first?.y === last?.y;
}

/** A wall for each straight piece of a line; at corners both reach to the outer corner, so that nothing is open there. */
function wallsOf(line: SourceWall, footprint: readonly Point[], top: number, place: Placing): TerrainWallSetup[] {
  const thickness = line.thickness ?? WALL_THICKNESS;
  const points = line.points.map(pointOf);
  return points.slice(1).map((to, at) => {
    const from = points[at] ?? to;
    const [x, y] = inwards(from, to, footprint);
    const shifted = (point: Point): Point => place([point[0] + (x * thickness) / 2, point[1] + (y * thickness) / 2]);
    return { from: shifted(from), to: shifted(to), thickness, bottom: 0, top, openings: [] };
  });
}

/** The unit vector across a piece of wall towards the inside of the footprint. */
function inwards(from: Point, to: Point, footprint: readonly Point[]): Point {
  const [alongX, alongY] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.sqrt(alongX * alongX + alongY * alongY);
  const across: Point = [-alongY / length, alongX / length];
  const near: Point = [(from[0] + to[0]) / 2 + across[0] * 0.01, (from[1] + to[1]) / 2 + across[1] * 0.01];
  return contains(footprint, near) ? across : [-across[0], -across[1]];
}
