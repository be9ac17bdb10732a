import type { BaseShape, Body, Point, Pose } from './body.ts';

/** A pose from its centre in inches, its facing (along x unless told) and the height of its standing surface. */
export function pose(x: number, y: number, facing: Point = [1, 0], z = 0): Pose {
  return { x, y, z, facingX: facing[0], facingY: facing[1] };
}

/** The same body standing elsewhere. */
export function placed(body: Body, at: Pose): Body {
  return { shape: body.shape, pose: at, height: body.height };
}

/** A pose moved to another point of the same level, facing unchanged. */
export function movedTo(from: Pose, [x, y]: Point): Pose {
  return { x, y, z: from.z, facingX: from.facingX, facingY: from.facingY };
}

/** A point given in a pose's own frame (x along the facing), on the table. */
export function toTable(at: Pose, [x, y]: Point): Point {
  return [at.x + x * at.facingX - y * at.facingY, at.y + x * at.facingY + y * at.facingX];
}

/** The corners of a hull on the table, counter-clockwise; empty for a round or oval base. */
export function worldOutline(body: Body): Point[] {
  const { shape, pose: at } = body;
  return shape.kind === 'hull' ? shape.outline.map((corner) => toTable(at, corner)) : [];
}

/** Radius in inches of the smallest circle round the centre that holds the whole base. */
export function boundingRadius(shape: BaseShape): number {
  switch (shape.kind) {
    case 'round':
      return shape.radius;
    case 'oval':
      return Math.max(shape.long, shape.short);
    case 'hull':
      return Math.sqrt(shape.outline.reduce((most, [x, y]) => Math.max(most, x * x + y * y), 0));
  }
}

/** Radius in inches of the largest circle round the centre that the base holds; 0 if the centre is outside. */
export function inradius(shape: BaseShape): number {
  switch (shape.kind) {
    case 'round':
      return shape.radius;
    case 'oval':
      return Math.min(shape.long, shape.short);
    case 'hull':
      return hullInradius(shape.outline);
  }
}

function hullInradius(outline: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  let [fromX, fromY] = outline[outline.length - 1] ?? [0, 0];
  for (const [toX, toY] of outline) {
    const alongX = toX - fromX;
    const alongY = toY - fromY;
    const length = Math.sqrt(alongX * alongX + alongY * alongY);
    if (length > 0) least = Math.min(least, (fromX * toY - fromY * toX) / length);
    [fromX, fromY] = [toX, toY];
  }
  return outline.length < 3 ? 0 : Math.max(0, least);
}
