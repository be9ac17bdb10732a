/** One straight leg of a way in plan, with what has to be climbed on it. */
import type { Body, Pose } from '../body.ts';
import { gap } from '../distance.ts';
import { type Tangent, tangentsRound, tangentTowards } from '../obstacle.ts';
import { distancePointToSegment } from '../polygon.ts';
import { boundingRadius, placed } from '../pose.ts';
import { sweepBlocked } from '../sweep.ts';
import { roundToGrid, TOLERANCE } from '../tolerance.ts';
import {
  between,
  heldUntil,
  isAtHeight,
  isBeside,
  isHeld,
  overlapsInPlan,
  partsAlong,
  passesThrough,
  risesThrough,
} from './crossing.ts';
import { tangentsKept } from './outlines.ts';
import type { Part, Terrain } from './terrain.ts';

/** What a base may not pass on its way, and how it changes height. */
export interface WayRules {
  readonly terrain: Terrain;
  /** Parts through which it may not pass horizontally. */
  readonly walls: readonly Part[];
  /** Parts through which it may not go up or down. */
  readonly ceilings: readonly Part[];
  /** Inches from a feature within which it changes height; absent: it flies, and height is no matter. */
  readonly climb?: number;
  /** Whether it keeps to its level, whatever it might climb. */
  readonly keepsLevel?: boolean;
  /** Models that block its base. */
  readonly models: readonly Body[];
  /** Those of the walls, of the parts that no base rises through, and of all parts, that a way within its maximum can meet; absent: all. */
  readonly near?: Near;
}

/** Parts that a way can meet. */
export interface Near {
  readonly walls: readonly Part[];
  readonly ceilings: readonly Part[];
  readonly parts: readonly Part[];
}

function nearOf(rules: WayRules): Near {
  return rules.near ?? { walls: rules.walls, ceilings: rules.ceilings, parts: rules.terrain.parts };
}

/** The rules with the parts that come within `reach` inches of a straight way; whatever a longer way can meet is in its reach. */
export function withNear(rules: WayRules, from: Pose, to: Pose, reach: number): WayRules {
  const near = (parts: readonly Part[]) => partsAlong(parts, from, to, reach);
  return {
    ...rules,
    near: { walls: near(rules.walls), ceilings: near(rules.ceilings), parts: near(rules.terrain.parts) },
  };
}

/** A leg that can be made: its poses after the start, and inches along and up and down. */
export interface Leg {
  readonly path: readonly Pose[];
  readonly length: number;
}

/** Whether a straight step at one height meets nothing that blocks it and is held above the table. */
export function isClear(rules: WayRules, body: Body, to: Pose): boolean {
  const base: Body = { shape: body.shape, pose: body.pose, height: 0.01 };
  for (const model of rules.models) if (sweepBlocked(base, to, model)) return false;
  if (rules.climb === undefined) return true;
  const radius = boundingRadius(body.shape);
  for (const part of partsAlong(nearOf(rules).walls, body.pose, to, radius)) {
    if (mayMeet(rules, body, to, part) && passesThrough(body, to, part, false)) return false;
  }
  return isHeld(nearOf(rules).parts, body, to, rules.climb);
}

/** The straight leg from where a body stands to a place, climbing as little as it must; undefined where it cannot or costs more than `most`. */
export function legTo(rules: WayRules, body: Body, to: Pose, most: number): Leg | undefined {
  const plan = planLength(body.pose, to);
  if (rules.climb === undefined) return isClear(rules, body, to) ? { path: [to], length: plan } : undefined;
  if (to.z === body.pose.z && isClear(rules, body, to)) return { path: [to], length: plan };
  if (rules.keepsLevel === true) return undefined;
  if (plan + Math.abs(to.z - body.pose.z) + leastClimb(rules, body, to, most - plan) > most + TOLERANCE)
    return undefined;
  return profiled(rules, rules.climb, body, to, most);
}

/** Inches that have to be climbed at least to pass over or under what blocks a step on one level; stops counting where that is too much. */
function leastClimb(rules: WayRules, body: Body, to: Pose, enough: number): number {
  const { z } = body.pose;
  if (to.z !== z) return 0;
  let least = 0;
  const base: Body = { shape: body.shape, pose: body.pose, height: 0.01 };
  const past = (bottom: number, top: number) =>
    2 * Math.min(top - z, bottom <= TOLERANCE ? Number.POSITIVE_INFINITY : z - bottom);
  for (const model of rules.models) {
    const climb = past(model.pose.z, model.pose.z + model.height);
    if (climb > least && sweepBlocked(base, to, model)) least = climb;
    if (least > enough + TOLERANCE) return least;
  }
  for (const part of partsAlong(nearOf(rules).walls, body.pose, to, boundingRadius(body.shape))) {
    const climb = past(part.bottom, part.top);
    if (climb > least && mayMeet(rules, body, to, part) && passesThrough(body, to, part, false)) least = climb;
    if (least > enough + TOLERANCE) break;
  }
  return least;
}

export function planLength(from: Pose, to: Pose): number {
  return Math.sqrt((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y));
}

/** What a leg meets: from which share of it to which, and at which heights. */
interface Hit {
  readonly from: number;
  readonly to: number;
  readonly bottom: number;
  readonly top: number;
  /** Whether it blocks going up and down, too: walls do so only as ceilings. */
  readonly isModel: boolean;
}

function isAcross(hit: Hit, z: number): boolean {
  return hit.bottom <= z + TOLERANCE && hit.top > z + TOLERANCE;
}

/** The section through a leg: shares at which height may change, and heights. */
interface Section {
  readonly stops: readonly number[];
  readonly levels: readonly number[];
  readonly hits: readonly Hit[];
}

function profiled(rules: WayRules, climb: number, body: Body, to: Pose, most: number): Leg | undefined {
  const reach = boundingRadius(body.shape) + climb + TOLERANCE;
  const near = partsAlong(nearOf(rules).parts, body.pose, to, reach);
  if (near.length === 0) return undefined;
  const plan = planLength(body.pose, to);
  const highest = (most - plan + body.pose.z + to.z) / 2 + TOLERANCE;
  const hits: Hit[] = [];
  const levels = new Set([0, body.pose.z, to.z]);
  for (const part of partsAlong(nearOf(rules).walls, body.pose, to, reach)) {
    const hit = hitOf(body, to, part.body, tangentsKept(rules.terrain, body, part), false);
    if (hit === undefined) continue;
    hits.push(hit);
    if (part.top <= highest) levels.add(part.top);
  }
  for (const model of rules.models) {
    const hit = hitOf(body, to, model, tangentsRound(body, model), true);
    if (hit) hits.push(hit);
  }
  const blocking = new Set(rules.walls);
  const over = partsAlong(nearOf(rules).ceilings, body.pose, to, reach).filter((part) => !blocking.has(part));
  const lids = over.flatMap((part) => hitOf(body, to, part.body, tangentsKept(rules.terrain, body, part), false) ?? []);
  const stops = stopsOf(near, climb, body, to, [...hits, ...lids]);
  const sorted = [...levels].sort((a, b) => a - b);
  const found = cheapest({ rules, climb, near, body, to, stops, levels: sorted, hits, most: most - plan });
  return found && { path: found.path, length: plan + found.climbed };
}

/** The shares of a step at which the outline of the base and of another overlap: those on the inner side of all tangents. */
function hitOf(body: Body, to: Pose, other: Body, tangents: readonly Tangent[], isModel: boolean): Hit | undefined {
  const reach = boundingRadius(body.shape) + boundingRadius(other.shape);
  const { x, y, z } = other.pose;
  if (distancePointToSegment([x, y], [body.pose.x, body.pose.y], [to.x, to.y]) >= reach) return undefined;
  const way = wayFrom(body.pose, to);
  let inside = cut({ from: 0, to: 1 }, tangents, way);
  for (const end of [0, 1]) {
    if (inside === undefined) return undefined;
    if ((end === 0 ? inside.from : 1 - inside.to) > 0) continue;
    const flat = { ...other, pose: { ...other.pose, z: body.pose.z } };
    const there = placed(body, between(body.pose, to, end));
    if (gap(there, flat) > -TOLERANCE) inside = cut(inside, [tangentTowards(there, flat)], way);
  }
  return inside && { ...inside, bottom: z, top: z + other.height, isModel };
}

/** Whether a step comes inside the tangents round a part: quickly told, and where not, it certainly passes by. */
function mayMeet(rules: WayRules, body: Body, to: Pose, part: Part): boolean {
  return cut({ from: 0, to: 1 }, tangentsKept(rules.terrain, body, part), wayFrom(body.pose, to)) !== undefined;
}

function wayFrom({ x, y }: Pose, to: Pose) {
  return { fromX: x, fromY: y, alongX: to.x - x, alongY: to.y - y };
}

interface Shares {
  readonly from: number;
  readonly to: number;
}

/** What of a part of a straight way lies on the inner side of all tangents. */
function cut(
  shares: Shares,
  tangents: readonly Tangent[],
  way: { readonly fromX: number; readonly fromY: number; readonly alongX: number; readonly alongY: number },
): Shares | undefined {
  let { from, to } = shares;
  for (const { direction, offset } of tangents) {
    const start = offset - TOLERANCE / 4 - direction[0] * way.fromX - direction[1] * way.fromY;
    const rate = direction[0] * way.alongX + direction[1] * way.alongY;
    if (rate > 0) to = Math.min(to, start / rate);
    else if (rate < 0) from = Math.max(from, start / rate);
    else if (start < 0) return undefined;
    if (from >= to) return undefined;
  }
  return { from, to };
}

function stopsOf(near: readonly Part[], climb: number, body: Body, to: Pose, hits: readonly Hit[]): readonly number[] {
  const stops = new Set([0, 1]);
  for (const hit of hits) {
    stops.add(hit.from);
    stops.add(hit.to);
  }
  const reaching = (z: number) => near.filter((part) => part.top >= z - TOLERANCE);
  if (body.pose.z > 0) stops.add(Math.max(0, heldUntil(reaching(body.pose.z), body, to, climb)));
  if (to.z > 0) stops.add(1 - Math.max(0, heldUntil(reaching(to.z), placed(body, to), body.pose, climb)));
  return [...stops].sort((a, b) => a - b);
}

/** A leg that is being climbed: what is asked and the section through it. */
interface Climbing extends Section {
  readonly rules: WayRules;
  readonly climb: number;
  readonly near: readonly Part[];
  readonly body: Body;
  readonly to: Pose;
  /** Inches that may be climbed. */
  readonly most: number;
}

/** How much has to be climbed to be at a height at a stop, and on what poses; undefined where one cannot be. */
type Mark = { readonly climbed: number; readonly path: readonly Pose[] } | undefined;

/** Forward over the stops: the least that has to be climbed to be at each height there. */
function cheapest(leg: Climbing): { climbed: number; path: readonly Pose[] } | undefined {
  const { stops, levels, body, to } = leg;
  let marks: Mark[] = levels.map((z) => (z === body.pose.z ? { climbed: 0, path: [] } : undefined));
  for (const [index, stop] of stops.entries()) {
    const before = stops[index - 1];
    if (before !== undefined) marks = marks.map((mark, level) => goneOn(leg, mark, levels[level] ?? 0, before, stop));
    if (marks.some((mark) => mark)) changeHeight(leg, marks, stop);
  }
  const last = marks[levels.indexOf(to.z)];
  return last && { climbed: last.climbed, path: withoutRepeats(body.pose, last.path) };
}

/** From one stop to the next at one height. */
function goneOn({ hits, near, body, to, climb }: Climbing, mark: Mark, z: number, before: number, stop: number): Mark {
  const middle = (before + stop) / 2;
  const isBlocked = hits.some((hit) => hit.from < middle && hit.to > middle && isAcross(hit, z));
  if (mark === undefined || isBlocked) return undefined;
  const from = placed(body, { ...between(body.pose, to, before), z });
  const end = poseAt(body.pose, to, stop, z);
  return isHeld(near, from, end, climb) ? { climbed: mark.climbed, path: [...mark.path, end] } : undefined;
}

/** Up and down at a stop, level by level, if it is beside a feature. */
function changeHeight(leg: Climbing, marks: Mark[], stop: number): void {
  const { levels, near, body, to, climb } = leg;
  const at = placed(body, between(body.pose, to, stop));
  if (!near.some((part) => isBeside(at, part, climb))) return;
  const spread = (from: number, next: number) => {
    const [mark, start, end] = [marks[from], levels[from] ?? 0, levels[next] ?? 0];
    if (mark === undefined) return;
    const climbed = mark.climbed + Math.abs(end - start);
    const known = marks[next]?.climbed ?? Number.POSITIVE_INFINITY;
    if (climbed > leg.most + TOLERANCE || climbed >= known || !canRise(leg, at, stop, start, end)) return;
    const pose = mark.path.at(-1) ?? body.pose;
    marks[next] = { climbed, path: [...mark.path, { ...pose, z: end }] };
  };
  for (let level = 1; level < levels.length; level += 1) spread(level - 1, level);
  for (let level = levels.length - 2; level >= 0; level -= 1) spread(level + 1, level);
}

/** Whether neither a model nor a floor or ceiling is between two heights at a stop. */
function canRise({ rules, hits }: Climbing, at: Body, stop: number, from: number, to: number): boolean {
  const [low, high] = [Math.min(from, to) + TOLERANCE, Math.max(from, to) - TOLERANCE];
  const isModelThere = hits.some(
    (hit) => hit.isModel && hit.from < stop - 1e-6 && hit.to > stop + 1e-6 && hit.bottom < high && hit.top > low,
  );
  if (isModelThere) return false;
  const there = placed(at, { ...at.pose, z: from });
  return !nearOf(rules).ceilings.some((part) => risesThrough(there, to, part));
}

function poseAt(from: Pose, to: Pose, share: number, z: number): Pose {
  if (share === 1) return { ...to, z };
  const { x, y } = between(from, to, share);
  return { ...to, x: roundToGrid(x), y: roundToGrid(y), z };
}

/** Steps that lead nowhere are left out, those that go on in the same way joined. */
function withoutRepeats(start: Pose, path: readonly Pose[]): readonly Pose[] {
  const found: Pose[] = [];
  for (const pose of path) {
    const before = found.at(-1) ?? start;
    if (pose.x === before.x && pose.y === before.y && pose.z === before.z) continue;
    const earlier = found.length > 1 ? found.at(-2) : start;
    const goesOn =
      found.length > 0 &&
      earlier !== undefined &&
      ((earlier.z === before.z && before.z === pose.z) ||
        (earlier.x === before.x && before.x === pose.x && earlier.y === before.y && before.y === pose.y));
    if (goesOn && found.length > 0) found.pop();
    found.push(pose);
  }
  return found;
}

/** Whether a body at rest overlaps nothing that blocks it at its height. */
export function isFreeAt(rules: WayRules, body: Body): boolean {
  for (const part of partsAlong(nearOf(rules).walls, body.pose, body.pose, boundingRadius(body.shape))) {
    if (isAtHeight(part, body.pose.z) && overlapsInPlan(body, part)) return false;
  }
  return true;
}
