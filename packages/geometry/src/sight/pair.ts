import { type Axis, nearestAxis } from './order.ts';
import { type Outline, reachOf } from './outline.ts';

/** An end of a line of sight: an upright solid. */
export interface End {
  readonly outline: Outline;
  readonly bottom: number;
  readonly top: number;
}

/** Two ends, and their reach along the way from one to the other and across it. */
export interface Pair {
  readonly a: End;
  readonly b: End;
  /** Points from a to b; its gap is the room between both in plan. */
  readonly axis: Axis;
  readonly startA: number;
  readonly endA: number;
  readonly startB: number;
  readonly endB: number;
  /** Every line between the ends runs between these two sides. */
  readonly left: Side;
  readonly right: Side;
}

/** A half plane: all points whose product with the unit vector is at most `most`. */
export interface Side {
  readonly x: number;
  readonly y: number;
  readonly most: number;
}

export function makePair(a: End, b: End): Pair {
  const axis = nearestAxis(a.outline, b.outline);
  const { x, y } = axis;
  const startA = -reachOf(a.outline, -x, -y);
  const endA = reachOf(a.outline, x, y);
  const startB = -reachOf(b.outline, -x, -y);
  const endB = reachOf(b.outline, x, y);
  const along = { startA, endA, startB, endB };
  return { a, b, axis, ...along, left: sideOf(a, b, axis, along, 1), right: sideOf(a, b, axis, along, -1) };
}

/** The side, 1 for left and -1 for right, of the boxes round both ends along the way. */
function sideOf(
  a: End,
  b: End,
  { x, y }: Axis,
  { startA, endA, startB, endB }: Pick<Pair, 'startA' | 'endA' | 'startB' | 'endB'>,
  side: 1 | -1,
): Side {
  const acrossX = side * -y;
  const acrossY = side * x;
  const atA = reachOf(a.outline, acrossX, acrossY);
  const atB = reachOf(b.outline, acrossX, acrossY);
  const from = atA >= atB ? endA : startA;
  const run = (atA >= atB ? endB : startB) - from;
  if (run <= 1e-9) return { x: acrossX, y: acrossY, most: Math.max(atA, atB) };
  const slope = (atB - atA) / run;
  const length = Math.sqrt(1 + slope * slope);
  return { x: (acrossX - slope * x) / length, y: (acrossY - slope * y) / length, most: (atA - slope * from) / length };
}

/** The greatest height of any line between the ends over a stretch of the way. */
export function highestOver({ a, b, startA, endA, startB, endB }: Pair, from: number, to: number): number {
  return b.top >= a.top
    ? a.top + (b.top - a.top) * share(startA, startB, to)
    : a.top + (b.top - a.top) * share(endA, endB, from);
}

/** The least height of any line between the ends over a stretch of the way. */
export function lowestOver({ a, b, startA, endA, startB, endB }: Pair, from: number, to: number): number {
  return b.bottom >= a.bottom
    ? a.bottom + (b.bottom - a.bottom) * share(endA, endB, from)
    : a.bottom + (b.bottom - a.bottom) * share(startA, startB, to);
}

function share(from: number, to: number, here: number): number {
  return from < to ? Math.min(1, Math.max(0, (here - from) / (to - from))) : here < to ? 0 : 1;
}
