import type { Point } from './body.ts';
import { type Core, farthestInto, farthestPoint } from './core.ts';

/** A corner of the difference a - b. */
interface Corner {
  readonly x: number;
  readonly y: number;
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
  const distance = coreDistance(a, b);
  const onA: Point = [work[NEAREST + 2] as number, work[NEAREST + 3] as number];
  if (distance === 0) return { distance, onA, onB: onA };
  return { distance, onA, onB: [onA[0] - (work[NEAREST] as number), onA[1] - (work[NEAREST + 1] as number)] };
}

/**
 * Corners of the difference during a search: x, y, and the point of a that made it. One array serves all searches, which never overlap;
 * millions of them are made in a battle.
 */
const work = new Float64Array(28);
const FIRST = 0;
const SECOND = 4;
const NEAREST = 8;
const BEYOND = 12;
const VIA_FIRST = 16;
const VIA_SECOND = 20;
const SPARE = 24;

/** The distance alone; leaves the nearest corner in its place. */
export function coreDistance(a: Core, b: Core): number {
  cornerInto(a, b, b.pose.x - a.pose.x, b.pose.y - a.pose.y, FIRST);
  work.copyWithin(SECOND, FIRST, FIRST + 4);
  work.copyWithin(NEAREST, FIRST, FIRST + 4);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const x = work[NEAREST] as number;
    const y = work[NEAREST + 1] as number;
    const squared = x * x + y * y;
    if (squared < PRECISION * PRECISION) break;
    cornerInto(a, b, -x, -y, BEYOND);
    const left = squared - (x * (work[BEYOND] as number) + y * (work[BEYOND + 1] as number));
    if (left * left <= PRECISION * PRECISION * squared || left < 0) break;
    if (findsCommonPoint()) return 0;
    nearestOnChord(FIRST, VIA_FIRST);
    nearestOnChord(SECOND, VIA_SECOND);
    const keepFirst = squaredAt(VIA_FIRST) <= squaredAt(VIA_SECOND);
    const via = keepFirst ? VIA_FIRST : VIA_SECOND;
    work.copyWithin(NEAREST, via, via + 4);
    if (squaredAt(NEAREST) >= squared) break; // rounding stalls here: as near as numbers can tell
    work.copyWithin(keepFirst ? SECOND : FIRST, BEYOND, BEYOND + 4);
  }
  const distance = Math.sqrt(squaredAt(NEAREST));
  return distance < PRECISION ? 0 : distance;
}

function cornerInto(a: Core, b: Core, directionX: number, directionY: number, at: number): void {
  farthestInto(a, directionX, directionY, work, at + 2);
  farthestInto(b, -directionX, -directionY, work, SPARE);
  work[at] = (work[at + 2] as number) - (work[SPARE] as number);
  work[at + 1] = (work[at + 3] as number) - (work[SPARE + 1] as number);
}

function squaredAt(at: number): number {
  const x = work[at] as number;
  const y = work[at + 1] as number;
  return x * x + y * y;
}

/** The point nearest to the origin of the chord from a corner to the one beyond. */
function nearestOnChord(from: number, into: number): void {
  const x = work[from] as number;
  const y = work[from + 1] as number;
  const alongX = (work[BEYOND] as number) - x;
  const alongY = (work[BEYOND + 1] as number) - y;
  const squared = alongX * alongX + alongY * alongY;
  const share = squared === 0 ? 0 : -(x * alongX + y * alongY) / squared;
  if (share <= 0 || share >= 1) {
    const end = share <= 0 ? from : BEYOND;
    work.copyWithin(into, end, end + 4);
    return;
  }
  const onX = work[from + 2] as number;
  const onY = work[from + 3] as number;
  work[into] = x + alongX * share;
  work[into + 1] = y + alongY * share;
  work[into + 2] = onX + ((work[BEYOND + 2] as number) - onX) * share;
  work[into + 3] = onY + ((work[BEYOND + 3] as number) - onY) * share;
}

/** When the triangle of the three corners holds the origin: leaves the point that both cores share there. */
function findsCommonPoint(): boolean {
  const px = work[FIRST] as number;
  const py = work[FIRST + 1] as number;
  const qx = work[SECOND] as number;
  const qy = work[SECOND + 1] as number;
  const rx = work[BEYOND] as number;
  const ry = work[BEYOND + 1] as number;
  const atR = px * qy - py * qx;
  const atP = qx * ry - qy * rx;
  const atQ = rx * py - ry * px;
  const area = atP + atQ + atR;
  if (area === 0 || atP * area < 0 || atQ * area < 0 || atR * area < 0) return false;
  for (let at = 2; at < 4; at++) {
    const ofFirst = (work[FIRST + at] as number) * atP;
    const ofSecond = (work[SECOND + at] as number) * atQ;
    work[NEAREST + at] = (ofFirst + ofSecond + (work[BEYOND + at] as number) * atR) / area;
  }
  return true;
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
  const distance = coreDistance(a, b);
  return (distance > 0 ? distance : -corePush(a, b).depth) - a.margin - b.margin;
}

function corner(a: Core, b: Core, directionX: number, directionY: number): Corner {
  const onA = farthestPoint(a, directionX, directionY);
  const onB = farthestPoint(b, -directionX, -directionY);
  return { x: onA[0] - onB[0], y: onA[1] - onB[1] };
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
