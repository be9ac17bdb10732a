import type { Body, Point } from '../body.ts';
import { coreOf, farthestPoint, reach } from '../core.ts';
import { boundingRadius, movedTo, placed, worldOutline } from '../pose.ts';
import { unitCircle } from '../unit-circle.ts';

/** A piece of the border of an area in which the centre of a mover may or may not be; inches on the table. */
export type Curve =
  | { readonly kind: 'circle'; readonly x: number; readonly y: number; readonly radius: number }
  | { readonly kind: 'segment'; readonly from: Point; readonly to: Point };

/** Whether a followed border runs outside or inside of the exact one. */
export type Side = 'outside' | 'inside';

/** A whole border with a circle round it, so that borders far apart need not be compared. */
export interface Loop {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly curves: readonly Curve[];
}

/** Directions in which the border round or of an oval is followed. */
const around = unitCircle(16);

/** Loops round bodies that stand still, for movers of one outline. */
export type LoopCache = WeakMap<
  Body,
  { readonly mover: Body; readonly gap: number; readonly side: Side; readonly loop: Loop }[]
>;

/** `gapLoop`, worked out once for all movers that have the same outline. */
export function knownGapLoop(cache: LoopCache, mover: Body, other: Body, gap: number, side: Side): Loop {
  let known = cache.get(other);
  if (known === undefined) {
    known = [];
    cache.set(other, known);
  }
  const entry = known.find((one) => one.gap === gap && one.side === side && sameOutline(one.mover, mover));
  if (entry) return entry.loop;
  const loop = gapLoop(mover, other, gap, side);
  if (known.length < mostKnown) known.push({ mover, gap, side, loop });
  return loop;
}

/** Loops kept for one body. */
const mostKnown = 24;

function sameOutline(a: Body, b: Body): boolean {
  if (a.shape.kind === 'round') return b.shape.kind === 'round' && a.shape.radius === b.shape.radius;
  if (a.pose.facingX !== b.pose.facingX || a.pose.facingY !== b.pose.facingY) return false;
  if (a.shape.kind === 'oval')
    return b.shape.kind === 'oval' && a.shape.long === b.shape.long && a.shape.short === b.shape.short;
  return b.shape.kind === 'hull' && a.shape.outline === b.shape.outline;
}

/**
 * The centres at which a mover that keeps its facing is `gap` inches from another body in plan. Where the border is no circle or
 * straight line it is followed by straight pieces: outside of it if the mover must stay away, inside if it must come near.
 */
export function gapLoop(mover: Body, other: Body, gap: number, side: Side): Loop {
  const { x, y } = other.pose;
  const own = boundingRadius(mover.shape);
  const radius = own + boundingRadius(other.shape) + gap + 0.05;
  if (mover.shape.kind === 'round') return { x, y, radius, curves: offsetCurves(other, own + gap, side) };
  return { x, y, radius, curves: borderOfSum(mover, other, gap, side) };
}

/** The points at a distance from a body; a distance less than 0 is inside of a round one. */
export function offsetLoop(other: Body, offset: number, side: Side): Loop {
  const { x, y } = other.pose;
  return {
    x,
    y,
    radius: boundingRadius(other.shape) + Math.max(0, offset) + 0.05,
    curves: offsetCurves(other, offset, side),
  };
}

function offsetCurves(other: Body, offset: number, side: Side): readonly Curve[] {
  const { x, y } = other.pose;
  if (other.shape.kind === 'round') return [{ kind: 'circle', x, y, radius: Math.max(0, other.shape.radius + offset) }];
  if (other.shape.kind === 'hull') return offsetOutline(worldOutline(other), offset);
  const point: Body = { shape: { kind: 'round', radius: 0 }, pose: other.pose, height: 0 };
  return followed(point, other, offset, side);
}

/** The border at a distance outside an outline (inside when less than 0): its edges moved and circles round its corners. */
export function offsetOutline(outline: readonly Point[], offset: number): readonly Curve[] {
  const corners = outline.map(([x, y]): Curve => ({ kind: 'circle', x, y, radius: Math.abs(offset) }));
  return [...movedEdges(outline, offset), ...(offset === 0 ? [] : corners)];
}

/** The edges of an outline in counter-clockwise order moved outwards, each with its own length. */
function movedEdges(outline: readonly Point[], offset: number): readonly Curve[] {
  return outline.flatMap(([fromX, fromY], index): Curve[] => {
    const [toX, toY] = outline[(index + 1) % outline.length] ?? [fromX, fromY];
    const length = Math.sqrt((toX - fromX) * (toX - fromX) + (toY - fromY) * (toY - fromY));
    if (length === 0) return [];
    const outX = ((toY - fromY) / length) * offset;
    const outY = ((fromX - toX) / length) * offset;
    return [{ kind: 'segment', from: [fromX + outX, fromY + outY], to: [toX + outX, toY + outY] }];
  });
}

/** The border of the sum of two outlines: exact for hulls and round bases, followed in many directions where one is an oval. */
function borderOfSum(mover: Body, other: Body, gap: number, side: Side): readonly Curve[] {
  if (mover.shape.kind === 'hull' && other.shape.kind !== 'oval') {
    const reflected = worldOutline(mover).map(([x, y]): Point => [mover.pose.x - x, mover.pose.y - y]);
    if (other.shape.kind === 'round') {
      const round = reflected.map(([x, y]): Point => [x + other.pose.x, y + other.pose.y]);
      return offsetOutline(round, other.shape.radius + gap);
    }
    const normals = [...normalsOf(worldOutline(other)), ...normalsOf(reflected)];
    return offsetOutline(tangentCorners(mover, other, 0, counterClockwise(normals)), gap);
  }
  return followed(mover, other, gap, side);
}

function followed(mover: Body, other: Body, gap: number, side: Side): readonly Curve[] {
  if (side === 'outside') return closed(tangentCorners(mover, other, gap, around));
  const moving = coreOf(placed(mover, movedTo(mover.pose, [0, 0])));
  const standing = coreOf(other);
  const margin = standing.margin + moving.margin + gap;
  return closed(
    around.map(([u, v]): Point => {
      const [ax, ay] = farthestPoint(standing, u, v);
      const [bx, by] = farthestPoint(moving, -u, -v);
      return [ax - bx + u * margin, ay - by + v * margin];
    }),
  );
}

/** Where neighbouring tangents of the sum of two outlines meet. */
function tangentCorners(mover: Body, other: Body, gap: number, directions: readonly Point[]): readonly Point[] {
  const moving = coreOf(placed(mover, movedTo(mover.pose, [0, 0])));
  const standing = coreOf(other);
  const tangents = directions.map(([u, v]) => reach(standing, u, v) + reach(moving, -u, -v) + gap);
  return directions.map((direction, index) => {
    const next = (index + 1) % directions.length;
    return meeting(direction, tangents[index] ?? 0, directions[next] ?? direction, tangents[next] ?? 0);
  });
}

/** Outward unit normals of the edges of an outline in counter-clockwise order. */
function normalsOf(outline: readonly Point[]): readonly Point[] {
  return outline.flatMap(([fromX, fromY], index): Point[] => {
    const [toX, toY] = outline[(index + 1) % outline.length] ?? [fromX, fromY];
    const length = Math.sqrt((toX - fromX) * (toX - fromX) + (toY - fromY) * (toY - fromY));
    return length === 0 ? [] : [[(toY - fromY) / length, (fromX - toX) / length]];
  });
}

/** Unit vectors in their order round the circle, those that agree only once. */
function counterClockwise(vectors: readonly Point[]): readonly Point[] {
  const half = ([x, y]: Point) => (y > 0 || (y === 0 && x > 0) ? 0 : 1);
  const sorted = [...vectors].sort((a, b) => half(a) - half(b) || b[0] * a[1] - b[1] * a[0]);
  return sorted.filter((vector, index) => {
    const before = sorted.at(index - 1) ?? vector;
    return index === 0 || Math.abs(vector[0] - before[0]) + Math.abs(vector[1] - before[1]) > 1e-7;
  });
}

/** Where two tangents meet, each given by its outward normal and its distance from the origin. */
function meeting([ax, ay]: Point, a: number, [bx, by]: Point, b: number): Point {
  const turn = ax * by - ay * bx;
  return [(a * by - b * ay) / turn, (ax * b - bx * a) / turn];
}

export function closed(points: readonly Point[]): readonly Curve[] {
  return points.map(
    (from, index): Curve => ({ kind: 'segment', from, to: points[(index + 1) % points.length] ?? from }),
  );
}

/** The point of a curve that is nearest to a point. */
export function nearestOn(curve: Curve, x: number, y: number): Point {
  if (curve.kind === 'circle') {
    const dx = x - curve.x;
    const dy = y - curve.y;
    const length = Math.sqrt(dx * dx + dy * dy);
    return length === 0
      ? [curve.x + curve.radius, curve.y]
      : [curve.x + (dx / length) * curve.radius, curve.y + (dy / length) * curve.radius];
  }
  const [fromX, fromY] = curve.from;
  const alongX = curve.to[0] - fromX;
  const alongY = curve.to[1] - fromY;
  const squared = alongX * alongX + alongY * alongY;
  const share = squared === 0 ? 0 : Math.min(1, Math.max(0, ((x - fromX) * alongX + (y - fromY) * alongY) / squared));
  return [fromX + alongX * share, fromY + alongY * share];
}

/** Some points spread over a curve. */
export function samplesOn(curve: Curve, count: number): readonly Point[] {
  if (curve.kind === 'circle')
    return unitCircle(count).map(([u, v]): Point => [curve.x + u * curve.radius, curve.y + v * curve.radius]);
  const [fromX, fromY] = curve.from;
  const alongX = curve.to[0] - fromX;
  const alongY = curve.to[1] - fromY;
  const pieces = Math.max(1, Math.min(count, Math.ceil(Math.sqrt(alongX * alongX + alongY * alongY))));
  return Array.from(
    { length: pieces },
    (_, index): Point => [fromX + (alongX * (index + 0.5)) / pieces, fromY + (alongY * (index + 0.5)) / pieces],
  );
}

/** Takes a point, by its coordinates. */
export type Take = (x: number, y: number) => void;

/** Gives all points at which two of the loops cross. */
export function crossings(loops: readonly Loop[], found: Take): void {
  for (let i = 0; i < loops.length; i++) {
    const a = loops[i];
    if (a === undefined) continue;
    for (let j = i + 1; j < loops.length; j++) {
      const b = loops[j];
      if (b) crossLoops(a, b, found);
    }
    if (a.curves.length > 1) crossWithin(a.curves, found);
  }
}

/** Gives all points at which some loops cross each other or one of the others. */
export function crossingsBetween(loops: readonly Loop[], others: readonly Loop[], found: Take): void {
  crossings(loops, found);
  for (const a of loops) for (const b of others) crossLoops(a, b, found);
}

function crossLoops(a: Loop, b: Loop, found: Take): void {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  const radii = a.radius + b.radius;
  if (dx * dx + dy * dy > radii * radii) return;
  for (const one of a.curves) {
    if (a.curves.length > 1 && b.curves.length > 4 && isAway(one, b)) continue;
    for (const other of b.curves) cross(one, other, found);
  }
}

/** Whether a curve lies outside of the circle round a loop. */
function isAway(curve: Curve, loop: Loop): boolean {
  if (curve.kind === 'circle') {
    const radii = curve.radius + loop.radius;
    return (curve.x - loop.x) * (curve.x - loop.x) + (curve.y - loop.y) * (curve.y - loop.y) > radii * radii;
  }
  const [x, y] = nearestOn(curve, loop.x, loop.y);
  return (x - loop.x) * (x - loop.x) + (y - loop.y) * (y - loop.y) > loop.radius * loop.radius;
}

function crossWithin(curves: readonly Curve[], found: Take): void {
  for (let i = 0; i < curves.length; i++) {
    const one = curves[i];
    for (let j = i + 1; one && j < curves.length; j++) {
      const other = curves[j];
      if (other) cross(one, other, found);
    }
  }
}

function cross(a: Curve, b: Curve, found: Take): void {
  if (a.kind === 'circle' && b.kind === 'circle') crossCircles(a, b, found);
  else if (a.kind === 'circle' && b.kind === 'segment') crossMixed(a, b, found);
  else if (a.kind === 'segment' && b.kind === 'circle') crossMixed(b, a, found);
  else if (a.kind === 'segment' && b.kind === 'segment') crossSegments(a, b, found);
}

type Circle = Extract<Curve, { kind: 'circle' }>;
type Segment = Extract<Curve, { kind: 'segment' }>;

/** Circles that miss each other by no more than rounding are taken to touch. */
const touch = 0.001;

function crossCircles(a: Circle, b: Circle, found: Take): void {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const squared = dx * dx + dy * dy;
  const sum = a.radius + b.radius + touch;
  const difference = Math.abs(a.radius - b.radius) - touch;
  if (squared > sum * sum || squared === 0 || (difference > 0 && squared < difference * difference)) return;
  const along = (squared + a.radius * a.radius - b.radius * b.radius) / (2 * squared);
  const across = Math.sqrt(Math.max(0, a.radius * a.radius - along * along * squared) / squared);
  found(a.x + dx * along - dy * across, a.y + dy * along + dx * across);
  found(a.x + dx * along + dy * across, a.y + dy * along - dx * across);
}

function crossMixed(circle: Circle, { from, to }: Segment, found: Take): void {
  const alongX = to[0] - from[0];
  const alongY = to[1] - from[1];
  const length = Math.sqrt(alongX * alongX + alongY * alongY);
  if (length === 0) return;
  const middle = ((circle.x - from[0]) * alongX + (circle.y - from[1]) * alongY) / length;
  const away = ((circle.x - from[0]) * alongY - (circle.y - from[1]) * alongX) / length;
  if (Math.abs(away) > circle.radius + touch) return;
  const half = Math.sqrt(Math.max(0, circle.radius * circle.radius - away * away));
  for (const at of [middle - half, middle + half]) {
    if (at >= -touch && at <= length + touch) found(from[0] + (alongX * at) / length, from[1] + (alongY * at) / length);
  }
}

function crossSegments(a: Segment, b: Segment, found: Take): void {
  const ax = a.to[0] - a.from[0];
  const ay = a.to[1] - a.from[1];
  const bx = b.to[0] - b.from[0];
  const by = b.to[1] - b.from[1];
  const turn = ax * by - ay * bx;
  if (turn === 0) return;
  const fromX = b.from[0] - a.from[0];
  const fromY = b.from[1] - a.from[1];
  const onA = (fromX * by - fromY * bx) / turn;
  const onB = (fromX * ay - fromY * ax) / turn;
  if (onA >= 0 && onA <= 1 && onB >= 0 && onB <= 1) found(a.from[0] + ax * onA, a.from[1] + ay * onA);
}
