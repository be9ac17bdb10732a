import { allocationRank, type GroupWounds, type Modifier, type SaveCharacteristics } from '@adjutant/rules-11e/queries';
import { type GroupLine, lineOf } from './group-line.ts';

/** Models of a target that attacks are allocated to together (05.03-a). */
export interface TargetGroup extends GroupWounds {
  readonly save: SaveCharacteristics;
  /** Absent: no CHARACTER. */
  readonly character?: boolean;
  /** A wound is not lost on this or more; absent: every one is lost. */
  readonly feelNoPain?: number;
  readonly feelNoPainMortal?: number;
  /** What rules of these models change about the D of an attack on them. */
  readonly reductions: readonly Modifier[];
  /** Groups with the same number here are one allocation group, of which models differ in what they make of damage. */
  readonly alike?: number;
}

/** A target unit with all that can become of it. A state is one number: the wounds lost by each group, as digits. */
export interface Target {
  readonly groups: readonly TargetGroup[];
  readonly lines: readonly GroupLine[];
  /** The order in which its player would like the groups to suffer; moved only as far as 05.03 forces it. */
  readonly order: readonly number[];
  /** What one wound lost by each group adds to a state. */
  readonly strides: readonly number[];
}

/** Chances of a target's states, each state once. */
export interface Standing {
  readonly states: readonly number[];
  readonly chances: readonly number[];
}

/** The target as it stands before anything happens to it. */
export const untouched: Standing = { states: [0], chances: [1] };

/** Prepares a target; `order` is the one its player declares, by default that of the list. @rule 05.03-b */
export function targetOf(groups: readonly TargetGroup[], order?: readonly number[]): Target {
  const lines = groups.map(lineOf);
  const strides: number[] = [];
  let stride = 1;
  for (const line of lines) {
    strides.push(stride);
    stride *= line.wounds + 1;
  }
  return { groups, lines, strides, order: order ?? groups.map((_group, at) => at) };
}

/** Wounds that a group has lost in a state. */
export function lostBy(target: Target, group: number, state: number): number {
  const stride = target.strides[group] ?? 1;
  const size = (target.lines[group]?.wounds ?? 0) + 1;
  return Math.floor(state / stride) % size;
}

/** The groups that are one allocation group with this one, itself among them; undefined where it is one alone. */
export function alikeOf({ groups }: Target, at: number): readonly number[] | undefined {
  const number = groups[at]?.alike;
  if (number === undefined) return undefined;
  return groups.flatMap(({ alike }, other) => (alike === number ? [other] : []));
}

/** Whether a model of a group that still stands has lost wounds. */
export function isWoundedIn(target: Target, at: number, state: number): boolean {
  return target.lines[at]?.wounded[lostBy(target, at, state)] === true;
}

/** The order of allocation that the target's player makes in a state; a group picked by [PRECISION] comes before all. @rule 05.03-c 05.03-g */
export function orderIn(target: Target, state: number, picked?: number): readonly number[] {
  if (target.groups.length === 1) return target.order;
  const wounded = (at: number) =>
    alikeOf(target, at)?.some((other) => isWoundedIn(target, other, state)) ?? isWoundedIn(target, at, state);
  const rank = (at: number) =>
    at === picked ? -1 : allocationRank(target.groups[at]?.character === true, wounded(at));
  return [...target.order].sort((a, b) => rank(a) - rank(b));
}

/** Models of the lowest rank suffer first. */
export type Rank = (character: boolean, wounded: boolean) => number;

/** The group whose model takes the next mortal wound in a state, -1 where none is left. @rule 06.02-b 24.28.01 */
export function mortalGroup(target: Target, state: number, picked?: number, rankOf: Rank = allocationRank): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const at of target.order) {
    if (lostBy(target, at, state) >= (target.lines[at]?.wounds ?? 0)) continue;
    const wounded = isWoundedIn(target, at, state);
    const rank = at === picked ? -1 : rankOf(target.groups[at]?.character === true, wounded);
    if (rank >= least) continue;
    best = at;
    least = rank;
  }
  return best;
}
