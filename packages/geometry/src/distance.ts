import type { Body, Point } from './body.ts';
import { coreDistance, coreGap, corePush, signedGap } from './convex.ts';
import { coreOf, segmentCore } from './core.ts';
import { boundingRadius, inradius } from './pose.ts';
import { TOLERANCE } from './tolerance.ts';

/**
 * Distance in plan between the closest points of two bases, in inches; 0 when they overlap.
 * @rule 01.04
 */
export function horizontalDistance(a: Body, b: Body): number {
  if (a.shape.kind === 'round' && b.shape.kind === 'round') return Math.max(0, roundGap(a, b));
  const from = coreOf(a);
  const to = coreOf(b);
  return Math.max(0, coreDistance(from, to) - from.margin - to.margin);
}

/**
 * Difference in height of the standing surfaces of two bodies, in inches, base to base.
 * @rule 01.04
 */
export function verticalDistance(a: Body, b: Body): number {
  return Math.abs(a.pose.z - b.pose.z);
}

/**
 * Straight-line distance between the closest base points of two bodies, in inches.
 * @rule 01.04
 */
export function distance(a: Body, b: Body): number {
  return slant(horizontalDistance(a, b), verticalDistance(a, b));
}

/** Length in inches of a straight line with the given horizontal and vertical parts. */
export function slant(horizontal: number, vertical: number): number {
  return vertical === 0 ? horizontal : Math.sqrt(horizontal * horizontal + vertical * vertical);
}

/** The closest points of two bases in plan: `from` on a, `to` on b; one common point when they overlap. */
export function closestPoints(a: Body, b: Body): { from: Point; to: Point } {
  const coreA = coreOf(a);
  const coreB = coreOf(b);
  const { distance: between, onA, onB } = coreGap(coreA, coreB);
  if (between === 0) return { from: onA, to: onB };
  const from = towards(onA, onB, Math.min(coreA.margin, between) / between);
  const apart = between > coreA.margin + coreB.margin;
  return { from, to: apart ? towards(onB, onA, coreB.margin / between) : from };
}

/** How far two bases overlap in plan, in inches: the shortest push that parts them, 0 when they are apart. */
export function penetration(a: Body, b: Body): number {
  return Math.max(0, -gap(a, b));
}

/** Gap of two bases in plan in inches, negative by the depth of an overlap. */
export function gap(a: Body, b: Body): number {
  return a.shape.kind === 'round' && b.shape.kind === 'round' ? roundGap(a, b) : signedGap(coreOf(a), coreOf(b));
}

/** Unit vector in plan along which the gap of two bases is measured, from b to a; the way to push a out of b. */
export function gapDirection(a: Body, b: Body): Point {
  const coreA = coreOf(a);
  const coreB = coreOf(b);
  const { distance: between, onA, onB } = coreGap(coreA, coreB);
  if (between === 0) return corePush(coreA, coreB).away;
  return [(onA[0] - onB[0]) / between, (onA[1] - onB[1]) / between];
}

/** Whether two bodies share more than contact: bases deeper than the tolerance, and heights that overlap. */
export function overlaps(a: Body, b: Body): boolean {
  if (!sharesHeight(a, b)) return false;
  const between = centreDistance(a, b);
  if (between >= boundingRadius(a.shape) + boundingRadius(b.shape) - TOLERANCE) return false;
  if (between < inradius(a.shape) + inradius(b.shape) - TOLERANCE) return true;
  return gap(a, b) < -TOLERANCE;
}

/** Whether two bodies overlap in height by more than the tolerance. */
export function sharesHeight(a: Body, b: Body): boolean {
  const top = Math.min(a.pose.z + a.height, b.pose.z + b.height);
  return top - Math.max(a.pose.z, b.pose.z) > TOLERANCE;
}

/**
 * Whether two bases on the same level touch.
 * @rule 01.04.04
 */
export function touches(a: Body, b: Body): boolean {
  return verticalDistance(a, b) <= TOLERANCE && horizontalDistance(a, b) <= TOLERANCE;
}

/** Distance in plan from a base to a point, in inches; 0 when the base covers the point. */
export function distanceToPoint(body: Body, point: Point): number {
  const core = coreOf(body);
  return Math.max(0, coreDistance(core, segmentCore(point, point)) - core.margin);
}

function roundGap(a: Body, b: Body): number {
  return centreDistance(a, b) - boundingRadius(a.shape) - boundingRadius(b.shape);
}

function centreDistance(a: Body, b: Body): number {
  const x = b.pose.x - a.pose.x;
  const y = b.pose.y - a.pose.y;
  return Math.sqrt(x * x + y * y);
}

function towards(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
