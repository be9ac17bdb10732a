/** How far a base has to go to get anywhere near: the shortest ways from where it stands to all corners, worked out once. */
import type { Pose } from '../body.ts';
import { boundingRadius, placed } from '../pose.ts';
import { cheapestFirst } from '../queue.ts';
import { isOnTable } from '../table.ts';
import { isWithin, TOLERANCE } from '../tolerance.ts';
import { type Corner, isTangent } from './corners.ts';
import { legTo, planLength, withNear } from './leg.ts';
import { cornersAround, legOfCorners, type WayQuery } from './way.ts';

/** Length in inches of the shortest way to a place, undefined when none is within the maximum. */
export type WaysFrom = (end: Pose) => number | undefined;

/**
 * Ways from where a base stands, with the facing that it keeps. They are those of `findWay`, so lengths are as exact: 1.4% round
 * curves of walls, 0.4% round models.
 */
export function waysFrom(wanted: Omit<WayQuery, 'end'>): WaysFrom {
  const { body, maximum, width, height } = wanted;
  const reach = maximum + boundingRadius(body.shape) + (wanted.rules.climb ?? 0) + 2 * TOLERANCE;
  const rules = withNear(wanted.rules, body.pose, body.pose, reach);
  const query = { ...wanted, rules };
  const levels = [...new Set([0, body.pose.z])];
  let corners: readonly Found[] | undefined;
  return (end) => {
    const least = planLength(body.pose, end) + (rules.climb === undefined ? 0 : Math.abs(end.z - body.pose.z));
    if (!isWithin(least, maximum) || !isOnTable(placed(body, end), width, height)) return undefined;
    const direct = legTo(rules, body, end, maximum);
    if (direct !== undefined && direct.length <= least + TOLERANCE) return direct.length;
    corners ??= levels.flatMap((level) => cornersFrom(query, level));
    return viaCorners(query, corners, end, direct?.length);
  };
}

/** A corner with the length of the shortest way to it. */
interface Found {
  readonly corner: Corner;
  readonly length: number;
}

function viaCorners(
  { body, maximum, rules }: Omit<WayQuery, 'end'>,
  corners: readonly Found[],
  end: Pose,
  direct: number | undefined,
): number | undefined {
  const most = direct ?? maximum;
  const shorter = corners
    .map(({ corner, length }) => ({ corner, length, least: length + planLength(corner.pose, end) + rise(corner, end) }))
    .filter(({ least }) => least <= most + TOLERANCE)
    .sort((a, b) => a.least - b.least);
  let best = direct;
  for (const { corner, length, least } of shorter) {
    if (best !== undefined && least >= best) break;
    const leg = legTo(rules, placed(body, corner.pose), end, (best ?? maximum) - length);
    if (leg !== undefined && (best === undefined || length + leg.length < best)) best = length + leg.length;
  }
  return best;
}

function rise({ pose }: Corner, end: Pose): number {
  return Math.abs(end.z - pose.z);
}

interface Arrival {
  readonly to: Corner;
  readonly from: Corner | undefined;
  readonly before: number;
  readonly length: number;
  readonly isSure: boolean;
}

/** The shortest ways to all corners of a level, the nearest first. */
function cornersFrom(query: Omit<WayQuery, 'end'>, level: number): readonly Found[] {
  const { body, maximum, rules } = query;
  const corners = cornersAround(query, level);
  const queue = cheapestFirst<Arrival>();
  const add = (arrival: Arrival) => {
    if (arrival.length <= maximum + TOLERANCE) queue.add(arrival.length, arrival);
  };
  for (const to of corners) {
    const length = planLength(body.pose, to.pose) + Math.abs(to.pose.z - body.pose.z);
    add({ to, from: undefined, before: 0, length, isSure: false });
  }
  const found = new Map<Corner, number>();
  for (let arrival = queue.take(); arrival; arrival = queue.take()) {
    const { to, from, before, length, isSure } = arrival;
    if (found.has(to)) continue;
    if (!isSure) {
      const leg = from ? legOfCorners(rules, body, from, to) : legTo(rules, body, to.pose, maximum);
      if (leg) add({ ...arrival, length: before + leg.length, isSure: true });
      continue;
    }
    found.set(to, length);
    for (const next of corners) {
      if (found.has(next) || !isTangent(to, next.exact) || !isTangent(next, to.exact)) continue;
      add({ to: next, from: to, before: length, length: length + planLength(to.pose, next.pose), isSure: false });
    }
  }
  return [...found].map(([corner, length]) => ({ corner, length }));
}
