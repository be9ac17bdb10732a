import { seeAbove } from './above.ts';
import { clearLine, MARGIN, type PlaneLine } from './clear-line.ts';
import { searchHeights } from './heights.ts';
import { type Chord, chordOf, farthest, type Spot } from './outline.ts';
import type { End, Pair } from './pair.ts';
import type { Obstruction } from './relevant.ts';
import { stops } from './segment.ts';
import { type Stopper, stopperBetween } from './stopper.ts';
import type { Sight, SightId, SightSegment } from './types.ts';

/** Decides whether the ends of a pair see each other past obstructions: by plan where that settles it, by heights otherwise. */
export function see(pair: Pair, obstructions: readonly Obstruction[]): Sight {
  if (pair.axis.gap <= 0) return seeAbove(pair, obstructions);
  const quick = quickLine(pair, obstructions);
  if (quick) return { visible: true, line: quick };
  const [first] = obstructions;
  if (first?.closes) return { visible: false, blockedBy: ids([first.piece.id]), proven: true };
  const tall = stoppersOf(
    pair,
    obstructions.filter(({ tall: isTall }) => isTall),
  );
  const few = tall.length > FEW ? planLine(pair, largest(tall)) : undefined;
  const stopped = few?.blockedBy ? few : planLine(pair, tall);
  if (stopped.blockedBy) return { visible: false, blockedBy: ids(stopped.blockedBy), proven: true };
  const low = obstructions.filter(({ tall: isTall }) => !isTall);
  if (low.length === 0) return { visible: true, line: lifted(pair, stopped.line) };
  const ordered = stoppersOf(pair, low);
  if (ordered.length === low.length) {
    const open = planLine(pair, [...tall, ...ordered]);
    if (open.line) return { visible: true, line: lifted(pair, open.line) };
  }
  return searchHeights(pair, obstructions);
}

/** A few large blockers mostly stop all lines already. */
const FEW = 3;

function largest(stoppers: readonly Stopper[]): Stopper[] {
  return [...stoppers].sort((one, other) => other.outline.radius - one.outline.radius).slice(0, FEW);
}

function stoppersOf({ a, b }: Pair, obstructions: readonly Obstruction[]): Stopper[] {
  const stoppers: Stopper[] = [];
  for (const { piece } of obstructions) {
    const stopper = stopperBetween(a.outline, b.outline, piece.outline, piece.id);
    if (stopper) stoppers.push(stopper);
  }
  return stoppers;
}

function planLine({ a, b }: Pair, stoppers: readonly Stopper[]): ReturnType<typeof clearLine> {
  return clearLine(a.outline, b.outline, stoppers);
}

/** The names of what blocks; parts of the target itself have none. */
export function ids(blockedBy: Iterable<SightId | undefined>): SightId[] {
  return [...new Set(blockedBy)].filter((id) => id !== undefined);
}

/** Where along its height, from below, a line that is tried first leaves one end and meets the other. */
const FIRST_LEVELS = [0.5, 0.999] as const;

/** A free one among few lines that are free most often: between the middles of both ends and along both sides. */
function quickLine(pair: Pair, obstructions: readonly Obstruction[]): SightSegment | undefined {
  if (obstructions[0]?.closes) return undefined;
  const { a, b, axis } = pair;
  for (const side of SIDES) {
    const [fromX, fromY] = beside(a, side * -axis.y, side * axis.x);
    const [toX, toY] = beside(b, side * -axis.y, side * axis.x);
    const [alongX, alongY] = [toX - fromX, toY - fromY];
    const length = Math.sqrt(alongX * alongX + alongY * alongY);
    const [directionX, directionY] = [alongX / length, alongY / length];
    const plan = { directionX, directionY, offset: fromY * directionX - fromX * directionY };
    for (const level of FIRST_LEVELS) {
      const line = lifted(pair, plan, level);
      if (!obstructions.some(({ piece }) => stops(piece, line, MARGIN))) return line;
    }
  }
  return undefined;
}

const SIDES = [0, 1, -1] as const;
/** A line along the very rim of an end might miss it by rounding. */
const SHARE = 0.98;
const spot: Spot = { x: 0, y: 0 };

/** A point so far from the middle of an end towards its rim in a direction. */
function beside({ outline }: End, x: number, y: number): readonly [number, number] {
  if (x === 0 && y === 0) return [outline.x, outline.y];
  farthest(outline, x, y, spot);
  return [spot.x * SHARE + outline.x * (1 - SHARE), spot.y * SHARE + outline.y * (1 - SHARE)];
}

const ofA: Chord = { enter: 0, leave: 0 };
const ofB: Chord = { enter: 0, leave: 0 };

/** A line of the plan from where it leaves one end to where it meets the other, at a share of their heights. */
function lifted({ a, b }: Pair, { directionX, directionY, offset }: PlaneLine, level = 0.5): SightSegment {
  const [x, y] = [-directionY * offset, directionX * offset];
  chordOf(a.outline, x, y, directionX, directionY, ofA);
  chordOf(b.outline, x, y, directionX, directionY, ofB);
  return [
    [x + directionX * ofA.leave, y + directionY * ofA.leave, a.bottom + (a.top - a.bottom) * level],
    [x + directionX * ofB.enter, y + directionY * ofB.enter, b.bottom + (b.top - b.bottom) * level],
  ];
}
