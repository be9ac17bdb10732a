import { type Chord, chordOf } from './outline.ts';
import type { Piece } from './piece.ts';
import type { SightSegment } from './types.ts';

const chord: Chord = { enter: 0, leave: 0 };

/** Whether a piece, grown by a margin all round, stops a line of sight: part of the line runs inside it, deeper than a touch. */
export function stops({ outline, bottom, top }: Piece, line: SightSegment, margin = 0): boolean {
  const [from, to] = line;
  const fromX = from[0];
  const fromY = from[1];
  const fromZ = from[2];
  const alongX = to[0] - fromX;
  const alongY = to[1] - fromY;
  const alongZ = to[2] - fromZ;
  let enter = 0;
  let leave = 1;
  if (alongX !== 0 || alongY !== 0) {
    if (!chordOf(outline, fromX, fromY, alongX, alongY, chord, margin)) return false;
    enter = Math.max(enter, chord.enter);
    leave = Math.min(leave, chord.leave);
  } else if (!chordOf(outline, fromX, fromY, 1, 0, chord, margin) || chord.enter >= 0 || chord.leave <= 0) return false;
  if (alongZ === 0) {
    if (fromZ <= bottom - margin || fromZ >= top + margin) return false;
  } else {
    const first = (bottom - margin - fromZ) / alongZ;
    const second = (top + margin - fromZ) / alongZ;
    enter = Math.max(enter, Math.min(first, second));
    leave = Math.min(leave, Math.max(first, second));
  }
  return leave - enter > 1e-9;
}
