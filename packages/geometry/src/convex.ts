import type { Point } from './body.ts';
import { type Core, farthestPoint } from './core.ts';

/** A corner of the difference a - b, with the point of a that made it (that of b follows). */
interface Corner {
  readonly x: number;
  readonly y: number;
  readonly onA: Point;
}

/** The nearest points of two cores (margins left out), or a common point when the cores overlap. */
export interface CoreGap {
  readonly distance: number;
  readonly onA: Point;
  readonly onB: Point;
}

/** Both bounds of a result agree this closely, in inches. */
const PRECISION = 1e-10;
const MOST_STEPS = 100;

/**
 * Distance of two convex cores by the method of Gilbert, Johnson and Keerthi on their difference.
 * The chord between two corners gives an upper bound, the corner beyond it a lower one; they meet within 1e-10 inch.
 */
export function coreGap(a: Core, b: Core): CoreGap {
  let first = corner(a, b, b.pose.x - a.pose.x, b.pose.y - a.pose.y);
  let second = first;
  let nearest = first;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const squared = nearest.x * nearest.x + nearest.y * nearest.y;
    if (squared < PRECISION * PRECISION) break;
    const beyond = corner(a, b, -nearest.x, -nearest.y);
    const left = squared - (nearest.x * beyond.x + nearest.y * beyond.y);
    if (left * left <= PRECISION * PRECISION * squared || left < 0) break;
    const common = commonPoint(first, second, beyond);
    if (common) return { distance: 0, onA: common, onB: common };
    const viaFirst = nearestOnChord(first, beyond);
    const viaSecond = nearestOnChord(second, beyond);
    const keepFirst = squaredLength(viaFirst) <= squaredLength(viaSecond);
    nearest = keepFirst ? viaFirst : viaSecond;
    if (squaredLength(nearest) >= squared) break; // rounding stalls here: as near as numbers can tell
    if (keepFirst) second = beyond;
    else first = beyond;
  }
  const distance = Math.sqrt(squaredLength(nearest));
  const [x, y] = nearest.onA;
  return distance < PRECISION
    ? { distance: 0, onA: nearest.onA, onB: nearest.onA }
    : { distance, onA: nearest.onA, onB: [x - nearest.x, y - nearest.y] };
}

/** The shortest push that parts two overlapping cores: move a by `depth` inches along the unit vector `away`. */
export interface CorePush {
  readonly depth: number;
  readonly away: Point;
}

/**
 * The shortest push that parts two overlapping cores.
 * The difference a - b is filled by a polygon from inside, always extended at the edge nearest to the origin.
 * Exact to 1e-10 inch near contact; deep inside nearly equal circles, where every way is as short, to 1e-5.
 */
export function corePush(a: Core, b: Core): CorePush {
  const corners = [corner(a, b, 1, 0), corner(a, b, 0, 1), corner(a, b, -1, 0), corner(a, b, 0, -1)].filter(isNew);
  let depth = Number.POSITIVE_INFINITY;
  let away: Point = [1, 0];
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const edge = shallowestEdge(corners);
    if (!edge) return { depth: 0, away };
    const beyond = corner(a, b, edge.normalX, edge.normalY);
    const along = beyond.x * edge.normalX + beyond.y * edge.normalY;
    if (along < depth) {
      depth = along;
      away = [-edge.normalX, -edge.normalY];
    }
    if (depth - edge.depth <= PRECISION) break;
    corners.splice(edge.end, 0, beyond);
  }
  return { depth: Math.max(0, depth), away };
}

/**
 * Gap of two outlines in inches, margins included: positive when apart, negative by the depth of an overlap.
 */
export function signedGap(a: Core, b: Core): number {
  const { distance } = coreGap(a, b);
  return (distance > 0 ? distance : -corePush(a, b).depth) - a.margin - b.margin;
}

function corner(a: Core, b: Core, directionX: number, directionY: number): Corner {
  const onA = farthestPoint(a, directionX, directionY);
  const onB = farthestPoint(b, -directionX, -directionY);
  return { x: onA[0] - onB[0], y: onA[1] - onB[1], onA };
}

function squaredLength({ x, y }: Corner): number {
  return x * x + y * y;
}

function nearestOnChord(from: Corner, to: Corner): Corner {
  const alongX = to.x - from.x;
  const alongY = to.y - from.y;
  const squared = alongX * alongX + alongY * alongY;
  if (squared === 0) return from;
  const share = -(from.x * alongX + from.y * alongY) / squared;
  if (share <= 0) return from;
  if (share >= 1) return to;
  return {
    x: from.x + alongX * share,
    y: from.y + alongY * share,
    onA: [from.onA[0] + (to.onA[0] - from.onA[0]) * share, from.onA[1] + (to.onA[1] - from.onA[1]) * share],
  };
}

/** When the triangle of three corners holds the origin, the point that both cores share there. */
function commonPoint(p: Corner, q: Corner, r: Corner): Point | undefined {
  const atR = p.x * q.y - p.y * q.x;
  const atP = q.x * r.y - q.y * r.x;
  const atQ = r.x * p.y - r.y * p.x;
  const area = atP + atQ + atR;
  if (area === 0 || atP * area < 0 || atQ * area < 0 || atR * area < 0) return undefined;
  return [
    (p.onA[0] * atP + q.onA[0] * atQ + r.onA[0] * atR) / area,
    (p.onA[1] * atP + q.onA[1] * atQ + r.onA[1] * atR) / area,
  ];
}

function isNew({ x, y }: Corner, index: number, all: readonly Corner[]): boolean {
  const before = all[index === 0 ? all.length - 1 : index - 1];
  return before === undefined || before.x !== x || before.y !== y;
}

interface Edge {
  /** Index of the edge's second corner, before which a corner beyond the edge belongs. */
  readonly end: number;
  readonly normalX: number;
  readonly normalY: number;
  /** Distance of the edge's line from the origin; negative when the origin lies beyond it. */
  readonly depth: number;
}

function shallowestEdge(corners: readonly Corner[]): Edge | undefined {
  let best: Edge | undefined;
  let from = corners[corners.length - 1];
  for (const [end, to] of corners.entries()) {
    if (!from) break;
    const alongX = to.x - from.x;
    const alongY = to.y - from.y;
    const length = Math.sqrt(alongX * alongX + alongY * alongY);
    if (length > 0) {
      const depth = (from.x * alongY - from.y * alongX) / length;
      if (!best || depth < best.depth) best = { end, normalX: alongY / length, normalY: -alongX / length, depth };
    }
    from = to;
  }
  return best;
}
