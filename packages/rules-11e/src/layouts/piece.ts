/** Pieces of self-made tables: an area with what stands in it, measured from its lower left corner, turned by quarters. */
import type {
  TerrainBlockSetup,
  TerrainFeatureSetup,
  TerrainFloorSetup,
  TerrainOpeningSetup,
  TerrainWallSetup,
} from '@adjutant/engine';
import type { Point } from '@adjutant/geometry';

/** A feature before it has a place. */
export type FeatureDrawn = Pick<TerrainFeatureSetup, 'name' | 'category' | 'blocks' | 'walls' | 'floors'>;

/** An area with its features. */
export interface Piece {
  readonly outline: readonly Point[];
  readonly features: readonly FeatureDrawn[];
}

/** Corners of a rectangle, counter-clockwise from its lower left one. */
export function rectangle(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** A feature of the given parts. */
export function feature(name: string, category: string, parts: Partial<FeatureDrawn>): FeatureDrawn {
  return { name, category, blocks: [], walls: [], floors: [], ...parts };
}

/** A block on the ground. */
export function block(outline: readonly Point[], top: number): TerrainBlockSetup {
  return { outline, bottom: 0, top };
}

/** A wall on the ground. */
export function wall(
  from: Point,
  to: Point,
  top: number,
  openings: readonly TerrainOpeningSetup[] = [],
): TerrainWallSetup {
  return { from, to, thickness: 0.25, bottom: 0, top, openings };
}

/** A piece seen in another frame. */
export function moved({ outline, features }: Piece, place: (point: Point) => Point): Piece {
  const placed = (corners: readonly Point[]) => corners.map(place);
  return {
    outline: placed(outline),
    features: features.map((one) => ({
      ...one,
      blocks: one.blocks.map((part): TerrainBlockSetup => ({ ...part, outline: placed(part.outline) })),
      walls: one.walls.map((part): TerrainWallSetup => ({ ...part, from: place(part.from), to: place(part.to) })),
      floors: one.floors.map((part): TerrainFloorSetup => ({ ...part, outline: placed(part.outline) })),
    })),
  };
}

const turns: readonly ((point: Point) => Point)[] = [
  ([x, y]) => [x, y],
  ([x, y]) => [0 - y, x],
  ([x, y]) => [0 - x, 0 - y],
  ([x, y]) => [y, 0 - x],
];

/** A piece turned by quarters counter-clockwise, the lower left corner of its box at a place. */
export function at(x: number, y: number, piece: Piece, quarters: 0 | 1 | 2 | 3 = 0): Piece {
  const turned = moved(piece, turns[quarters] ?? (([a, b]) => [a, b]));
  const least = (axis: 0 | 1) => Math.min(...turned.outline.map((corner) => corner[axis]));
  const [left, low] = [least(0), least(1)];
  return moved(turned, ([a, b]) => [x + a - left, y + b - low]);
}
