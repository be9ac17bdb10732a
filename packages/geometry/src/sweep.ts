import type { Body, Point, Pose } from './body.ts';
import { coreDistance, signedGap } from './convex.ts';
import { coreOf } from './core.ts';
import { gap, sharesHeight } from './distance.ts';
import { distancePointToSegment } from './polygon.ts';
import { boundingRadius } from './pose.ts';
import { TOLERANCE } from './tolerance.ts';

/** Two depths of the same overlap computed on different ways may differ by this much, in inches. */
const ROUNDING = 1e-6;

/**
 * Smallest distance in plan between a base moving straight to `to` without turning and another base, in inches;
 * 0 when it passes through.
 * @rule 03.01
 */
export function sweptDistance(body: Body, to: Pose, other: Body): number {
  if (body.shape.kind === 'round' && other.shape.kind === 'round') return Math.max(0, roundSweptGap(body, to, other));
  const moving = coreOf(body, sweepTo(body, to));
  const standing = coreOf(other);
  return Math.max(0, coreDistance(moving, standing) - moving.margin - standing.margin);
}

/**
 * Whether a straight move of a base to `to` passes through another body, deeper than the tolerance.
 * A base that overlaps the other body already may leave it by any way that leads no deeper.
 * @rule 03.01
 */
export function sweepBlocked(body: Body, to: Pose, other: Body): boolean {
  if (!sharesHeight(spanning(body, to), other)) return false;
  const clearance = boundingRadius(body.shape) + boundingRadius(other.shape);
  if (centreClearance(body, to, other) >= clearance) return false;
  const swept = sweptGap(body, to, other);
  return swept < -TOLERANCE && swept < gap(body, other) - ROUNDING;
}

function sweptGap(body: Body, to: Pose, other: Body): number {
  return body.shape.kind === 'round' && other.shape.kind === 'round'
    ? roundSweptGap(body, to, other)
    : signedGap(coreOf(body, sweepTo(body, to)), coreOf(other));
}

function roundSweptGap(body: Body, to: Pose, other: Body): number {
  return centreClearance(body, to, other) - boundingRadius(body.shape) - boundingRadius(other.shape);
}

/** How near the centre of the mover comes to the centre of the other body. */
function centreClearance({ pose }: Body, to: Pose, other: Body): number {
  return distancePointToSegment([other.pose.x, other.pose.y], [pose.x, pose.y], [to.x, to.y]);
}

function sweepTo({ pose }: Body, to: Pose): Point {
  return [to.x - pose.x, to.y - pose.y];
}

/** The mover grown to all heights between its two levels. */
function spanning(body: Body, to: Pose): Body {
  const rise = Math.abs(to.z - body.pose.z);
  if (rise === 0) return body;
  const pose = { ...body.pose, z: Math.min(body.pose.z, to.z) };
  return { shape: body.shape, pose, height: body.height + rise };
}
