/** The shortest way of a base over and round terrain and round models. */
import type { Body, Pose } from '../body.ts';
import { overlaps } from '../distance.ts';
import { makeObstacles } from '../obstacle.ts';
import { boundingRadius, placed } from '../pose.ts';
import { cheapestFirst } from '../queue.ts';
import { isOnTable } from '../table.ts';
import { isWithin, TOLERANCE } from '../tolerance.ts';
import { type Corner, cornersOf, cornersOfWall, isTangent } from './corners.ts';
import { isAtHeight } from './crossing.ts';
import { isClear, isFreeAt, type Leg, legTo, planLength, type WayRules, withNear } from './leg.ts';

/** A way that is sought. */
export interface WayQuery {
  /** Where the base stands, with the facing that it keeps on the way. */
  readonly body: Body;
  readonly end: Pose;
  /** Inches that the way may be long, up and down included unless it flies. */
  readonly maximum: number;
  readonly width: number;
  readonly height: number;
  readonly rules: WayRules;
}

/**
 * The shortest way to a place, undefined when none is within the maximum. It bends only at corners round walls and models, on one
 * level between its beginning and its end, and climbs on its first and last straight part. Round curves of walls it may be 1.4%
 * longer than the exact one, round curves of models 0.4%; no part of it is blocked.
 */
export function findWay(wanted: WayQuery): Leg | undefined {
  const { body, end, maximum } = wanted;
  const least = planLength(body.pose, end) + (wanted.rules.climb === undefined ? 0 : Math.abs(end.z - body.pose.z));
  if (!isWithin(least, maximum) || !isOnTable(placed(body, end), wanted.width, wanted.height)) return undefined;
  const query = { ...wanted, rules: withNear(wanted.rules, body.pose, end, sidewards(wanted)) };
  const { rules } = query;
  let best = legTo(rules, body, end, maximum);
  if (best !== undefined && best.length <= least + TOLERANCE) return best;
  if ((rules.climb === undefined && rules.models.length === 0) || !isOpen(rules, placed(body, end))) return best;
  for (const level of new Set([0, body.pose.z, end.z])) {
    const least = planLength(body.pose, end) + Math.abs(level - body.pose.z) + Math.abs(level - end.z);
    const most = best === undefined ? maximum : best.length - TOLERANCE;
    if (least <= most) best = bent(query, level, most) ?? best;
  }
  return best;
}

/** Inches that any part of the base, and what it climbs beside, can be away from the straight line: the half width of the ellipse of all ways. */
function sidewards({ body, end, maximum, rules }: WayQuery): number {
  const plan = planLength(body.pose, end);
  const half = Math.sqrt(Math.max(0, maximum * maximum - plan * plan)) / 2;
  return Math.max(half, (maximum - plan) / 2) + boundingRadius(body.shape) + (rules.climb ?? 0) + 2 * TOLERANCE;
}

/** Whether a base that comes from elsewhere may be at a place at all. */
function isOpen(rules: WayRules, there: Body): boolean {
  const base: Body = { shape: there.shape, pose: there.pose, height: 0.01 };
  return isFreeAt(rules, there) && !rules.models.some((model) => overlaps(base, model));
}

type Node = 'start' | 'end' | Corner;

interface Arrival {
  readonly node: Node;
  readonly from: Arrival | undefined;
  readonly length: number;
  /** Known once the leg that leads here was found to be possible. */
  readonly path: readonly Pose[] | undefined;
}

/** A* over the corners of one level; whether a leg can be made is asked only when it would be taken. */
function bent(query: WayQuery, level: number, most: number): Leg | undefined {
  const { body, end } = query;
  const corners = cornersBetween(query, level, most);
  const queue = cheapestFirst<Arrival>();
  const reached = new Set<Node>();
  const poseOf = (node: Node) => (node === 'start' ? body.pose : node === 'end' ? end : node.pose);
  queue.add(0, { node: 'start', from: undefined, length: 0, path: [] });
  for (let arrival = queue.take(); arrival; arrival = queue.take()) {
    const { node, from, length } = arrival;
    if (reached.has(node)) continue;
    if (from !== undefined && arrival.path === undefined) {
      const leg = legBetween(query, from.node, node, most - from.length);
      if (leg === undefined) continue;
      const known = { node, from, length: from.length + leg.length, path: leg.path };
      queue.add(known.length + planLength(poseOf(node), end), known);
      continue;
    }
    if (node === 'end') return { path: pathTo(arrival), length };
    reached.add(node);
    const here = poseOf(node);
    const ahead = (next: Node, pose: Pose) => {
      const far =
        length + planLength(here, pose) + (next === 'end' || node === 'start' ? Math.abs(pose.z - here.z) : 0);
      const estimate = far + planLength(pose, end);
      if (estimate <= most + TOLERANCE)
        queue.add(estimate, { node: next, from: arrival, length: far, path: undefined });
    };
    if (node !== 'start') ahead('end', end);
    for (const next of corners) {
      if (reached.has(next)) continue;
      if (node === 'start') ahead(next, next.pose);
      else if (isTangent(node, next.exact) && isTangent(next, node.exact)) ahead(next, next.pose);
    }
  }
  return undefined;
}

function pathTo(arrival: Arrival): readonly Pose[] {
  const legs: (readonly Pose[])[] = [];
  for (let at: Arrival | undefined = arrival; at; at = at.from) legs.push(at.path ?? []);
  return legs.reverse().flat();
}

function legBetween({ body, end, rules }: WayQuery, from: Node, to: Node, most: number): Leg | undefined {
  if (from === 'start') return legTo(rules, body, to === 'end' || to === 'start' ? end : to.pose, most);
  if (from === 'end' || to === 'start') return undefined;
  if (to === 'end') return legTo(rules, placed(body, from.pose), end, most);
  return legOfCorners(rules, body, from, to);
}

const none: readonly [] = [];

/** The straight leg between two corners of one level. */
export function legOfCorners(rules: WayRules, body: Body, from: Corner, to: Corner): Leg | undefined {
  const start = placed(body, from.pose);
  if (!from.seen || !to.seen) return isClear(rules, start, to.pose) ? legOf(from.pose, to.pose) : undefined;
  let seen = from.seen.get(to);
  if (seen === undefined) {
    seen = isClear({ ...rules, models: none }, start, to.pose);
    from.seen.set(to, seen);
    to.seen.set(from, seen);
  }
  if (
    !seen ||
    !isClear({ ...rules, walls: none, ...(rules.near ? { near: { ...rules.near, walls: none } } : {}) }, start, to.pose)
  )
    return undefined;
  return legOf(from.pose, to.pose);
}

function legOf(from: Pose, to: Pose): Leg {
  return { path: [to], length: planLength(from, to) };
}

/** The corners of a level that a way of this length can pass. */
function cornersBetween(query: WayQuery, level: number, most: number): readonly Corner[] {
  const { body, end } = query;
  const span = (pose: Pose) => planLength(body.pose, pose) + planLength(pose, end);
  return cornersNear(
    query,
    placed(body, { ...end, z: level }),
    [
      { ...body.pose, z: level },
      { ...end, z: level },
    ],
    {
      touches: (pose, reach) => span(pose) <= most + 2 * reach + TOLERANCE,
    },
  );
}

/** The corners within a distance of where a body stands, on one level. */
export function cornersAround(query: Omit<WayQuery, 'end'>, level: number): readonly Corner[] {
  const at = placed(query.body, { ...query.body.pose, z: level });
  return cornersNear(query, at, [at.pose], {
    touches: (pose, reach) => planLength(at.pose, pose) <= query.maximum + reach + TOLERANCE,
  });
}

/** Where corners are sought: whether something that reaches `reach` inches round a place may be touched. */
interface Neighbourhood {
  touches(pose: Pose, reach: number): boolean;
}

function cornersNear(
  { rules, width, height }: Omit<WayQuery, 'end'>,
  at: Body,
  ends: readonly Pose[],
  near: Neighbourhood,
): readonly Corner[] {
  const { z } = at.pose;
  const own = boundingRadius(at.shape);
  const found: Corner[] = [];
  for (const part of rules.climb === undefined ? [] : (rules.near?.walls ?? rules.walls)) {
    if (!isAtHeight(part, z) || !near.touches(part.body.pose, part.radius + own)) continue;
    for (const corner of cornersOfWall(rules, at, part, width, height)) {
      if (near.touches(corner.pose, 0)) found.push(corner);
    }
  }
  const models = rules.models.filter(
    (model) => isOnLevel(model, z) && near.touches(model.pose, boundingRadius(model.shape) + own),
  );
  if (models.length === 0) return found;
  for (const { corners } of makeObstacles(at, ends, models)) {
    for (const corner of cornersOf(at, corners)) {
      const there = placed(at, corner.pose);
      if (near.touches(corner.pose, 0) && isOnTable(there, width, height) && isFreeAt(rules, there)) found.push(corner);
    }
  }
  return found;
}

function isOnLevel(model: Body, level: number): boolean {
  return model.pose.z < level + 0.01 && model.pose.z + model.height > level + TOLERANCE;
}
