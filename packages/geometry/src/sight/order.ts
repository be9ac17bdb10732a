import { coreGap, corePush } from '../convex.ts';
import type { Core } from '../core.ts';
import { type Outline, reachOf } from './outline.ts';

/** A unit vector from one outline to another, and the room between them along it; negative when they overlap. */
export interface Axis {
  readonly x: number;
  readonly y: number;
  readonly gap: number;
}

/** Overlaps up to this deep, in inches, are contacts of rounded places: what touches still has a side on which it lies. */
export const CONTACT = 0.01;

/** A direction in which b lies beyond a: every line from a to b, or past both, goes along with it. */
export function axisBetween(a: Outline, b: Outline): Axis {
  let best = axisAlong(a, b, b.x - a.x, b.y - a.y);
  if (best.gap >= 0) return best;
  best = alongEdges(a, b, b, -1, alongEdges(a, b, a, 1, best));
  return best.gap >= 0 ? best : nearestAxis(a, b);
}

/** The direction of the shortest way from a to b, or of the shortest push apart. */
export function nearestAxis(a: Outline, b: Outline): Axis {
  if (isCircle(a) && isCircle(b) && (a.x !== b.x || a.y !== b.y)) return axisAlong(a, b, b.x - a.x, b.y - a.y);
  const [coreA, coreB] = [core(a), core(b)];
  const { distance, onA, onB } = coreGap(coreA, coreB);
  if (distance > 0) return axisAlong(a, b, onB[0] - onA[0], onB[1] - onA[1]);
  const { away } = corePush(coreA, coreB);
  return axisAlong(a, b, -away[0], -away[1]);
}

function isCircle({ ellipse }: Outline): boolean {
  return ellipse !== undefined && ellipse.long === ellipse.short;
}

function axisAlong(a: Outline, b: Outline, alongX: number, alongY: number): Axis {
  const length = Math.sqrt(alongX * alongX + alongY * alongY);
  const x = length === 0 ? 1 : alongX / length;
  const y = length === 0 ? 0 : alongY / length;
  return { x, y, gap: -reachOf(b, -x, -y) - reachOf(a, x, y) };
}

/** Tries the normals of the edges of one of both; a sign of -1 turns them round. */
function alongEdges(a: Outline, b: Outline, { corners }: Outline, sign: number, before: Axis): Axis {
  let best = before;
  let fromX = corners[corners.length - 2] ?? 0;
  let fromY = corners[corners.length - 1] ?? 0;
  for (let index = 0; index < corners.length; index += 2) {
    const x = corners[index] ?? 0;
    const y = corners[index + 1] ?? 0;
    const axis = axisAlong(a, b, sign * (y - fromY), sign * (fromX - x));
    if (axis.gap > best.gap) best = axis;
    fromX = x;
    fromY = y;
  }
  return best;
}

function core({ corners, ellipse, x, y }: Outline): Core {
  const sweep = [0, 0] as const;
  if (ellipse) {
    const { long, short, alongX, alongY } = ellipse;
    const pose = { x, y, z: 0, facingX: alongX, facingY: alongY };
    return long === short
      ? { shape: { kind: 'round', radius: long }, pose, sweep, margin: long }
      : { shape: { kind: 'oval', long, short }, pose, sweep, margin: 0 };
  }
  const outline = Array.from(
    { length: corners.length / 2 },
    (_, i) => [corners[2 * i] ?? 0, corners[2 * i + 1] ?? 0] as const,
  );
  return { shape: { kind: 'hull', outline }, pose: { x: 0, y: 0, z: 0, facingX: 1, facingY: 0 }, sweep, margin: 0 };
}
