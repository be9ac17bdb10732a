import type { Body } from '../body.ts';
import { distance, horizontalDistance, verticalDistance } from '../distance.ts';
import { boundingRadius } from '../pose.ts';
import { isWithin, TOLERANCE } from '../tolerance.ts';
import type { Ids } from './constraint.ts';
import { type Frame, type Ground, moverAt, standingBody } from './judge.ts';

/** Horizontal and vertical limits, each of which must hold. */
export interface Reach {
  readonly horizontal: number;
  readonly vertical: number;
}

/** Standing models that are looked at together, with what speeds up looking at them. */
export interface Group {
  readonly ids: Ids;
  readonly bodies: readonly Body[];
  readonly radii: readonly number[];
}

export function groupOf(ground: Ground, ids: Ids): Group {
  const bodies = ids.map((id) => standingBody(ground, id));
  return { ids, bodies, radii: bodies.map((body) => boundingRadius(body.shape)) };
}

/** Inches between the centres in plan. */
export function centreDistance(a: Body, b: Body): number {
  const dx = a.pose.x - b.pose.x;
  const dy = a.pose.y - b.pose.y;
  return Math.sqrt(dx * dx + dy * dy);
}

/** Which model of a group is nearest, and how near. */
export function nearestOf(body: Body, group: Group): { index: number; distance: number } {
  const own = boundingRadius(body.shape);
  let index = -1;
  let best = Infinity;
  for (let i = 0; i < group.bodies.length; i++) {
    const other = group.bodies[i];
    const radius = group.radii[i];
    if (other === undefined || radius === undefined || centreDistance(body, other) - own - radius > best) continue;
    const d = distance(body, other);
    if (d < best) {
      best = d;
      index = i;
    }
  }
  return { index, distance: best };
}

/** Whether two models are engaged within these limits. */
export function areEngaged(a: Body, b: Body, reach: Reach): boolean {
  return isWithin(verticalDistance(a, b), reach.vertical) && isWithin(horizontalDistance(a, b), reach.horizontal);
}

/** Inches by which a body misses being engaged with the nearest of a group; 0 when engaged. */
export function missOfEngagement(body: Body, group: Group, reach: Reach): number {
  const own = boundingRadius(body.shape);
  let best = Infinity;
  for (let i = 0; i < group.bodies.length; i++) {
    const other = group.bodies[i];
    const radius = group.radii[i];
    if (
      other === undefined ||
      radius === undefined ||
      centreDistance(body, other) - own - radius - reach.horizontal > best
    )
      continue;
    const flat = horizontalDistance(body, other);
    const high = verticalDistance(body, other);
    if (isWithin(flat, reach.horizontal) && isWithin(high, reach.vertical)) return 0;
    best = Math.min(best, Math.max(0, flat - reach.horizontal) + Math.max(0, high - reach.vertical));
  }
  return best;
}

/** Whether one distance is clearly less than another. */
export function isCloser(now: number, before: number): boolean {
  return now < before - TOLERANCE;
}

/** For each mover the distances to each group from where it starts, worked out when first asked for. */
export function startDistances(frame: Frame, groups: readonly Group[]): (mover: number) => readonly number[] {
  const known: (readonly number[] | undefined)[] = [];
  return (mover) => (known[mover] ??= groups.map((group) => nearestOf(moverAt(frame, mover).body, group).distance));
}

/** The groups that are closest to a mover where it starts: one, or more when equally close. */
export function closestGroups(frame: Frame, groups: readonly Group[]): (mover: number) => readonly number[] {
  const distances = startDistances(frame, groups);
  const known: (readonly number[] | undefined)[] = [];
  return (mover) => (known[mover] ??= indicesOfLeast(distances(mover)));
}

function indicesOfLeast(values: readonly number[]): readonly number[] {
  const least = Math.min(...values);
  return values.flatMap((value, index) => (isCloser(least, value) ? [] : [index]));
}
