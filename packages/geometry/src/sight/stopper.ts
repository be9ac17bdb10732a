import { axisBetween, CONTACT } from './order.ts';
import type { Outline } from './outline.ts';
import type { SightId } from './types.ts';

/** A convex blocker of the plane, and on which side of both ends it lies: only lines along both vectors cross it between them. */
export interface Stopper {
  readonly id: SightId | undefined;
  readonly outline: Outline;
  readonly fromX: number;
  readonly fromY: number;
  readonly toX: number;
  readonly toY: number;
}

/** Orders a blocker between two ends; none when an end stands in it, for what a body stands in does not hide it. */
export function stopperBetween(a: Outline, b: Outline, outline: Outline, id: SightId | undefined): Stopper | undefined {
  const from = axisBetween(a, outline);
  if (from.gap < -CONTACT) return undefined;
  const to = axisBetween(outline, b);
  if (to.gap < -CONTACT) return undefined;
  return { id, outline, fromX: from.x, fromY: from.y, toX: to.x, toY: to.y };
}
