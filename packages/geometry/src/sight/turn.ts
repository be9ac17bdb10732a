import type { Point } from '../body.ts';
import { farthest, type Outline, type Spot } from './outline.ts';
import type { Span } from './span.ts';

/** The unit normal of a family of parallel lines, and the way it turns: 1 counter-clockwise, -1 clockwise. */
export interface Turn {
  readonly x: number;
  readonly y: number;
  readonly sense: 1 | -1;
}

/** Where a turn ends; it only ever comes nearer. */
interface End {
  x: number;
  y: number;
}

/** Tangents to a smooth outline are met by so many improvements, each doubling the digits. */
const MOST_STEPS = 8;

/**
 * How far, at most a quarter, the normal may turn so that the chain surely still stops all lines that hit both outlines.
 * Fixed points carry the proof: while a point of one span stays above a point of the next, the spans overlap.
 */
export function turnAlong(turn: Turn, a: Outline, b: Outline, chain: readonly Span[]): Point {
  const end: End = { x: -turn.sense * turn.y, y: turn.sense * turn.x };
  for (const [index, span] of chain.entries()) {
    const { stopper } = span;
    limit(end, turn, -stopper.fromY, stopper.fromX);
    limit(end, turn, -stopper.toY, stopper.toX);
    const next = chain[index + 1];
    if (next) limit(end, turn, span.highX - next.lowX, span.highY - next.lowY);
  }
  const first = chain[0];
  const last = chain[chain.length - 1];
  if (first) staysOutside(end, turn, bounding(a, b, turn, -1), first.lowX, first.lowY, -1);
  if (last) staysOutside(end, turn, bounding(a, b, turn, 1), last.highX, last.highY, 1);
  return [end.x, end.y];
}

/** Ends the turn where the normal would begin to point against a vector. */
function limit(end: End, turn: Turn, x: number, y: number): void {
  if (x * end.x + y * end.y >= 0) return;
  const length = Math.sqrt(x * x + y * y);
  const sign = y * turn.x - x * turn.y > 0 ? 1 : -1;
  end.x = (sign * y) / length;
  end.y = (-sign * x) / length;
}

const spot: Spot = { x: 0, y: 0 };

/** Of two outlines the one that ends first upwards (side 1) or downwards (side -1): it bounds the lines that hit both. */
function bounding(a: Outline, b: Outline, { x, y }: Turn, side: 1 | -1): Outline {
  farthest(a, side * x, side * y, spot);
  const ofA = side * (spot.x * x + spot.y * y);
  farthest(b, side * x, side * y, spot);
  return ofA <= side * (spot.x * x + spot.y * y) ? a : b;
}

/** Ends the turn where an outline would begin to reach past a point. */
function staysOutside(end: End, turn: Turn, outline: Outline, x: number, y: number, side: 1 | -1): void {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    farthest(outline, side * end.x, side * end.y, spot);
    const [awayX, awayY] = [side * (x - spot.x), side * (y - spot.y)];
    if (awayX * end.x + awayY * end.y >= -1e-10) return;
    limit(end, turn, awayX, awayY);
  }
}
