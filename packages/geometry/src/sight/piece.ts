import type { Point } from '../body.ts';
import { convexParts } from './convex-parts.ts';
import { convexOutline, type Outline, outlineOf } from './outline.ts';
import type { Opening, SightArea, SightId, SightModel, Solid, Wall } from './types.ts';

/** One convex upright part of a blocker. */
export interface Piece {
  readonly id: SightId;
  readonly outline: Outline;
  readonly bottom: number;
  readonly top: number;
}

/** The convex parts of a solid. */
export function solidPieces({ id, outline, bottom, top }: Solid): Piece[] {
  return convexParts(outline).map((part) => ({ id, outline: convexOutline(part), bottom, top }));
}

/** The convex parts of an area, without end upwards and downwards. */
export function areaPieces({ id, outline }: SightArea): Piece[] {
  return solidPieces({ id, outline, bottom: -Infinity, top: Infinity });
}

/** A model as an upright solid from its standing surface to its top. */
export function modelPiece({ id, body }: SightModel): Piece {
  return { id, outline: outlineOf(body), bottom: body.pose.z, top: body.pose.z + body.height };
}

/**
 * What a wall leaves solid: all largest upright rectangles without an opening.
 * They overlap, so that no seam runs through solid material.
 */
export function wallPieces(wall: Wall): Piece[] {
  const [alongX, alongY] = [wall.to[0] - wall.from[0], wall.to[1] - wall.from[1]];
  const length = Math.sqrt(alongX * alongX + alongY * alongY);
  const along = cuts(
    0,
    length,
    wall.openings.flatMap(({ from, to }) => [from, to]),
  );
  const up = cuts(
    wall.bottom,
    wall.top,
    wall.openings.flatMap(({ sill, head }) => [sill, head]),
  );
  const full = largestRectangles(along, up, wall.openings);
  return full.map(({ from, to, sill, head }) => ({
    id: wall.id,
    outline: convexOutline(stretch(wall, from / length, to / length, length)),
    bottom: sill,
    top: head,
  }));
}

function cuts(first: number, last: number, between: readonly number[]): number[] {
  const inside = between.filter((value) => value > first && value < last);
  return [...new Set([first, ...inside, last])].sort((a, b) => a - b);
}

function largestRectangles(along: readonly number[], up: readonly number[], openings: readonly Opening[]): Opening[] {
  const solid: Opening[] = [];
  for (const [i, from] of along.entries()) {
    for (const to of along.slice(i + 1)) {
      for (const [j, sill] of up.entries()) {
        for (const head of up.slice(j + 1)) {
          const candidate = { from, to, sill, head };
          if (!openings.some((opening) => overlap(candidate, opening))) solid.push(candidate);
        }
      }
    }
  }
  return solid.filter((inner) => !solid.some((outer) => outer !== inner && holds(outer, inner)));
}

function overlap(a: Opening, b: Opening): boolean {
  return a.from < b.to && b.from < a.to && a.sill < b.head && b.sill < a.head;
}

function holds(outer: Opening, inner: Opening): boolean {
  return outer.from <= inner.from && outer.to >= inner.to && outer.sill <= inner.sill && outer.head >= inner.head;
}

/** The plan of a wall between two shares of its length, counter-clockwise. */
function stretch({ from, to, thickness }: Wall, start: number, end: number, length: number): Point[] {
  const [alongX, alongY] = [to[0] - from[0], to[1] - from[1]];
  const [sideX, sideY] = [(-alongY / length) * (thickness / 2), (alongX / length) * (thickness / 2)];
  const corner = (share: number, side: number): Point => [
    from[0] + alongX * share + sideX * side,
    from[1] + alongY * share + sideY * side,
  ];
  return [corner(start, -1), corner(end, -1), corner(end, 1), corner(start, 1)];
}
