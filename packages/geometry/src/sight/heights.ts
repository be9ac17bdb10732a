import {
  type Beam,
  commonChord,
  extremes,
  halves,
  type Marks,
  marksOf,
  middle,
  type Slope,
  wholeBeam,
  widestChord,
} from './beam.ts';
import { inFrame } from './frame.ts';
import { type Chord, chordOf, type Outline } from './outline.ts';
import type { End, Pair } from './pair.ts';
import type { Obstruction } from './relevant.ts';
import { type Block, outlineOfBlock, sliceLine } from './slice.ts';
import type { Point3, Sight, SightId, SightSegment } from './types.ts';

/**
 * The error bound of the search by heights, in inches: a line is found whenever the upright strip of this half width
 * round it is free, which is the printed line of 1 mm. Narrower ways through may be missed; such a verdict is not `proven`.
 */
export const STRIP = 0.02;

/** So many beams are looked at; after that the widest way that may be missed is that of the beams left. */
const MOST_BEAMS = 1500;

/** What the search works on: everything turned along the way from one end to the other. */
interface Scene {
  readonly a: Block & { readonly outline: Outline };
  readonly b: Block & { readonly outline: Outline };
  readonly parts: readonly (Block & { readonly outline: Outline })[];
  readonly marks: Marks;
}

/**
 * Looks for a line past blockers of different heights. Over one line of the plan the question is a plane one, and exact.
 * Beams of plan lines are halved; one is done when what all its lines share already stops whatever any of them could see.
 */
export function searchHeights(pair: Pair, obstructions: readonly Obstruction[]): Sight {
  const scene = makeScene(pair, obstructions);
  const blockedBy = new Set<SightId | undefined>();
  const beams = [wholeBeam(scene.a.outline, scene.b.outline, pair, scene.marks)];
  let proven = true;
  for (let index = 0; index < beams.length; index += 1) {
    const beam = beams[index];
    if (!beam) break;
    const seen = middleLine(scene, beam);
    if (seen?.line) return { visible: true, line: onTable(pair, seen.line) };
    if (isStopped(scene, beam, blockedBy)) continue;
    if (isNarrow(beam) || beams.length >= MOST_BEAMS) {
      proven = false;
      for (const id of seen?.blockedBy ?? []) blockedBy.add(id);
    } else beams.push(...halves(beam));
  }
  return { visible: false, blockedBy: [...blockedBy].filter((id) => id !== undefined), proven };
}

function isNarrow({ low0, high0, low1, high1 }: Beam): boolean {
  return high0 - low0 <= 2 * STRIP && high1 - low1 <= 2 * STRIP;
}

function makeScene(pair: Pair, obstructions: readonly Obstruction[]): Scene {
  const { a, b } = pair;
  const [bottom, top] = [Math.min(a.bottom, b.bottom) - 1, Math.max(a.top, b.top) + 1];
  const end = ({ outline, ...heights }: End) => ({ outline: inFrame(outline, pair), ...heights, enter: 0, leave: 0 });
  const parts = obstructions.map(({ piece, tall }) => ({
    id: piece.id,
    outline: inFrame(piece.outline, pair),
    bottom: tall ? bottom : Math.max(bottom, piece.bottom),
    top: tall ? top : Math.min(top, piece.top),
    enter: 0,
    leave: 0,
  }));
  return { a: end(a), b: end(b), parts, marks: marksOf(pair) };
}

interface Seen {
  readonly line?: SightSegment;
  readonly blockedBy?: Iterable<SightId | undefined>;
}

/** What the middle line of a beam can see; nothing when it misses an end. */
function middleLine({ a, b, parts, marks }: Scene, beam: Beam): Seen | undefined {
  const line = middle(beam, marks);
  const [fromA, toB] = [blockOn(a, line), blockOn(b, line)];
  if (!fromA || !toB) return undefined;
  const blocks = parts.map((part) => blockOn(part, line)).filter((block) => block !== undefined);
  const found = sliceLine(fromA, toB, blocks);
  return found.line ? { line: raised(line, found.line, fromA, toB) } : { blockedBy: found.blockedBy };
}

const chord: Chord = { enter: 0, leave: 0 };

function blockOn(part: Block & { readonly outline: Outline }, { start, slope }: Slope): Block | undefined {
  if (!chordOf(part.outline, 0, start, 1, slope, chord)) return undefined;
  return { id: part.id, bottom: part.bottom, top: part.top, enter: chord.enter, leave: chord.leave };
}

/** Whether no line of a beam can see; then what stops them is noted. */
function isStopped({ a, b, parts, marks }: Scene, beam: Beam, blockedBy: Set<SightId | undefined>): boolean {
  const lines = extremes(beam, marks);
  const [atA, atB] = [widestChord(a.outline, lines), widestChord(b.outline, lines)];
  if (!atA || !atB) return true;
  const shared: Block[] = [];
  for (const { id, bottom, top, outline } of parts) {
    const common = commonChord(outline, lines);
    if (common) shared.push({ id, bottom, top, enter: common.enter, leave: common.leave });
  }
  const [fromA, toB] = [
    { bottom: a.bottom, top: a.top, enter: atA.enter, leave: atA.leave },
    { bottom: b.bottom, top: b.top, enter: atB.enter, leave: atB.leave },
  ];
  if (shared.length === 0 || fromA.leave >= toB.enter) return false;
  const found = sliceLine(fromA, toB, shared);
  for (const id of found.blockedBy ?? []) blockedBy.add(id);
  return found.blockedBy !== undefined;
}

/** A line of the upright plane as a line of space, still along the way. */
function raised(
  { start, slope }: Slope,
  { directionX, directionY, offset }: { directionX: number; directionY: number; offset: number },
  a: Block,
  b: Block,
): SightSegment {
  const [x, z] = [-directionY * offset, directionX * offset];
  const point = (t: number): Point3 => {
    const along = x + directionX * t;
    return [along, start + slope * along, z + directionY * t];
  };
  chordOf(outlineOfBlock(a), x, z, directionX, directionY, chord);
  const from = point(chord.leave);
  chordOf(outlineOfBlock(b), x, z, directionX, directionY, chord);
  return [from, point(chord.enter)];
}

function onTable({ axis }: Pair, line: SightSegment): SightSegment {
  const turned = ([along, across, z]: Point3): Point3 => [
    along * axis.x - across * axis.y,
    along * axis.y + across * axis.x,
    z,
  ];
  return [turned(line[0]), turned(line[1])];
}
