/** A point of the plane: x and y in inches. */
export type Point = readonly [number, number];

/** The base, or the outline of the hull for a model measured without one; inches. */
export type BaseShape =
  | { readonly kind: 'round'; readonly radius: number }
  /** Half axes; `long` lies along the facing. */
  | { readonly kind: 'oval'; readonly long: number; readonly short: number }
  /** A convex outline in counter-clockwise order around the centre, x along the facing. */
  | { readonly kind: 'hull'; readonly outline: readonly Point[] };

/** Where a model stands: centre, height of its standing surface, and facing as a unit vector. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  /** Inches above the table. */
  readonly z: number;
  readonly facingX: number;
  readonly facingY: number;
}

/** A model as a vertical solid: outline, place, and inches from its standing surface to its top. */
export interface Body {
  readonly shape: BaseShape;
  readonly pose: Pose;
  readonly height: number;
}
