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

function stopsLine({ pieces, bounds, groups }: PieceSet, line: SightSegment, ignored?: ReadonlySet<SightId>): boolean {
  for (let group = 0; group < groups.length; group += 5) {
    if (isFar(line, groups[group] ?? 0, groups[group + 1] ?? 0, groups[group + 2] ?? 0)) continue;
    const end = groups[group + 4] ?? 0;
    for (let index = groups[group + 3] ?? 0; index < end; index += 1) {
      const at = index * 5;
      if (isFar(line, bounds[at] ?? 0, bounds[at + 1] ?? 0, bounds[at + 2] ?? 0)) continue;
      const piece = pieces[index];
      if (piece && !ignored?.has(piece.id) && stops(piece, line)) return true;
    }
  }
  return false;
}

/** Whether a circle lies beside a line. */
function isFar([from, to]: SightSegment, x: number, y: number, radius: number): boolean {
  const alongX = to[0] - from[0];
  const alongY = to[1] - from[1];
  const across = (x - from[0]) * alongY - (y - from[1]) * alongX;
  return across * across > radius * radius * (alongX * alongX + alongY * alongY);
}
