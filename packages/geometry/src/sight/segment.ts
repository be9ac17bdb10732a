import { type Chord, chordOf } from './outline.ts';
import type { Piece } from './piece.ts';
import type { SightSegment } from './types.ts';

const chord: Chord = { enter: 0, leave: 0 };

/** Whether a piece stops a line of sight: part of the line runs inside it, deeper than a touch. */
export function stops(piece: Piece, [[fromX, fromY, fromZ], [toX, toY, toZ]]: SightSegment): boolean {
  const { outline, bottom, top } = piece;
  const [alongX, alongY, alongZ] = [toX - fromX, toY - fromY, toZ - fromZ];
  let enter = 0;
  let leave = 1;
  if (alongX !== 0 || alongY !== 0) {
    if (!chordOf(outline, fromX, fromY, alongX, alongY, chord)) return false;
    enter = Math.max(enter, chord.enter);
    leave = Math.min(leave, chord.leave);
  } else if (!chordOf(outline, fromX, fromY, 1, 0, chord) || chord.enter >= 0 || chord.leave <= 0) return false;
  if (alongZ === 0) {
    if (fromZ <= bottom || fromZ >= top) return false;
  } else {
    const [first, second] = [(bottom - fromZ) / alongZ, (top - fromZ) / alongZ];
    enter = Math.max(enter, Math.min(first, second));
    leave = Math.min(leave, Math.max(first, second));
  }
  return leave - enter > 1e-9;
}
