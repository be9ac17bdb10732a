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
  /** Bounds across, to the left of the way, of both together. */
  readonly right: number;
  readonly left: number;
}

export function makePair(a: End, b: End): Pair {
  const axis = nearestAxis(a.outline, b.outline);
  const { x, y } = axis;
  return {
    a,
    b,
    axis,
    startA: -reachOf(a.outline, -x, -y),
    endA: reachOf(a.outline, x, y),
    startB: -reachOf(b.outline, -x, -y),
    endB: reachOf(b.outline, x, y),
    right: -Math.max(reachOf(a.outline, y, -x), reachOf(b.outline, y, -x)),
    left: Math.max(reachOf(a.outline, -y, x), reachOf(b.outline, -y, x)),
  };
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
