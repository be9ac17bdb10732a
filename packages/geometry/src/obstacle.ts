import type { Body, Point, Pose } from './body.ts';
import { coreOf, reach } from './core.ts';
import { gap, gapDirection } from './distance.ts';
import { movedTo, placed, worldOutline } from './pose.ts';
import { TOLERANCE } from './tolerance.ts';
import { unitCircle } from './unit-circle.ts';

/**
 * A blocker as the mover's centre meets it: a convex polygon round all centres at which the bases overlap.
 * Each edge touches that forbidden region, so a way round the polygon is at most 0.4% longer than round a circle.
 */
export interface Obstacle {
  readonly blocker: Body;
  /** Counter-clockwise, in inches on the table. */
  readonly corners: readonly Point[];
}

const ROUND = unitCircle(32);
const COARSE = unitCircle(16);
/** Nearer than this, in inches, an edge of the polygon is laid exactly at the place where two things meet. */
const CLOSE = 0.5;

/** The obstacles for a mover that keeps its facing, with exact edges where its ends or two blockers are close. */
export function makeObstacles(mover: Body, ends: readonly Pose[], blockers: readonly Body[]): Obstacle[] {
  return blockers.map((blocker) => {
    const outward = directionsFor(mover, blocker, ROUND);
    for (const end of ends) {
      const atEnd = placed(mover, end);
      if (gap(atEnd, blocker) < CLOSE) outward.push(gapDirection(atEnd, blocker));
    }
    for (const other of blockers) {
      if (other !== blocker && gap(other, blocker) < CLOSE + widest(mover)) addPassage(outward, mover, blocker, other);
    }
    return { blocker, corners: circumscribed(mover, blocker, outward) };
  });
}

/** A line that touches the forbidden region round a blocker: its outward unit normal, and its distance from the table's corner. */
export interface Tangent {
  readonly direction: Point;
  readonly offset: number;
}

/** Tangents all round one blocker alone; its round parts are followed in 16 directions. */
export function tangentsRound(mover: Body, blocker: Body): readonly Tangent[] {
  return tangentsIn(mover, blocker, directionsFor(mover, blocker, COARSE));
}

/** The corners of the polygon between such tangents: a way round its round parts is at most 1.4% longer than the exact one. */
export function cornersRound(mover: Body, blocker: Body): readonly Point[] {
  return cornersBetween(tangentsRound(mover, blocker));
}

/** The tangent at the place where a mover that is apart from a blocker, or touches it, comes nearest to it. */
export function tangentTowards(mover: Body, blocker: Body): Tangent {
  const direction = gapDirection(mover, blocker);
  const [x, y] = direction;
  return { direction, offset: reach(coreOf(blocker), x, y) + reach(atOrigin(mover), -x, -y) };
}

/** Tangents that bound the forbidden region: of two hulls those along their edges are enough. */
function directionsFor(mover: Body, blocker: Body, round: readonly Point[]): Point[] {
  const areHulls = mover.shape.kind === 'hull' && blocker.shape.kind === 'hull';
  return [...(areHulls ? [] : round), ...normals(blocker, 1), ...normals(mover, -1)];
}

/** Between two blockers with hardly room for the mover, the polygon must not close what is open. */
function addPassage(outward: Point[], mover: Body, blocker: Body, other: Body): void {
  const across = gapDirection(other, blocker);
  const room = gap(other, blocker) - width(mover, across);
  if (room > -2 * TOLERANCE && room < CLOSE) outward.push(across);
}

function widest(mover: Body): number {
  return 2 * ROUND.reduce((most, [x, y]) => Math.max(most, reach(atOrigin(mover), x, y)), 0);
}

function width(mover: Body, [x, y]: Point): number {
  return reach(atOrigin(mover), x, y) + reach(atOrigin(mover), -x, -y);
}

function atOrigin(mover: Body): ReturnType<typeof coreOf> {
  return coreOf(placed(mover, movedTo(mover.pose, [0, 0])));
}

/** Outward unit normals of a hull's edges, turned round by a sign of -1. */
function normals(body: Body, sign: 1 | -1): Point[] {
  const outline = worldOutline(body);
  return outline.flatMap(([fromX, fromY], index): Point[] => {
    const [toX, toY] = outline[(index + 1) % outline.length] ?? [fromX, fromY];
    const x = toY - fromY;
    const y = fromX - toX;
    const length = Math.sqrt(x * x + y * y);
    return length === 0 ? [] : [[(sign * x) / length, (sign * y) / length]];
  });
}

function circumscribed(mover: Body, blocker: Body, outward: readonly Point[]): Point[] {
  return cornersBetween(tangentsIn(mover, blocker, outward));
}

function tangentsIn(mover: Body, blocker: Body, outward: readonly Point[]): readonly Tangent[] {
  const fixed = coreOf(blocker);
  const moving = atOrigin(mover);
  return counterClockwise(outward).map((direction) => {
    const [x, y] = direction;
    return { direction, offset: reach(fixed, x, y) + reach(moving, -x, -y) };
  });
}

/** Corners where neighbouring tangents of the forbidden region cross. */
function cornersBetween(tangents: readonly Tangent[]): Point[] {
  return tangents.flatMap((tangent, index): Point[] => {
    const next = tangents[(index + 1) % tangents.length] ?? tangent;
    const [ax, ay] = tangent.direction;
    const [bx, by] = next.direction;
    const turn = ax * by - ay * bx;
    if (turn < 1e-9) return [];
    return [[(tangent.offset * by - next.offset * ay) / turn, (ax * next.offset - bx * tangent.offset) / turn]];
  });
}

/** Sorted round the circle from [1, 0], directions that agree within rounding once. */
function counterClockwise(vectors: readonly Point[]): Point[] {
  const sorted = [...vectors].sort((a, b) => half(a) - half(b) || b[0] * a[1] - b[1] * a[0]);
  return sorted.filter((vector, index) => {
    const before = sorted.at(index - 1) ?? vector;
    return index === 0 || Math.abs(vector[0] - before[0]) + Math.abs(vector[1] - before[1]) > 1e-7;
  });
}

function half([x, y]: Point): 0 | 1 {
  return y > 0 || (y === 0 && x > 0) ? 0 : 1;
}
