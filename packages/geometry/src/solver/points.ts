import type { Body, Point } from '../body.ts';
import { surfacesNear } from '../ground/crossing.ts';
import { boundingRadius, placed } from '../pose.ts';
import { roundToGrid, TOLERANCE } from '../tolerance.ts';
import { type Borders, bordersOf, type Disc } from './border.ts';
import { crossings, crossingsBetween, type Loop, nearestOn, samplesOn, type Take } from './curve.ts';
import { type Layout, moverAt, type Prepared } from './judge.ts';
import { climbsFreely } from './way-rules.ts';

/** The points at which one model is tried, round by round. */

export interface Focus {
  readonly prepared: Prepared;
  readonly layout: Layout;
  readonly index: number;
  /** Height of the places, inches above the table; absent: the table in a set-up, in a move where the mover stands. */
  readonly level?: number;
  /** Places to try first, and towards which the borders are searched. */
  readonly toward: readonly Point[];
}

/** Coordinates on the grid, x and y in turn. */
export type Points = readonly number[];

/** Where one model may be tried, from the plainest points to the most sought out; each kind is worked out when asked for. */
interface PointSource {
  readonly plain: (inside?: readonly Disc[]) => Points;
  /** Nearest to what is wanted on all borders, and all round those of what it should be near to. */
  readonly onBorders: (inside?: readonly Disc[]) => Points;
  /** Where borders other than those of its mates cross: if these hold no free place, there is none. */
  readonly crossings: (inside?: readonly Disc[]) => Points;
  /** Where borders cross those of its mates. */
  readonly jointCrossings: (inside?: readonly Disc[]) => Points;
}

/** The points for a model; with `inside`, only those in one of these discs. */
export function pointsFor(focus: Focus): PointSource {
  const area = areaOf(focus);
  let known: Borders | undefined;
  const borders = (inside: readonly Disc[] | undefined) => {
    known ??= bordersOf(focus.prepared, focus.layout, focus.index, bodyOf(focus), area);
    return bordersIn(known, area, inside);
  };
  return {
    plain: (inside) => sieved(focus, [], inside, (take) => plainPoints(focus, take)),
    onBorders(inside) {
      const near = borders(inside);
      return sieved(focus, near.blocked, near.inside, (take) => pointsOnBorders(focus, near, area, take));
    },
    crossings(inside) {
      const near = borders(inside);
      return sieved(focus, near.blocked, near.inside, (take) => crossings([...near.off, ...near.into], take));
    },
    jointCrossings(inside) {
      const near = borders(inside);
      const others = [...near.off, ...near.into];
      return sieved(focus, near.blocked, near.inside, (take) => crossingsBetween(near.mates, others, take));
    },
  };
}

/** Without the borders that are nowhere in the area and in the discs. */
function bordersIn(borders: Borders, area: Disc, discs: readonly Disc[] | undefined) {
  const inside = discs?.filter((disc) => meet(disc, area));
  const counts = (loop: Loop) => reaches(loop, area) && (inside?.some((disc) => reaches(loop, disc)) ?? true);
  return {
    inside,
    blocked: inside ? borders.blocked.filter((disc) => inside.some((other) => meet(disc, other))) : borders.blocked,
    off: borders.off.filter(counts),
    into: borders.into.filter(counts),
    mates: borders.mates.filter(counts),
  };
}

function meet(a: Disc, b: Disc): boolean {
  const radii = a.radius + b.radius;
  return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y) <= radii * radii;
}

/** Whether any part of a loop may be in a disc; a ring may also run wholly round it. */
function reaches(loop: Loop, disc: Disc): boolean {
  if (!meet(loop, disc)) return false;
  const [curve] = loop.curves;
  if (curve?.kind !== 'circle' || loop.curves.length > 1) return true;
  const inner = curve.radius - disc.radius - TOLERANCE;
  return inner <= 0 || (loop.x - disc.x) * (loop.x - disc.x) + (loop.y - disc.y) * (loop.y - disc.y) >= inner * inner;
}

/** The mover at the height of the places; its place in plan is not read. */
export function bodyOf(focus: Focus): Body {
  const { body } = moverAt(focus.prepared, focus.index);
  const level = levelOf(focus);
  return level === body.pose.z ? body : placed(body, { ...body.pose, z: level });
}

function levelOf(focus: Focus): number {
  if (focus.level !== undefined) return focus.level;
  return focus.prepared.problem.mode === 'set-up' ? 0 : moverAt(focus.prepared, focus.index).body.pose.z;
}

/** Inches that are left to go along once the mover has reached the height. */
function leftToGo(focus: Focus): number | undefined {
  const { body, maximum } = moverAt(focus.prepared, focus.index);
  if (maximum === undefined) return undefined;
  const rise = Math.abs(levelOf(focus) - body.pose.z);
  return rise === 0 || climbsFreely(focus.prepared, focus.index) ? maximum : Math.max(0, maximum - rise);
}

/** In a set-up models are placed at most this many inches from where the unit is packed. */
const setUpReach = 9;

function areaOf(focus: Focus): Disc {
  const { body } = moverAt(focus.prepared, focus.index);
  const { width, height } = focus.prepared.ground.scene;
  if (focus.prepared.problem.mode === 'move')
    return { x: body.pose.x, y: body.pose.y, radius: leftToGo(focus) ?? width + height };
  const [x, y] = focus.toward[0] ?? [width / 2, height / 2];
  return { x, y, radius: setUpReach };
}

/** Points for ovals to an inch. */
const coarse = 50;

/** Rounds the points and drops those at which the model certainly may not end. */
function sieved(
  focus: Focus,
  blocked: readonly Disc[],
  inside: readonly Disc[] | undefined,
  give: (take: Take) => void,
): Points {
  const { body } = moverAt(focus.prepared, focus.index);
  const maximum = leftToGo(focus) ?? Infinity;
  const { width, height } = focus.prepared.ground.scene;
  const level = levelOf(focus);
  const surfaces = level === 0 ? undefined : surfacesNear(focus.prepared.ground.terrain, level, areaOf(focus));
  const isMove = focus.prepared.problem.mode === 'move';
  const margin = boundingRadius(body.shape) / 4;
  const longest = (maximum + TOLERANCE) * (maximum + TOLERANCE);
  const found: number[] = [];
  const seen = body.shape.kind === 'oval' ? new Set<number>() : undefined;
  give((exactX, exactY) => {
    const x = roundToGrid(exactX);
    const y = roundToGrid(exactY);
    const dx = x - body.pose.x;
    const dy = y - body.pose.y;
    const away = dx * dx + dy * dy;
    if (isMove && (away > longest || (away === 0 && level === body.pose.z))) return;
    if (surfaces && !isInAny(surfaces, x, y)) return;
    if (!(x >= margin && y >= margin && x <= width - margin && y <= height - margin)) return;
    if ((inside && !isInAny(inside, x, y)) || isInAny(blocked, x, y)) return;
    if (seen) {
      // The borders of ovals are only followed roughly: points closer together than this tell no more.
      const cell = Math.round(x * coarse) * 100_000 + Math.round(y * coarse);
      if (seen.has(cell)) return;
      seen.add(cell);
    }
    found.push(x, y);
  });
  return found;
}

function isInAny(discs: readonly Disc[], x: number, y: number): boolean {
  for (const disc of discs) {
    const dx = disc.x - x;
    const dy = disc.y - y;
    if (dx * dx + dy * dy < disc.radius * disc.radius) return true;
  }
  return false;
}

/** The wanted places, and when they are too far the farthest points on the straight way to them. */
function plainPoints(focus: Focus, take: Take): void {
  const { body } = moverAt(focus.prepared, focus.index);
  const maximum = leftToGo(focus) ?? Infinity;
  const { x, y } = body.pose;
  if (levelOf(focus) !== body.pose.z) take(x, y);
  if (levelOf(focus) !== 0) {
    for (const surface of surfacesNear(focus.prepared.ground.terrain, levelOf(focus), areaOf(focus)))
      take(surface.x, surface.y);
  }
  for (const [toX, toY] of focus.toward) {
    if (focus.prepared.problem.mode === 'set-up') {
      take(toX, toY);
      continue;
    }
    const length = Math.sqrt((toX - x) * (toX - x) + (toY - y) * (toY - y));
    const share = length > maximum ? maximum / length : 1;
    for (const part of [1, 0.75, 0.5, 0.25]) take(x + (toX - x) * share * part, y + (toY - y) * share * part);
  }
}

/** Wanted places to which the nearest points of all loops are tried. */
const mostAnchors = 3;
/** Loops on which points are sampled all round: more than these hardly add a place. */
const mostSampled = 12;

function pointsOnBorders(focus: Focus, borders: Omit<Borders, 'blocked'>, area: Disc, take: Take): void {
  const anchors: readonly Point[] = [...focus.toward.slice(0, mostAnchors), [area.x, area.y]];
  const [x, y] = focus.toward[0] ?? [area.x, area.y];
  for (const loop of [...borders.off, ...borders.into, ...borders.mates]) {
    for (const curve of loop.curves) for (const anchor of anchors) take(...nearestOn(curve, anchor[0], anchor[1]));
  }
  const nearest = [...borders.into, ...borders.mates]
    .sort((a, b) => awayFrom(a, x, y) - awayFrom(b, x, y))
    .slice(0, mostSampled);
  for (const loop of nearest) {
    const count = loop.curves.length > 8 ? 4 : 16;
    for (const curve of loop.curves) for (const sample of samplesOn(curve, count)) take(...sample);
  }
}

function awayFrom(loop: Loop, x: number, y: number): number {
  const dx = loop.x - x;
  const dy = loop.y - y;
  return Math.sqrt(dx * dx + dy * dy) - loop.radius;
}
