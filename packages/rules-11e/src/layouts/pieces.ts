/** The pieces that self-made tables are laid out with. Inches. */
import type { TerrainOpeningSetup } from '@adjutant/engine';
import type { Point } from '@adjutant/geometry';
import { block, feature, type Piece, rectangle, wall } from './piece.ts';

/** Heights: a floor, the top of a ruin's walls, of a low wall. */
const FLOOR = 3;
const RUIN = 5.5;
const BARRICADE = 1.25;

/** Distance of walls from the edge of their area. */
const EDGE = 0.5;

/** Windows in two storeys all along a wall, and a door in the place of one of the lower ones. */
function storeys(length: number, door?: number): TerrainOpeningSetup[] {
  const count = Math.max(1, Math.floor((length - 0.8) / 2));
  const gap = (length - 0.6) / count;
  return Array.from({ length: count }, (_none, index) => {
    const middle = 0.6 + gap * (index + 0.5);
    const [from, to] = [middle - 0.5, middle + 0.5];
    const upper = { from, to, sill: FLOOR + 0.6, head: FLOOR + 1.9 };
    if (index === door) return [{ from: middle - 0.7, to: middle + 0.7, sill: 0, head: 2.4 }, upper];
    return [{ from, to, sill: 0.9, head: 2.1 }, upper];
  }).flat();
}

/** A ruin: two walls that meet in the lower left corner, with windows and doors, and a floor 3" up between them. */
export function ruin(width: number, depth: number): Piece {
  const corner: Point = [EDGE, EDGE];
  const [right, upper] = [width - EDGE, depth - EDGE];
  const floor = rectangle(EDGE, EDGE, Math.min(4, width / 2), Math.min(3.5, depth - 2 * EDGE));
  const parts = {
    walls: [
      wall(corner, [right, EDGE], RUIN, storeys(right - EDGE, 1)),
      wall(corner, [EDGE, upper], RUIN, storeys(upper - EDGE, 1)),
    ],
    floors: [{ outline: floor, z: FLOOR }],
  };
  return { outline: rectangle(0, 0, width, depth), features: [feature('Ruin', 'dense', parts)] };
}

/** A hall: three walls, open to the right, a gate 5.5" wide in the back, and a gallery 3" up along the upper wall. */
export function hall(width: number, depth: number): Piece {
  const [right, upper] = [width - EDGE, depth - EDGE];
  const back = upper - EDGE;
  const gate = { from: back / 2 - 2.75, to: back / 2 + 2.75, sill: 0, head: 4.5 };
  const parts = {
    walls: [
      wall([EDGE, EDGE], [right, EDGE], RUIN, storeys(right - EDGE, 1)),
      wall([EDGE, upper], [right, upper], RUIN, storeys(right - EDGE, 2)),
      wall([EDGE, EDGE], [EDGE, upper], RUIN, [gate]),
    ],
    floors: [{ outline: rectangle(EDGE, upper - 2, right - EDGE, 2), z: FLOOR }],
  };
  return { outline: rectangle(0, 0, width, depth), features: [feature('Hall', 'dense', parts)] };
}

/** Containers side by side, the second half as far along, with a low wall beside them. */
export function containers(width: number, depth: number): Piece {
  const [long, deep] = [Math.min(5, width - 2 * EDGE), 2];
  const far = depth - EDGE - deep;
  const second =
    depth < 5.5
      ? []
      : [feature('Container', 'dense', { blocks: [block(rectangle(width - EDGE - long, far, long, deep), 2.5)] })];
  const first = feature('Container', 'dense', { blocks: [block(rectangle(EDGE, EDGE, long, deep), 2.5)] });
  return { outline: rectangle(0, 0, width, depth), features: [first, ...second] };
}

/** A barricade along an area, with a gap in the middle. */
export function barricade(width: number, depth: number): Piece {
  const [middle, half] = [depth / 2, width / 2];
  const parts = {
    walls: [
      wall([EDGE, middle], [half - 0.9, middle], BARRICADE),
      wall([half + 0.9, middle], [width - EDGE, middle], BARRICADE),
    ],
  };
  return { outline: rectangle(0, 0, width, depth), features: [feature('Barricade', 'light', parts)] };
}

/** A crater: an area with eight sides and a low rim with gaps. */
export function crater(across: number): Piece {
  const cut = across * 0.3;
  const eight = (edge: number): Point[] => {
    const [near, far] = [edge, across - edge];
    const [from, to] = [cut + edge * 0.4, across - cut - edge * 0.4];
    return [
      [from, near],
      [to, near],
      [far, from],
      [far, to],
      [to, far],
      [from, far],
      [near, to],
      [near, from],
    ];
  };
  const rim = eight(0.4);
  const walls = [0, 2, 4, 6].flatMap((index) => {
    const [from, to] = [rim[index], rim[index + 1]];
    return from === undefined || to === undefined ? [] : [wall(from, to, 0.5)];
  });
  return { outline: eight(0), features: [feature('Crater', 'exposed', { walls })] };
}

/** A statue on its pedestal. */
export function statue(across: number): Piece {
  const from = across / 2 - 0.75;
  const blocks = [block(rectangle(from, from, 1.5, 1.5), 1), block(rectangle(from + 0.4, from + 0.4, 0.7, 0.7), 4)];
  return { outline: rectangle(0, 0, across, across), features: [feature('Statue', 'light', { blocks })] };
}

/** A pipeline as high as a model's knees: vehicles drive over it. */
export function pipes(width: number, depth: number): Piece {
  const low = depth / 2 - 0.5;
  const blocks = [block(rectangle(EDGE, low, width - 2 * EDGE, 1), 1.5)];
  return { outline: rectangle(0, 0, width, depth), features: [feature('Pipes', 'light', { blocks })] };
}

/** A tower: a block 3" high with a parapet on two sides, on which models stand. */
export function tower(across: number): Piece {
  const [from, to] = [EDGE, across - EDGE];
  const parts = {
    blocks: [block(rectangle(from, from, to - from, to - from), FLOOR)],
    walls: [
      { ...wall([from, from + 0.125], [to, from + 0.125], FLOOR + 1), bottom: FLOOR },
      { ...wall([from + 0.125, from], [from + 0.125, to], FLOOR + 1), bottom: FLOOR },
    ],
    floors: [{ outline: rectangle(from, from, to - from, to - from), z: FLOOR }],
  };
  return { outline: rectangle(0, 0, across, across), features: [feature('Tower', 'dense', parts)] };
}

/** A piece in the middle of a table: two ruins back to back, each the other's half turn. */
export function twinRuin(width: number, depth: number): Piece {
  const long = width / 2 + 1;
  const one = (turn: (point: Point) => Point) =>
    feature('Ruin', 'dense', {
      walls: [
        wall(turn([EDGE, EDGE]), turn([long, EDGE]), RUIN, storeys(long - EDGE, 1)),
        wall(turn([EDGE, EDGE]), turn([EDGE, depth - 1.5]), RUIN, storeys(depth - 1.5 - EDGE)),
      ],
      floors: [{ outline: rectangle(EDGE, EDGE, 3, 2.25).map(turn), z: FLOOR }],
    });
  const features = [one((point) => point), one(([x, y]) => [width - x, depth - y])];
  return { outline: rectangle(0, 0, width, depth), features };
}
