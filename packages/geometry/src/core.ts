import type { BaseShape, Body, Point, Pose } from './body.ts';

/**
 * A convex outline as the distance algorithms see it: a core and a margin round it.
 * A round base is a point with its radius as margin; ovals and hulls have no margin.
 */
export interface Core {
  readonly shape: BaseShape;
  readonly pose: Pose;
  /** Straight sweep from the pose, in inches; [0, 0] for a body at rest. */
  readonly sweep: Point;
  readonly margin: number;
}

const AT_REST: Point = [0, 0];

/** The core of a body, or of all it covers when it moves straight by `sweep` without turning. */
export function coreOf(body: Body, sweep: Point = AT_REST): Core {
  const { shape, pose } = body;
  return { shape, pose, sweep, margin: shape.kind === 'round' ? shape.radius : 0 };
}

/** The core of a straight segment. */
export function segmentCore([fromX, fromY]: Point, [toX, toY]: Point): Core {
  return {
    shape: { kind: 'round', radius: 0 },
    pose: { x: fromX, y: fromY, z: 0, facingX: 1, facingY: 0 },
    sweep: [toX - fromX, toY - fromY],
    margin: 0,
  };
}

/** The point of a core that lies farthest in a direction, which need not be of unit length. */
export function farthestPoint(core: Core, directionX: number, directionY: number): Point {
  const { shape, pose, sweep } = core;
  const swept = directionX * sweep[0] + directionY * sweep[1] > 0;
  const x = swept ? pose.x + sweep[0] : pose.x;
  const y = swept ? pose.y + sweep[1] : pose.y;
  if (shape.kind === 'round') return [x, y];
  const along = directionX * pose.facingX + directionY * pose.facingY;
  const across = directionY * pose.facingX - directionX * pose.facingY;
  const [u, v] =
    shape.kind === 'oval'
      ? farthestOfOval(shape.long, shape.short, along, across)
      : farthestOfOutline(shape.outline, along, across);
  return [x + u * pose.facingX - v * pose.facingY, y + u * pose.facingY + v * pose.facingX];
}

/** How far a body reaches in a unit direction, margin included: the support function of its outline. */
export function reach(core: Core, directionX: number, directionY: number): number {
  const [x, y] = farthestPoint(core, directionX, directionY);
  return x * directionX + y * directionY + core.margin;
}

function farthestOfOval(long: number, short: number, along: number, across: number): Point {
  const u = long * along;
  const v = short * across;
  const length = Math.sqrt(u * u + v * v);
  return length === 0 ? [long, 0] : [(long * u) / length, (short * v) / length];
}

function farthestOfOutline(outline: readonly Point[], along: number, across: number): Point {
  let best: Point = outline[0] ?? AT_REST;
  let most = best[0] * along + best[1] * across;
  for (const corner of outline) {
    const here = corner[0] * along + corner[1] * across;
    if (here > most) {
      most = here;
      best = corner;
    }
  }
  return best;
}
