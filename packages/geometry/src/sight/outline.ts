import type { Body } from '../body.ts';
import type { Polygon } from '../polygon.ts';
import { boundingRadius, worldOutline } from '../pose.ts';

/** A convex outline in a plane: corners counter-clockwise as x, y, x, y, ... or an ellipse. */
export interface Outline {
  readonly corners: readonly number[];
  readonly ellipse: Ellipse | undefined;
  /** A circle that holds all of it. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Half axes, the long one along the unit vector (alongX, alongY). */
export interface Ellipse {
  readonly long: number;
  readonly short: number;
  readonly alongX: number;
  readonly alongY: number;
}

/** A point that a search may overwrite, so that the inner loops make no garbage. */
export interface Spot {
  x: number;
  y: number;
}

const known = new WeakMap<Body, Outline>();

/** The outline of a body on the table. */
export function outlineOf(body: Body): Outline {
  const outline = known.get(body) ?? makeOutline(body);
  known.set(body, outline);
  return outline;
}

function makeOutline(body: Body): Outline {
  const { shape, pose } = body;
  if (shape.kind === 'hull') return convexOutline(worldOutline(body));
  const radius = boundingRadius(shape);
  const [long, short] = shape.kind === 'round' ? [radius, radius] : [shape.long, shape.short];
  const ellipse = { long, short, alongX: pose.facingX, alongY: pose.facingY };
  return { corners: [], ellipse, x: pose.x, y: pose.y, radius };
}

/** A small disc. */
export function disc(x: number, y: number, radius: number): Outline {
  return { corners: [], ellipse: { long: radius, short: radius, alongX: 1, alongY: 0 }, x, y, radius };
}

/** The outline of a convex polygon given counter-clockwise; its centre is the mean of the corners, which lies inside. */
export function convexOutline(polygon: Polygon): Outline {
  let [x, y, squared] = [0, 0, 0];
  for (const corner of polygon) {
    x += corner[0] / polygon.length;
    y += corner[1] / polygon.length;
  }
  for (const corner of polygon) {
    const [awayX, awayY] = [corner[0] - x, corner[1] - y];
    squared = Math.max(squared, awayX * awayX + awayY * awayY);
  }
  return { corners: polygon.flat(), ellipse: undefined, x, y, radius: Math.sqrt(squared) };
}

/** An upright rectangle. */
export function rectangle(left: number, bottom: number, right: number, top: number): Outline {
  const corners = [left, bottom, right, bottom, right, top, left, top];
  const [width, height] = [right - left, top - bottom];
  const radius = Math.sqrt(width * width + height * height) / 2;
  return { corners, ellipse: undefined, x: (left + right) / 2, y: (bottom + top) / 2, radius };
}

/** Writes the point of an outline that lies farthest in a unit direction. */
export function farthest(outline: Outline, nx: number, ny: number, spot: Spot): void {
  const { corners, ellipse } = outline;
  if (ellipse) {
    farthestOfEllipse(outline.x, outline.y, ellipse, nx, ny, spot);
    return;
  }
  let most = -Infinity;
  for (let index = 0; index < corners.length; index += 2) {
    const x = corners[index] ?? 0;
    const y = corners[index + 1] ?? 0;
    const here = x * nx + y * ny;
    if (here > most) {
      most = here;
      spot.x = x;
      spot.y = y;
    }
  }
}

function farthestOfEllipse(x: number, y: number, ellipse: Ellipse, nx: number, ny: number, spot: Spot): void {
  const { long, short, alongX, alongY } = ellipse;
  if (long === short) {
    spot.x = x + nx * long;
    spot.y = y + ny * long;
    return;
  }
  const u = long * (nx * alongX + ny * alongY);
  const v = short * (ny * alongX - nx * alongY);
  const length = Math.sqrt(u * u + v * v);
  const [along, across] = [(long * u) / length, (short * v) / length];
  spot.x = x + along * alongX - across * alongY;
  spot.y = y + along * alongY + across * alongX;
}

const spot: Spot = { x: 0, y: 0 };

/** How far an outline reaches in a unit direction. */
export function reachOf(outline: Outline, nx: number, ny: number): number {
  farthest(outline, nx, ny, spot);
  return spot.x * nx + spot.y * ny;
}

/** Where a line enters and leaves an outline, as multiples of its direction. */
export interface Chord {
  enter: number;
  leave: number;
}

/**
 * Writes the stretch of the line (x, y) + t (dx, dy) inside an outline, grown by a margin all round;
 * false when the line misses it.
 */
export function chordOf(
  outline: Outline,
  x: number,
  y: number,
  dx: number,
  dy: number,
  chord: Chord,
  margin = 0,
): boolean {
  const { corners, ellipse } = outline;
  if (ellipse) return chordOfEllipse(outline, ellipse, x, y, dx, dy, chord, margin);
  let enter = -Infinity;
  let leave = Infinity;
  let fromX = corners[corners.length - 2] ?? 0;
  let fromY = corners[corners.length - 1] ?? 0;
  for (let index = 0; index < corners.length; index += 2) {
    const toX = corners[index] ?? 0;
    const toY = corners[index + 1] ?? 0;
    const edgeX = toX - fromX;
    const edgeY = toY - fromY;
    let inside = edgeX * (y - fromY) - edgeY * (x - fromX);
    if (margin > 0) inside += margin * Math.sqrt(edgeX * edgeX + edgeY * edgeY);
    const slope = edgeX * dy - edgeY * dx;
    if (slope > 0) enter = Math.max(enter, -inside / slope);
    else if (slope < 0) leave = Math.min(leave, -inside / slope);
    else if (inside < 0) return false;
    if (enter >= leave) return false;
    fromX = toX;
    fromY = toY;
  }
  chord.enter = enter;
  chord.leave = leave;
  return enter < leave;
}

function chordOfEllipse(
  { x: centreX, y: centreY }: Outline,
  ellipse: Ellipse,
  x: number,
  y: number,
  dx: number,
  dy: number,
  chord: Chord,
  margin: number,
): boolean {
  const { alongX, alongY } = ellipse;
  const long = ellipse.long + margin;
  const short = ellipse.short + margin;
  const u = ((x - centreX) * alongX + (y - centreY) * alongY) / long;
  const v = ((y - centreY) * alongX - (x - centreX) * alongY) / short;
  const du = (dx * alongX + dy * alongY) / long;
  const dv = (dy * alongX - dx * alongY) / short;
  const squared = du * du + dv * dv;
  const half = -(u * du + v * dv) / squared;
  const across = u * dv - v * du;
  const room = squared - across * across;
  if (room <= 0) return false;
  const reach = Math.sqrt(room) / squared;
  chord.enter = half - reach;
  chord.leave = half + reach;
  return true;
}
