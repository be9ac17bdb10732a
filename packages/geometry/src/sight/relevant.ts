import { TOLERANCE } from '../tolerance.ts';
import type { Blockers, PieceSet } from './blockers.ts';
import { reachOf } from './outline.ts';
import { highestOver, lowestOver, type Pair } from './pair.ts';
import type { Piece } from './piece.ts';
import type { SightId } from './types.ts';

/** A piece that may stop lines between two ends; a tall one stops every line that crosses its plan. */
export interface Obstruction {
  readonly piece: Piece;
  readonly tall: boolean;
}

/** The pieces that reach into the solid hull of both ends, by bounds; whatever else there is stops no line between them. */
export function obstructions(pair: Pair, { terrain, models, ignored }: Blockers): Obstruction[] {
  const found: Obstruction[] = [];
  if (terrain) gather(pair, terrain, ignored, found);
  if (models) gather(pair, models, ignored, found);
  return found;
}

function gather(pair: Pair, set: PieceSet, ignored: ReadonlySet<SightId> | undefined, found: Obstruction[]): void {
  const { a, b } = pair;
  const { bounds, pieces } = set;
  const [fromX, fromY] = [a.outline.x, a.outline.y];
  const [alongX, alongY] = [b.outline.x - fromX, b.outline.y - fromY];
  const squared = alongX * alongX + alongY * alongY;
  const reach = Math.max(a.outline.radius, b.outline.radius);
  const [low, high] = [Math.min(a.bottom, b.bottom) + TOLERANCE, Math.max(a.top, b.top) - TOLERANCE];
  for (let index = 0, at = 0; at < bounds.length; index += 1, at += 5) {
    const x = (bounds[at] ?? 0) - fromX;
    const y = (bounds[at + 1] ?? 0) - fromY;
    const near = reach + (bounds[at + 2] ?? 0);
    const along = x * alongX + y * alongY;
    const across = x * alongY - y * alongX;
    if (across * across > near * near * squared) continue;
    if (along < 0 ? x * x + y * y > near * near : along > squared && beyond(x - alongX, y - alongY, near)) continue;
    if ((bounds[at + 3] ?? 0) >= high || (bounds[at + 4] ?? 0) <= low) continue;
    const piece = pieces[index];
    if (!piece || ignored?.has(piece.id)) continue;
    const obstruction = obstructing(pair, piece);
    if (obstruction) found.push(obstruction);
  }
}

function beyond(x: number, y: number, reach: number): boolean {
  return x * x + y * y > reach * reach;
}

/** A piece as an obstruction of a pair, if it reaches between its ends. */
export function obstructing(pair: Pair, piece: Piece): Obstruction | undefined {
  const { x, y } = pair.axis;
  const { outline } = piece;
  if (-reachOf(outline, y, -x) >= pair.left || reachOf(outline, -y, x) <= pair.right) return undefined;
  const from = -reachOf(outline, -x, -y);
  const to = reachOf(outline, x, y);
  if (from >= pair.endB || to <= pair.startA) return undefined;
  const high = highestOver(pair, from, to) - TOLERANCE;
  const low = lowestOver(pair, from, to) + TOLERANCE;
  if (piece.bottom >= high || piece.top <= low) return undefined;
  return { piece, tall: piece.bottom <= low && piece.top >= high };
}
