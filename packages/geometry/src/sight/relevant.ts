import { TOLERANCE } from '../tolerance.ts';
import type { Blockers, PieceSet } from './blockers.ts';
import { type Outline, reachOf } from './outline.ts';
import { highestOver, lowestOver, type Pair, type Side } from './pair.ts';
import type { Piece } from './piece.ts';
import type { SightGroup } from './place.ts';
import type { SightId } from './types.ts';

/** A piece that may stop lines between two ends; a tall one stops every line that crosses its plan. */
export interface Obstruction {
  readonly piece: Piece;
  readonly tall: boolean;
  /** It stands across the whole way and is tall: alone it stops all lines. */
  readonly closes: boolean;
}

/**
 * The pieces that reach into the solid hull of both ends, by bounds; whatever else there is stops no line between them.
 * Where one closes the whole way, that one alone.
 */
export function obstructions(pair: Pair, { terrain, models, ignored }: Blockers): Obstruction[] {
  const found: Obstruction[] = [];
  if (terrain && gather(pair, terrain, ignored, found)) return found;
  if (models) gather(pair, models, ignored, found);
  return found;
}

/** The way that the first look is taken along: from a point, so far, and how near to it counts. */
const way = { fromX: 0, fromY: 0, alongX: 0, alongY: 0, squared: 0, reach: 0 };

function lookAlong({ a, b }: Pair): void {
  way.fromX = a.outline.x;
  way.fromY = a.outline.y;
  way.alongX = b.outline.x - way.fromX;
  way.alongY = b.outline.y - way.fromY;
  way.squared = way.alongX * way.alongX + way.alongY * way.alongY;
  way.reach = Math.max(a.outline.radius, b.outline.radius);
}

function isNear(centreX: number, centreY: number, radius: number): boolean {
  const { alongX, alongY, squared } = way;
  const x = centreX - way.fromX;
  const y = centreY - way.fromY;
  const near = way.reach + radius;
  const across = x * alongY - y * alongX;
  if (across * across > near * near * squared) return false;
  const along = x * alongX + y * alongY;
  return along < 0 ? x * x + y * y <= near * near : along <= squared || !beyond(x - alongX, y - alongY, near);
}

/** Adds what may stop lines; true as soon as one piece closes the way, which is then the only one. */
function gather(pair: Pair, set: PieceSet, ignored: ReadonlySet<SightId> | undefined, found: Obstruction[]): boolean {
  const { a, b } = pair;
  const { bounds, groups, pieces } = set;
  const low = Math.min(a.bottom, b.bottom) + TOLERANCE;
  const high = Math.max(a.top, b.top) - TOLERANCE;
  lookAlong(pair);
  for (let group = 0; group < groups.length; group += 5) {
    if (!isNear(groups[group] ?? 0, groups[group + 1] ?? 0, groups[group + 2] ?? 0)) continue;
    const end = groups[group + 4] ?? 0;
    for (let index = groups[group + 3] ?? 0; index < end; index += 1) {
      const at = index * 5;
      if ((bounds[at + 3] ?? 0) >= high || (bounds[at + 4] ?? 0) <= low) continue;
      if (!isNear(bounds[at] ?? 0, bounds[at + 1] ?? 0, bounds[at + 2] ?? 0)) continue;
      const piece = pieces[index];
      if (!piece || ignored?.has(piece.id)) continue;
      const obstruction = obstructing(pair, piece);
      if (!obstruction) continue;
      if (obstruction.closes) found.length = 0;
      found.push(obstruction);
      if (obstruction.closes) return true;
    }
  }
  return false;
}

/** Adds the models of a group that reach between the ends of a pair, as blockers. */
export function obstructionsWithin(pair: Pair, group: SightGroup, found: Piece[]): void {
  const low = Math.min(pair.a.bottom, pair.b.bottom) + TOLERANCE;
  const high = Math.max(pair.a.top, pair.b.top) - TOLERANCE;
  lookAlong(pair);
  if (group.bottom >= high || group.top <= low || !isNear(group.x, group.y, group.radius)) return;
  for (const { piece } of group.places) {
    const { x, y, radius } = piece.outline;
    if (piece.bottom >= high || piece.top <= low || !isNear(x, y, radius)) continue;
    if (obstructing(pair, piece)) found.push(piece);
  }
}

function beyond(x: number, y: number, reach: number): boolean {
  return x * x + y * y > reach * reach;
}

/** A piece as an obstruction of a pair, if it reaches between its ends. */
export function obstructing(pair: Pair, piece: Piece): Obstruction | undefined {
  const { left, right, endA, startB } = pair;
  const { x, y } = pair.axis;
  const { outline } = piece;
  if (-reachOf(outline, -left.x, -left.y) >= left.most) return undefined;
  if (-reachOf(outline, -right.x, -right.y) >= right.most) return undefined;
  const from = -reachOf(outline, -x, -y);
  const to = reachOf(outline, x, y);
  if (from >= pair.endB || to <= pair.startA) return undefined;
  const high = highestOver(pair, from, to) - TOLERANCE;
  const low = lowestOver(pair, from, to) + TOLERANCE;
  if (piece.bottom >= high || piece.top <= low) return undefined;
  const tall = piece.bottom <= low && piece.top >= high;
  const closes = tall && from >= endA && to <= startB && reaches(outline, left) && reaches(outline, right);
  return { piece, tall, closes };
}

function reaches(outline: Outline, { x, y, most }: Side): boolean {
  return reachOf(outline, x, y) >= most;
}
