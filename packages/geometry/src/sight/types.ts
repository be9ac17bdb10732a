import type { Body, Point } from '../body.ts';
import type { Polygon } from '../polygon.ts';

/** Names a blocker: a terrain feature, an area or a model, as the caller counts them. */
export type SightId = string | number;

/** A point in space: x, y and inches above the table. */
export type Point3 = readonly [number, number, number];

/** A straight line of sight, from a part of the observer to a part of the target. */
export type SightSegment = readonly [Point3, Point3];

/** An opaque thing with upright sides: simple outline, concave allowed, and the heights of its underside and top. */
export interface Solid {
  readonly id: SightId;
  readonly outline: Polygon;
  readonly bottom: number;
  readonly top: number;
}

/** A hole in a wall: where it begins and ends along the wall, and its lower and upper edge above the table; inches. */
export interface Opening {
  readonly from: number;
  readonly to: number;
  readonly sill: number;
  readonly head: number;
}

/**
 * A straight upright wall round the line from one point to another, with the openings that lines may pass.
 * Which openings these are is the caller's to say: one that a rule closes is left out.
 */
export interface Wall {
  readonly id: SightId;
  readonly from: Point;
  readonly to: Point;
  readonly thickness: number;
  readonly bottom: number;
  readonly top: number;
  readonly openings: readonly Opening[];
}

/** A region of the table that stops every line across it, at any height. */
export interface SightArea {
  readonly id: SightId;
  readonly outline: Polygon;
}

/** A model in the way. */
export interface SightModel {
  readonly id: SightId;
  readonly body: Body;
}

/** What was found: a line that sees, or what blocks all of them and whether that is proven or only searched for. */
export type Sight =
  | { readonly visible: true; readonly line: SightSegment }
  | { readonly visible: false; readonly blockedBy: readonly SightId[]; readonly proven: boolean };

/** Whether all parts facing the observer are seen; otherwise a part that is not, and what hides it. */
export type FullSight =
  | { readonly fully: true }
  | { readonly fully: false; readonly hiddenBy: readonly SightId[]; readonly point: Point3 };
