import { TOLERANCE } from '../tolerance.ts';
import { type Outline, reachOf } from './outline.ts';
import { chainAcross, type Span, spanAcross } from './span.ts';
import type { Stopper } from './stopper.ts';
import { type Turn, turnAlong } from './turn.ts';
import type { SightId } from './types.ts';

/** A line of the plane: unit direction, and its distance to the left of the origin. */
export interface PlaneLine {
  readonly directionX: number;
  readonly directionY: number;
  readonly offset: number;
}

/** A free line, or the blockers whose shadows join to stop all of them. */
export type LineFound =
  | { readonly line: PlaneLine; readonly blockedBy?: never }
  | { readonly line?: never; readonly blockedBy: ReadonlySet<SightId | undefined> };

/**
 * A gap between blockers counts when it is wider than the tolerance of contact: each blocker grows by half of it.
 * So things that touch leave no seam, and a line of no width stands for the printed one of 1 mm.
 */
export const MARGIN = TOLERANCE / 2;

/** The smallest turn in radians, 0.0001 inch across the longest table: a free fan of lines narrower than this may be missed. */
const LEAST_TURN = 1e-6;
const MOST_TURNS = 20_000;

/**
 * Whether a straight line joins two convex outlines of the plane past convex blockers; exact but for the two constants above.
 * For one direction each blocker stops an interval of offsets. When a chain of intervals covers all lines that hit both outlines,
 * the corners that join the chain prove the same for a whole turn of the direction, up to where two of them line up: only there
 * is it looked at again. So every critical direction is met, without a list of them.
 */
export function clearLine(a: Outline, b: Outline, stoppers: readonly Stopper[]): LineFound {
  const length = Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
  const [x, y] = length === 0 ? [1, 0] : [(b.x - a.x) / length, (b.y - a.y) / length];
  const blockedBy = new Set<SightId | undefined>();
  for (const sense of [1, -1] as const) {
    const line = sweep(a, b, stoppers, { x: -y, y: x, sense }, blockedBy);
    if (line) return { line };
  }
  return { blockedBy };
}

function sweep(
  a: Outline,
  b: Outline,
  stoppers: readonly Stopper[],
  start: Turn,
  blockedBy: Set<SightId | undefined>,
): PlaneLine | undefined {
  const chain: Span[] = [];
  const turn = { ...start };
  for (let count = 0; count < MOST_TURNS; count += 1) {
    const { x, y } = turn;
    const low = Math.max(-reachOf(a, -x, -y), -reachOf(b, -x, -y));
    const high = Math.min(reachOf(a, x, y), reachOf(b, x, y));
    if (low >= high - 1e-9) return undefined;
    const free = chainAcross(spansAcross(stoppers, x, y), low, high, chain);
    if (free !== undefined) return { directionX: y, directionY: -x, offset: free };
    for (const { stopper } of chain) blockedBy.add(stopper.id);
    const [nextX, nextY] = turnAlong(turn, a, b, chain);
    if (x * nextX + y * nextY > 0 && turn.sense * (x * nextY - y * nextX) < LEAST_TURN) turnLeast(turn);
    else [turn.x, turn.y] = [nextX, nextY];
    if (turn.sense * (start.x * turn.y - start.y * turn.x) < 0) return undefined;
  }
  return undefined;
}

function spansAcross(stoppers: readonly Stopper[], x: number, y: number): Span[] {
  const spans: Span[] = [];
  for (const stopper of stoppers) {
    const crossed = y * stopper.fromX - x * stopper.fromY > 0 && y * stopper.toX - x * stopper.toY > 0;
    if (crossed) spans.push(spanAcross(stopper, x, y, MARGIN));
  }
  return spans;
}

function turnLeast(turn: { x: number; y: number; sense: 1 | -1 }): void {
  const x = turn.x - turn.sense * LEAST_TURN * turn.y;
  const y = turn.y + turn.sense * LEAST_TURN * turn.x;
  const length = Math.sqrt(x * x + y * y);
  turn.x = x / length;
  turn.y = y / length;
}
