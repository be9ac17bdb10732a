import { alikeOf, isWoundedIn, lostBy, mortalGroup, orderIn, type Rank, type Standing, type Target } from './target.ts';

/**
 * What can become of a target in one step, as chains of states: at each place the model that suffers next has `left` wounds, and so many
 * places further it is destroyed. A wound lost is one place further.
 */
export interface Course {
  readonly length: number;
  /** The group that suffers, -1 at the end of a chain. */
  readonly group: Int8Array;
  readonly left: Int32Array;
  readonly state: readonly number[];
  /** The first place of each state; absent where places and states are the same. */
  readonly place?: ReadonlyMap<number, number>;
}

/** A standing along a course: the chance of each place. */
export type Along = Float64Array;

/** Which group suffers next in a state, -1 where none is left. */
type Suffers = (state: number) => number;

/** The course of attacks from states for which the same order of allocation is declared. @rule 05.04-b */
export function attackCourse(target: Target, states: readonly number[], order: readonly number[]): Course {
  const alike = order.map((at) => alikeOf(target, at));
  return courseOf(target, states, (state) => {
    for (const [place, at] of order.entries())
      if (lostBy(target, at, state) < (target.lines[at]?.wounds ?? 0))
        return alike[place]?.find((other) => isWoundedIn(target, other, state)) ?? at;
    return -1;
  });
}

/** The course of mortal wounds. @rule 06.02-b */
export function mortalCourse(target: Target, states: readonly number[], picked?: number, rank?: Rank): Course {
  return courseOf(target, states, (state) => mortalGroup(target, state, picked, rank));
}

function courseOf(target: Target, states: readonly number[], suffers: Suffers): Course {
  const [only, ...others] = target.lines;
  if (only !== undefined && others.length === 0) return only.course;
  const group: number[] = [];
  const left: number[] = [];
  const state: number[] = [];
  const place = new Map<number, number>();
  for (const start of inOrderOfLoss(target, states)) {
    if (place.has(start)) continue;
    let now = start;
    for (let current = 0; current >= 0; ) {
      if (!place.has(now)) place.set(now, state.length);
      current = suffers(now);
      state.push(now);
      group.push(current);
      left.push(current < 0 ? 0 : (target.lines[current]?.left[lostBy(target, current, now)] ?? 0));
      now += target.strides[current] ?? 0;
    }
  }
  return { length: state.length, group: Int8Array.from(group), left: Int32Array.from(left), state, place };
}

/** States with fewer wounds lost first, so that later ones lie on chains that are there already. */
function inOrderOfLoss(target: Target, states: readonly number[]): readonly number[] {
  if (states.length < 2) return states;
  const lost = (state: number) => target.lines.reduce((sum, _line, at) => sum + lostBy(target, at, state), 0);
  return [...states].sort((a, b) => lost(a) - lost(b));
}

/** A standing laid along a course. */
export function along(course: Course, { states, chances }: Standing): Along {
  const laid = new Float64Array(course.length);
  for (let at = 0; at < states.length; at++) {
    const place = placeOf(course, states[at] ?? 0);
    laid[place] = (laid[place] ?? 0) + (chances[at] ?? 0);
  }
  return laid;
}

function placeOf({ place }: Course, state: number): number {
  return place === undefined ? state : (place.get(state) ?? 0);
}

/** What lies along one course, along another one that has all its states. */
export function relaid(from: Course, to: Course, values: Along): Along {
  if (from === to) return values;
  const laid = new Float64Array(to.length);
  for (let at = 0; at < from.length; at++) {
    const chance = values[at] as number;
    if (chance === 0) continue;
    const place = placeOf(to, from.state[at] as number);
    laid[place] = (laid[place] as number) + chance;
  }
  return laid;
}

/** Chances that lie along a course. */
export interface Laid {
  readonly course: Course;
  readonly values: Along;
}

/** The standing that parts along several courses make together. */
export function joined(parts: readonly Laid[]): Standing {
  const [first] = parts;
  if (parts.length === 1 && first?.course.place === undefined && first !== undefined)
    return { states: first.course.state, chances: Array.from(first.values) };
  const sums = new Map<number, number>();
  for (const { course, values } of parts) {
    for (let at = 0; at < course.length; at++) {
      const chance = values[at] as number;
      const state = course.state[at] as number;
      if (chance !== 0) sums.set(state, (sums.get(state) ?? 0) + chance);
    }
  }
  return { states: [...sums.keys()], chances: [...sums.values()] };
}

/**
 * The states of a standing by the order of allocation that is declared in them; `living`: of the groups that still stand, where it matters
 * which of them suffers first.
 * @rule 05.03-h
 */
export function byOrder(
  target: Target,
  standing: Standing,
  { picked, living = false }: { readonly picked?: number | undefined; readonly living?: boolean },
): readonly OrderedPart[] {
  if (target.groups.length === 1) return [{ order: target.order, standing }];
  const stands = (state: number) => (at: number) => lostBy(target, at, state) < (target.lines[at]?.wounds ?? 0);
  const parts = new Map<string, { order: readonly number[]; standing: { states: number[]; chances: number[] } }>();
  for (let at = 0; at < standing.states.length; at++) {
    const state = standing.states[at] ?? 0;
    const all = orderIn(target, state, picked);
    const order = living ? all.filter(stands(state)) : all;
    const key = order.join();
    let part = parts.get(key);
    if (part === undefined) {
      part = { order, standing: { states: [], chances: [] } };
      parts.set(key, part);
    }
    part.standing.states.push(state);
    part.standing.chances.push(standing.chances[at] ?? 0);
  }
  return [...parts.values()];
}

/** A part of a standing in which one order of allocation is declared. */
export interface OrderedPart {
  readonly order: readonly number[];
  readonly standing: Standing;
}
