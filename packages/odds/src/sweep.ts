import { type Blow, strike } from './blow.ts';
import type { Along, Course } from './course.ts';

/** Events of one kind: all of them come before those of the next kind. */
export interface Kind {
  /** Among events that are none of the kinds before: the chance of this one. The last kind has 1. */
  readonly chance: number;
  readonly blow: Blow;
}

/**
 * A target after a number of events that is by chance (`counts[n]` is the chance of n), each of them of one of the kinds; kinds in order.
 * One kind after the other is taken from the events left. Costs a blow for each event with one kind and with two, half the square of the
 * events for each kind more.
 * @rule 05.04-a
 */
export function sweep(course: Course, start: Along, counts: Along, kinds: readonly Kind[]): Along {
  const [first, ...others] = kinds;
  if (first === undefined) return scaled(start, total(counts));
  if (others.length === 0) return manyBlows(course, first.blow, start, counts);
  let rest = afterFirst(course, start, counts, first);
  for (const kind of others.slice(0, -1)) rest = afterNext(course, rest, kind);
  const last = others.at(-1);
  return last === undefined ? scaled(start, 0) : byHorner(course, last.blow, rest);
}

/** The same, but brings back what stands for each number of events left after the kinds: the last kind has less than 1. */
export function sweepBefore(course: Course, start: Along, counts: Along, kinds: readonly Kind[]): readonly Along[] {
  const [first, ...others] = kinds;
  if (first === undefined) return rows(start, counts);
  let rest: readonly Along[] = afterFirst(course, start, counts, first);
  for (const kind of others) rest = afterNext(course, rest, kind);
  return rest;
}

/** One blow for each event left: `rest[n]` is what stands with n of them to come. */
export function byHorner(course: Course, blow: Blow, rest: readonly Along[]): Along {
  let now = Float64Array.from(rest.at(-1) ?? []);
  let next = new Float64Array(now.length);
  for (let left = rest.length - 2; left >= 0; left--) {
    next.fill(0);
    strike(course, blow, 1, now, next);
    [now, next] = [next, now];
    const more = rest[left];
    if (more !== undefined)
      for (let at = 0; at < now.length; at++) now[at] = (now[at] as number) + (more[at] as number);
  }
  return now;
}

/** One blow for each of a number of events that is by chance. */
export function manyBlows(course: Course, blow: Blow, start: Along, counts: ArrayLike<number>): Along {
  let now = scaled(start, counts[counts.length - 1] ?? 1);
  let next = new Float64Array(now.length);
  for (let count = counts.length - 2; count >= 0; count--) {
    next.fill(0);
    strike(course, blow, 1, now, next);
    [now, next] = [next, now];
    addShare(now, start, counts[count] as number);
  }
  return now;
}

function rows(start: Along, counts: Along): readonly Along[] {
  return Array.from(counts, (chance) => scaled(start, chance));
}

/** All events start from the same standing, so one row of blows serves every count. */
function afterFirst(course: Course, start: Along, counts: Along, { chance, blow }: Kind): Along[] {
  const most = counts.length - 1;
  const rest = Array.from({ length: most + 1 }, () => new Float64Array(start.length));
  const weights = split(counts, chance);
  let now = Float64Array.from(start);
  let next = new Float64Array(start.length);
  for (let shown = 0; ; shown++) {
    for (let left = 0; left + shown <= most; left++) {
      const weight = weights[(left + shown) * (most + 1) + shown] as number;
      if (weight > NOTHING) addShare(rest[left] as Along, now, weight);
    }
    if (shown === most) return rest;
    next.fill(0);
    strike(course, blow, 1, now, next);
    [now, next] = [next, now];
  }
}

const NOTHING = 1e-20;

/** The chance of n events of which k are of a kind, at n * (most + 1) + k: Pascal's triangle, row by row. */
function split(counts: Along, chance: number): Float64Array {
  const width = counts.length;
  const weights = new Float64Array(width * width);
  const row = new Float64Array(width);
  row[0] = 1;
  for (let count = 0; count < width; count++) {
    for (let shown = 0; shown <= count; shown++)
      weights[count * width + shown] = (row[shown] as number) * (counts[count] as number);
    for (let shown = count + 1; shown >= 0; shown--)
      row[shown] = (row[shown] as number) * (1 - chance) + (shown > 0 ? (row[shown - 1] as number) * chance : 0);
  }
  return weights;
}

/** Each event left is of the next kind or stays among those left: Horner's scheme over polynomials, in place. */
export function afterNext(course: Course, rest: readonly Along[], { chance, blow }: Kind): Along[] {
  const most = rest.length - 1;
  const { length } = course;
  const now = Array.from({ length: most + 1 }, () => new Float64Array(length));
  const struck = new Float64Array(length);
  addShare(now[0] as Along, rest[most] as Along, 1);
  for (let left = most - 1, top = 0; left >= 0; left--) {
    top += 1;
    for (let stays = top; stays >= 0; stays--) {
      const here = now[stays] as Along;
      struck.fill(0);
      strike(course, blow, 1, here, struck);
      for (let at = 0; at < length; at++) here[at] = (struck[at] as number) * chance;
      if (stays > 0) addShare(here, now[stays - 1] as Along, 1 - chance);
    }
    addShare(now[0] as Along, rest[left] as Along, 1);
  }
  return now;
}

function addShare(into: Along, from: Along, share: number): void {
  for (let at = 0; at < into.length; at++) into[at] = (into[at] as number) + (from[at] as number) * share;
}

function scaled(values: Along, by: number): Float64Array<ArrayBuffer> {
  return values.map((value) => value * by);
}

function total(values: Along): number {
  return values.reduce((sum, value) => sum + value, 0);
}
