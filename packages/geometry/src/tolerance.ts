import type { Pose } from './body.ts';

/**
 * The one tolerance of contact, "within" and overlap, in inches.
 * Larger than what rounding two positions to the grid can move a distance, so a rounded contact stays a contact.
 */
export const TOLERANCE = 0.002;

/** Rounds a coordinate to the grid of 0.001 inch on which every answered position lies. */
export function roundToGrid(inches: number): number {
  return Math.round(inches * 1000) / 1000 + 0; // + 0 turns -0 into 0
}

/** Puts a pose on the grid and its facing on the unit circle; rounding twice changes nothing. */
export function roundPose(pose: Pose): Pose {
  const squared = pose.facingX * pose.facingX + pose.facingY * pose.facingY;
  const scale = Math.abs(squared - 1) < 1e-9 ? 1 : 1 / Math.sqrt(squared);
  return {
    x: roundToGrid(pose.x),
    y: roundToGrid(pose.y),
    z: roundToGrid(pose.z),
    facingX: pose.facingX * scale,
    facingY: pose.facingY * scale,
  };
}

/**
 * Whether a measured distance is not greater than a limit, both in inches.
 * @rule 01.04.01
 */
export function isWithin(distance: number, limit: number): boolean {
  return distance <= limit + TOLERANCE;
}

/**
 * The exact opposite of `isWithin`: the limit itself does not count as more.
 * @rule 01.04.01
 */
export function isMoreThan(distance: number, limit: number): boolean {
  return !isWithin(distance, limit);
}
