/** What a base meets on a straight step over terrain. */
import type { Body, Pose } from '../body.ts';
import { horizontalDistance, overlaps } from '../distance.ts';
import { distancePointToSegment, isWhollyInside } from '../polygon.ts';
import { boundingRadius, placed } from '../pose.ts';
import { sweepBlocked } from '../sweep.ts';
import { isWithin, TOLERANCE } from '../tolerance.ts';
import type { Part, Surface, Terrain } from './terrain.ts';

/** Parts whose bounding circle comes within `margin` inches of the straight way of a centre. */
export function partsAlong(parts: readonly Part[], from: Pose, to: Pose, margin: number): Part[] {
  const found: Part[] = [];
  for (const part of parts) {
    const { x, y } = part.body.pose;
    if (distancePointToSegment([x, y], [from.x, from.y], [to.x, to.y]) < margin + part.radius) found.push(part);
  }
  return found;
}

/** Whether a part has material at the height at which a base moves; what only hangs above the base is no matter. @rule 03.01-f 13.06-v */
export function isAtHeight(part: Part, z: number): boolean {
  return part.bottom <= z + TOLERANCE && part.top > z + TOLERANCE;
}

/** The part lifted or lowered to the height of a base, so that only their outlines are compared. */
function levelWith(part: Part, z: number): Body {
  return { shape: part.body.shape, pose: { ...part.body.pose, z }, height: 1 };
}

/** Whether the outline of a base and of a part share more than contact, whatever their heights. */
export function overlapsInPlan(body: Body, part: Part): boolean {
  const x = body.pose.x - part.body.pose.x;
  const y = body.pose.y - part.body.pose.y;
  const reach = boundingRadius(body.shape) + part.radius;
  return x * x + y * y < reach * reach && overlaps({ ...body, height: 1 }, levelWith(part, body.pose.z));
}

/** Whether a base that moves straight to `to`, at its height, passes through a part. @rule 13.06-s */
export function passesThrough(turned: Body, to: Pose, part: Part, turns: boolean): boolean {
  if (!isAtHeight(part, turned.pose.z)) return false;
  const base = { ...turned, height: 1 };
  const flat = levelWith(part, turned.pose.z);
  return (turns && overlaps(base, flat)) || sweepBlocked(base, to, flat);
}

/** Whether going straight up or down between two heights leads through a part: a floor, a ceiling or a filled one. @rule 13.06-g */
export function risesThrough(body: Body, z: number, part: Part): boolean {
  const [lower, upper] = z > body.pose.z ? [body.pose.z, z] : [z, body.pose.z];
  const meets =
    part.kind === 'floor'
      ? part.bottom > lower + TOLERANCE && part.bottom <= upper + TOLERANCE
      : part.bottom < upper - TOLERANCE && part.top > lower + TOLERANCE;
  return meets && overlapsInPlan(body, part);
}

/** Whether a body at its height would have some part of it inside a part of a feature, if it stood there in plan. */
export function couldPierce({ pose: { z }, height }: Body, { kind, bottom, top }: Part): boolean {
  if (kind === 'floor') return z < bottom - TOLERANCE && z + height > bottom + TOLERANCE;
  return Math.min(z + height, top) - Math.max(z, bottom) > TOLERANCE;
}

/** Whether a body that stands still has some part of it inside a part of a feature. @rule 13.06-q */
export function standsThrough(body: Body, part: Part): boolean {
  return couldPierce(body, part) && overlapsInPlan(body, part);
}

/** Whether a base is at most `distance` inches from some part in plan. @rule 13.06-i */
export function isBeside(body: Body, part: Part, distance: number): boolean {
  const x = body.pose.x - part.body.pose.x;
  const y = body.pose.y - part.body.pose.y;
  const reach = boundingRadius(body.shape) + part.radius + distance + TOLERANCE;
  return x * x + y * y <= reach * reach && isWithin(horizontalDistance(body, part.body), distance);
}

/** Whether a base above the table stays, all along a straight step, within `distance` of parts that reach up to it. */
export function isHeld(parts: readonly Part[], turned: Body, to: Pose, distance: number): boolean {
  const { z } = turned.pose;
  if (z <= TOLERANCE) return true;
  const near = partsAlong(parts, turned.pose, to, boundingRadius(turned.shape) + distance + TOLERANCE).filter(
    (part) => part.top >= z - TOLERANCE,
  );
  return heldUntil(near, turned, to, distance) >= 1;
}

/** The share of a straight step up to which a base is held. Along a line the distance to a convex part first falls, then rises. */
export function heldUntil(near: readonly Part[], turned: Body, to: Pose, distance: number): number {
  let until = -1;
  for (let at = 0; at > until; ) {
    until = at;
    for (const part of near) at = Math.max(at, besideUntil(part, turned, to, distance, until));
    if (at >= 1) return 1;
  }
  return near.some((part) => isBeside(turned, part, distance)) ? until : -1;
}

function besideUntil(part: Part, turned: Body, to: Pose, distance: number, from: number): number {
  const at = (share: number) => placed(turned, between(turned.pose, to, share));
  if (!isBeside(at(from), part, distance)) return -1;
  if (isBeside(at(1), part, distance)) return 1;
  let [beside, away] = [from, 1];
  for (let step = 0; step < 20; step += 1) {
    const middle = (beside + away) / 2;
    if (isBeside(at(middle), part, distance)) beside = middle;
    else away = middle;
  }
  return beside;
}

/** The pose at a share of a straight way. */
export function between(from: Pose, to: Pose, share: number): Pose {
  return { ...from, x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Surfaces at a height that reach into a circle. */
export function surfacesNear(terrain: Terrain, z: number, at: { x: number; y: number; radius: number }): Surface[] {
  return terrain.surfaces.filter((surface) => {
    const [x, y, radii] = [surface.x - at.x, surface.y - at.y, surface.radius + at.radius];
    return Math.abs(surface.z - z) <= TOLERANCE && x * x + y * y <= radii * radii;
  });
}

/** The surface on which a base stands wholly, if it stands above the table. @rule 13.06-n 13.06-w */
export function surfaceUnder(terrain: Terrain, body: Body): Surface | undefined {
  const { x, y, z } = body.pose;
  return terrain.surfaces.find(
    (surface) =>
      Math.abs(surface.z - z) <= TOLERANCE &&
      (surface.x - x) * (surface.x - x) + (surface.y - y) * (surface.y - y) <= surface.radius * surface.radius &&
      isWhollyInside(body, surface.outline),
  );
}
