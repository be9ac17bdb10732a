import { farthest, type Spot } from './outline.ts';
import type { Stopper } from './stopper.ts';

/** The offsets that a blocker stops in one direction, and the two points that bound them. */
export interface Span {
  readonly stopper: Stopper;
  readonly low: number;
  readonly high: number;
  readonly lowX: number;
  readonly lowY: number;
  readonly highX: number;
  readonly highY: number;
}

const spot: Spot = { x: 0, y: 0 };

/** The span of a blocker, grown by a margin, along a unit normal of the lines. */
export function spanAcross(stopper: Stopper, x: number, y: number, margin: number): Span {
  farthest(stopper.outline, x, y, spot);
  const highX = spot.x + margin * x;
  const highY = spot.y + margin * y;
  farthest(stopper.outline, -x, -y, spot);
  const lowX = spot.x - margin * x;
  const lowY = spot.y - margin * y;
  return { stopper, low: lowX * x + lowY * y, high: highX * x + highY * y, lowX, lowY, highX, highY };
}

/**
 * The offset of a line that passes between spans, from low to high; none when they cover all.
 * Then `chain` holds the fewest spans that do, in order.
 */
export function chainAcross(spans: readonly Span[], low: number, high: number, chain: Span[]): number | undefined {
  chain.length = 0;
  let covered = low;
  while (covered < high - 1e-9) {
    let best: Span | undefined;
    let next = high;
    for (const span of spans) {
      if (span.low > covered) next = Math.min(next, span.low);
      else if (!best || span.high > best.high) best = span;
    }
    if (!best || best.high <= covered) {
      if (next - covered > 1e-9) return (covered + next) / 2;
      covered = next;
    } else {
      chain.push(best);
      covered = best.high;
    }
  }
  return undefined;
}
