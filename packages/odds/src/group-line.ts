import { allocatable, type GroupWounds, takeFailedSave } from '@adjutant/rules-11e/queries';
import type { Course } from './course.ts';

/**
 * A group of models on its way to destruction. A wounded model suffers first, so all that can become of the group is a line of states,
 * each with one wound less than the one before: index is wounds lost.
 */
export interface GroupLine {
  /** What the model that suffers next has left; 0 at the end. */
  readonly left: readonly number[];
  /** Models destroyed. */
  readonly destroyed: readonly number[];
  /** Whether a model that still stands has lost wounds. */
  readonly wounded: readonly boolean[];
  /** Wounds of all its models. */
  readonly wounds: number;
  /** The course of a target that is this group alone. */
  readonly course: Course;
}

const lines = new Map<string, GroupLine>();
/** Lines that are kept; a battle asks about the same few units again and again. */
const MOST_KEPT = 1000;

/** Walks a group down to its last wound, by the rule that says which model suffers. @rule 05.04-b 05.04-c */
export function lineOf({ full, left }: GroupWounds): GroupLine {
  const key = `${full}:${left.join()}`;
  let line = lines.get(key);
  if (line === undefined) {
    if (lines.size >= MOST_KEPT) lines.clear();
    line = walkDown({ full, left });
    lines.set(key, line);
  }
  return line;
}

/** Forgets the lines walked before: for measuring what a first question costs. */
export function forgetLines(): void {
  lines.clear();
}

function walkDown(start: GroupWounds): GroupLine {
  const left: number[] = [];
  const destroyed: number[] = [];
  const wounded: boolean[] = [];
  let now = start;
  for (;;) {
    const [suffers] = allocatable(now);
    const has = suffers === undefined ? 0 : (now.left[suffers] ?? 0);
    left.push(has);
    destroyed.push(start.left.length - now.left.length);
    wounded.push(has > 0 && has < now.full);
    if (suffers === undefined) return { left, destroyed, wounded, wounds: left.length - 1, course: courseOf(left) };
    now = takeFailedSave([now], 1)[0] ?? now;
  }
}

function courseOf(left: readonly number[]): Course {
  const group = Int8Array.from(left, (wounds) => (wounds > 0 ? 0 : -1));
  return { length: left.length, group, left: Int32Array.from(left), state: left.map((_wounds, at) => at) };
}
