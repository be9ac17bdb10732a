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
  farthestInto(core, directionX, directionY, spare, 0);
  return [spare[0] as number, spare[1] as number];
}

const spare = new Float64Array(2);

/** Writes the same point into an array, at `at` and behind it: distances are sought so often that points would burden the collector. */
export function farthestInto(
  { shape, pose, sweep }: Core,
  directionX: number,
  directionY: number,
  into: Float64Array,
  at: number,
): void {
  const swept = directionX * sweep[0] + directionY * sweep[1] > 0;
  const x = swept ? pose.x + sweep[0] : pose.x;
  const y = swept ? pose.y + sweep[1] : pose.y;
  if (shape.kind === 'round') {
    into[at] = x;
    into[at + 1] = y;
    return;
  }
  const along = directionX * pose.facingX + directionY * pose.facingY;
  const across = directionY * pose.facingX - directionX * pose.facingY;
  if (shape.kind === 'oval') farthestOfOval(shape.long, shape.short, along, across, into, at);
  else farthestOfOutline(shape.outline, along, across, into, at);
  const u = into[at] as number;
  const v = into[at + 1] as number;
  into[at] = x + u * pose.facingX - v * pose.facingY;
  into[at + 1] = y + u * pose.facingY + v * pose.facingX;
}

/** How far a body reaches in a unit direction, margin included: the support function of its outline. */
export function reach(core: Core, directionX: number, directionY: number): number {
  const [x, y] = farthestPoint(core, directionX, directionY);
  return x * directionX + y * directionY + core.margin;
}

function farthestOfOval(
  long: number,
  short: number,
  along: number,
  across: number,
  into: Float64Array,
  at: number,
): void {
  const u = long * along;
  const v = short * across;
  const length = Math.sqrt(u * u + v * v);
  into[at] = length === 0 ? long : (long * u) / length;
  into[at + 1] = length === 0 ? 0 : (short * v) / length;
}

function farthestOfOutline(
  outline: readonly Point[],
  along: number,
  across: number,
  into: Float64Array,
  at: number,
): void {
  let best: Point = outline[0] ?? AT_REST;
  let most = best[0] * along + best[1] * across;
  for (let index = 1; index < outline.length; index++) {
    const corner = outline[index] as Point;
    const here = corner[0] * along + corner[1] * across;
    if (here > most) {
      most = here;
      best = corner;
    }
  }
  into[at] = best[0];
  into[at + 1] = best[1];
}
