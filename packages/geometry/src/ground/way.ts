/** The shortest way of a base over and round terrain and round models. */
import type { Body, Pose } from '../body.ts';
import { makeObstacles } from '../obstacle.ts';
import { boundingRadius, placed } from '../pose.ts';
import { cheapestFirst } from '../queue.ts';
import { isOnTable } from '../table.ts';
import { isWithin, TOLERANCE } from '../tolerance.ts';
import { type Corner, cornersOf, cornersOfWall, isTangent } from './corners.ts';
import { isAtHeight } from './crossing.ts';
import { isClear, isFreeAt, type Leg, legTo, planLength, type WayRules } from './leg.ts';
import type { Part } from './terrain.ts';

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
export function findWay(query: WayQuery): Leg | undefined {
  const { body, end, maximum, rules } = query;
  const least = planLength(body.pose, end) + (rules.climb === undefined ? 0 : Math.abs(end.z - body.pose.z));
  if (!isWithin(least, maximum) || !isOnTable(placed(body, end), query.width, query.height)) return undefined;
  let best = legTo(rules, body, end, maximum);
  if (best !== undefined && best.length <= least + TOLERANCE) return best;
  if (rules.climb === undefined && rules.models.length === 0) return best;
  for (const level of new Set([0, body.pose.z, end.z])) {
    const least = planLength(body.pose, end) + Math.abs(level - body.pose.z) + Math.abs(level - end.z);
    const most = best === undefined ? maximum : best.length - TOLERANCE;
    if (least <= most) best = bent(query, level, most) ?? best;
  }
  return best;
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

function legBetween(query: WayQuery, from: Node, to: Node, most: number): Leg | undefined {
  const { body, end, rules } = query;
  if (from === 'start') return legTo(rules, body, to === 'end' || to === 'start' ? end : to.pose, most);
  if (from === 'end' || to === 'start') return undefined;
  const start = placed(body, from.pose);
  if (to === 'end') return legTo(rules, start, end, most);
  if (!from.seen || !to.seen) return isClear(rules, start, to.pose) ? legOf(from.pose, to.pose) : undefined;
  let seen = from.seen.get(to);
  if (seen === undefined) {
    seen = isClear({ ...rules, models: [] }, start, to.pose);
    from.seen.set(to, seen);
    to.seen.set(from, seen);
  }
  if (!seen || !isClear({ ...rules, walls: [] }, start, to.pose)) return undefined;
  return legOf(from.pose, to.pose);
}

function legOf(from: Pose, to: Pose): Leg {
  return { path: [to], length: planLength(from, to) };
}

/** The corners of a level that a way of this length can pass. */
function cornersBetween(query: WayQuery, level: number, most: number): readonly Corner[] {
  const { body, end, rules, width, height } = query;
  const at = placed(body, { ...end, z: level });
  const isNear = (pose: Pose) => planLength(body.pose, pose) + planLength(pose, end) <= most + TOLERANCE;
  const found: Corner[] = [];
  for (const part of wallsBetween(query, level, most)) {
    for (const corner of cornersOfWall(rules, at, part, width, height)) if (isNear(corner.pose)) found.push(corner);
  }
  const models = rules.models.filter((model) => isBetween(body, end, model, most) && isOnLevel(model, level));
  if (models.length === 0) return found;
  for (const { corners } of makeObstacles(at, [{ ...body.pose, z: level }, at.pose], models)) {
    for (const corner of cornersOf(at, corners)) {
      const there = placed(at, corner.pose);
      if (isNear(corner.pose) && isOnTable(there, width, height) && isFreeAt(rules, there)) found.push(corner);
    }
  }
  return found;
}

function isOnLevel(model: Body, level: number): boolean {
  return model.pose.z < level + 0.01 && model.pose.z + model.height > level + TOLERANCE;
}

/** Whether something with a middle and a radius may be touched by a way of a length. */
function isBetween(body: Body, end: Pose, other: Body, most: number): boolean {
  const reach = boundingRadius(body.shape) + boundingRadius(other.shape);
  return planLength(body.pose, other.pose) + planLength(other.pose, end) <= most + 2 * reach;
}

function wallsBetween(query: WayQuery, level: number, most: number): readonly Part[] {
  const { body, end, rules } = query;
  if (rules.climb === undefined) return [];
  return rules.walls.filter((part) => isAtHeight(part, level) && isBetween(body, end, part.body, most));
}
