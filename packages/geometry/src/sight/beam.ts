import { type Chord, chordOf, farthest, type Outline, reachOf, type Spot } from './outline.ts';
import type { Pair } from './pair.ts';

/** The lines y = a + b x of the plan whose heights at two marks x lie between bounds. */
export interface Beam {
  readonly low0: number;
  readonly high0: number;
  readonly low1: number;
  readonly high1: number;
}

/** The two marks, at the near sides of both ends, or further apart when these are close. */
export interface Marks {
  readonly first: number;
  readonly second: number;
}

/** A line of the plan: y = start + slope x. */
export interface Slope {
  readonly start: number;
  readonly slope: number;
}

const LEAST_BASE = 0.5;

export function marksOf({ endA, startB, axis }: Pair): Marks {
  const apart = Math.max(0, LEAST_BASE - axis.gap) / 2;
  return { first: endA - apart, second: startB + apart };
}

/** All lines that can hit both ends. */
export function wholeBeam(a: Outline, b: Outline, pair: Pair, { first, second }: Marks): Beam {
  const [lowA, highA, lowB, highB] = [...across(a), ...across(b)];
  const bounds = [Infinity, -Infinity, Infinity, -Infinity] as [number, number, number, number];
  for (const fromX of [pair.startA, pair.endA]) {
    for (const toX of [pair.startB, pair.endB]) {
      for (const fromY of [lowA, highA]) {
        for (const toY of [lowB, highB]) {
          const slope = (toY - fromY) / Math.max(1e-6, toX - fromX);
          const [at0, at1] = [fromY + slope * (first - fromX), fromY + slope * (second - fromX)];
          bounds[0] = Math.min(bounds[0], at0);
          bounds[1] = Math.max(bounds[1], at0);
          bounds[2] = Math.min(bounds[2], at1);
          bounds[3] = Math.max(bounds[3], at1);
        }
      }
    }
  }
  return { low0: bounds[0], high0: bounds[1], low1: bounds[2], high1: bounds[3] };
}

function across(outline: Outline): [number, number] {
  return [-reachOf(outline, 0, -1), reachOf(outline, 0, 1)];
}

function slopeThrough({ first, second }: Marks, at0: number, at1: number): Slope {
  const slope = (at1 - at0) / (second - first);
  return { start: at0 - slope * first, slope };
}

export function middle({ low0, high0, low1, high1 }: Beam, marks: Marks): Slope {
  return slopeThrough(marks, (low0 + high0) / 2, (low1 + high1) / 2);
}

/** The four extreme lines of a beam; at every x all others run between them. */
export function extremes({ low0, high0, low1, high1 }: Beam, marks: Marks): Slope[] {
  return [
    slopeThrough(marks, low0, low1),
    slopeThrough(marks, low0, high1),
    slopeThrough(marks, high0, low1),
    slopeThrough(marks, high0, high1),
  ];
}

/** Two halves of a beam, cut where it is wider. */
export function halves(beam: Beam): [Beam, Beam] {
  const { low0, high0, low1, high1 } = beam;
  if (high0 - low0 > high1 - low1) {
    const cut = (low0 + high0) / 2;
    return [
      { ...beam, high0: cut },
      { ...beam, low0: cut },
    ];
  }
  const cut = (low1 + high1) / 2;
  return [
    { ...beam, high1: cut },
    { ...beam, low1: cut },
  ];
}

/** The stretch of x that an outline covers on every line of a beam. */
export function commonChord(outline: Outline, lines: readonly Slope[]): Chord | undefined {
  const common = { enter: -Infinity, leave: Infinity };
  for (const { start, slope } of lines) {
    if (!chordOf(outline, 0, start, 1, slope, chord)) return undefined;
    common.enter = Math.max(common.enter, chord.enter);
    common.leave = Math.min(common.leave, chord.leave);
  }
  return common.enter < common.leave ? common : undefined;
}

/** The stretch of x that holds an outline's part inside a beam. */
export function widestChord(outline: Outline, lines: readonly Slope[]): Chord | undefined {
  const widest = { enter: Infinity, leave: -Infinity };
  for (const { start, slope } of lines) {
    if (chordOf(outline, 0, start, 1, slope, chord)) include(widest, chord.enter, chord.leave);
  }
  for (const side of [-1, 1]) {
    farthest(outline, side, 0, spot);
    const heights = lines.map(({ start, slope }) => start + slope * spot.x);
    if (spot.y >= Math.min(...heights) && spot.y <= Math.max(...heights)) include(widest, spot.x, spot.x);
  }
  return widest.enter < widest.leave ? widest : undefined;
}

function include(widest: Chord, enter: number, leave: number): void {
  widest.enter = Math.min(widest.enter, enter);
  widest.leave = Math.max(widest.leave, leave);
}

const chord: Chord = { enter: 0, leave: 0 };
const spot: Spot = { x: 0, y: 0 };
