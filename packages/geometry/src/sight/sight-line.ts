import type { Body } from '../body.ts';
import type { Blockers, PieceSet } from './blockers.ts';
import { outlineOf } from './outline.ts';
import { type End, makePair } from './pair.ts';
import { obstructions } from './relevant.ts';
import { see } from './see.ts';
import { stops } from './segment.ts';
import type { Sight, SightId, SightSegment } from './types.ts';

/** A model as an end of lines of sight: all of it counts, from its standing surface to its top. */
export function endOf(body: Body): End {
  return { outline: outlineOf(body), bottom: body.pose.z, top: body.pose.z + body.height };
}

/**
 * Whether some straight line joins any part of the observer to any part of the target past all blockers.
 * Exact where each blocker is as high as the lines that cross it; otherwise searched, see `STRIP` for the error bound.
 * A witness, the line that an earlier answer gave for the same two bodies, is tried first.
 * @rule 06.01
 */
export function sightLine(observer: Body, target: Body, blockers: Blockers, witness?: SightSegment): Sight {
  if (witness && isClear(witness, blockers)) return { visible: true, line: witness };
  const pair = makePair(endOf(observer), endOf(target));
  return see(pair, obstructions(pair, blockers));
}

/** Whether nothing stops a line of sight. */
export function isClear(line: SightSegment, { terrain, models, ignored }: Blockers): boolean {
  return !(terrain && stopsLine(terrain, line, ignored)) && !(models && stopsLine(models, line, ignored));
}

function stopsLine({ pieces, bounds }: PieceSet, line: SightSegment, ignored?: ReadonlySet<SightId>): boolean {
  const [[fromX, fromY], [toX, toY]] = line;
  const [alongX, alongY] = [toX - fromX, toY - fromY];
  const squared = alongX * alongX + alongY * alongY;
  for (let index = 0, at = 0; at < bounds.length; index += 1, at += 5) {
    const [x, y, radius] = [(bounds[at] ?? 0) - fromX, (bounds[at + 1] ?? 0) - fromY, bounds[at + 2] ?? 0];
    const across = x * alongY - y * alongX;
    if (across * across > radius * radius * squared) continue;
    const piece = pieces[index];
    if (piece && !ignored?.has(piece.id) && stops(piece, line)) return true;
  }
  return false;
}
