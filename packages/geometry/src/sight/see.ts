import { seeAbove } from './above.ts';
import { clearLine, type PlaneLine } from './clear-line.ts';
import { searchHeights } from './heights.ts';
import { type Chord, chordOf } from './outline.ts';
import type { Pair } from './pair.ts';
import type { Obstruction } from './relevant.ts';
import { type Stopper, stopperBetween } from './stopper.ts';
import type { Point3, Sight, SightId, SightSegment } from './types.ts';

/** Decides whether the ends of a pair see each other past obstructions: by plan where that settles it, by heights otherwise. */
export function see(pair: Pair, obstructions: readonly Obstruction[]): Sight {
  if (pair.axis.gap <= 0) return seeAbove(pair, obstructions);
  if (obstructions.length === 0) return { visible: true, line: straightLine(pair) };
  const ordered = new Map<Obstruction, Stopper | undefined>();
  const order = (list: readonly Obstruction[]): Stopper[] =>
    list.map(orderIn(pair, ordered)).filter((one) => one !== undefined);
  const tall = obstructions.filter(({ tall: isTall }) => isTall).sort(bySize);
  const few = tall.length > FEW ? planLine(pair, order(tall.slice(0, FEW))) : undefined;
  const stopped = few?.blockedBy ? few : planLine(pair, order(tall));
  if (stopped.blockedBy) return { visible: false, blockedBy: ids(stopped.blockedBy), proven: true };
  const low = obstructions.filter(({ tall: isTall }) => !isTall);
  if (low.length === 0) return { visible: true, line: lifted(pair, stopped.line) };
  const all = order(obstructions);
  if (low.every((one) => ordered.get(one))) {
    const open = planLine(pair, all);
    if (open.line) return { visible: true, line: lifted(pair, open.line) };
  }
  return searchHeights(pair, obstructions);
}

/** A few large blockers mostly stop all lines already. */
const FEW = 3;

function bySize(one: Obstruction, other: Obstruction): number {
  return other.piece.outline.radius - one.piece.outline.radius;
}

function orderIn({ a, b }: Pair, known: Map<Obstruction, Stopper | undefined>) {
  return (obstruction: Obstruction): Stopper | undefined => {
    if (!known.has(obstruction)) {
      const { outline, id } = obstruction.piece;
      known.set(obstruction, stopperBetween(a.outline, b.outline, outline, id));
    }
    return known.get(obstruction);
  };
}

function planLine({ a, b }: Pair, stoppers: readonly Stopper[]): ReturnType<typeof clearLine> {
  return clearLine(a.outline, b.outline, stoppers);
}

/** The names of what blocks; parts of the target itself have none. */
export function ids(blockedBy: Iterable<SightId | undefined>): SightId[] {
  return [...new Set(blockedBy)].filter((id) => id !== undefined);
}

/** The line between the middles of both ends, as far as it runs between them. */
function straightLine(pair: Pair): SightSegment {
  const { a, b } = pair;
  const [alongX, alongY] = [b.outline.x - a.outline.x, b.outline.y - a.outline.y];
  const length = Math.sqrt(alongX * alongX + alongY * alongY);
  const [directionX, directionY] = [alongX / length, alongY / length];
  return lifted(pair, { directionX, directionY, offset: a.outline.y * directionX - a.outline.x * directionY });
}

const ofA: Chord = { enter: 0, leave: 0 };
const ofB: Chord = { enter: 0, leave: 0 };

/** A line of the plan from where it leaves one end to where it meets the other, at the middle of their heights. */
function lifted({ a, b }: Pair, { directionX, directionY, offset }: PlaneLine): SightSegment {
  const [x, y] = [-directionY * offset, directionX * offset];
  chordOf(a.outline, x, y, directionX, directionY, ofA);
  chordOf(b.outline, x, y, directionX, directionY, ofB);
  const point = (t: number, bottom: number, top: number): Point3 => [
    x + directionX * t,
    y + directionY * t,
    (bottom + top) / 2,
  ];
  return [point(ofA.leave, a.bottom, a.top), point(ofB.enter, b.bottom, b.top)];
}
