import { allocationRank, carriesOver } from '@adjutant/rules-10e/queries';
import { woundsOnOneModel } from '../blow.ts';
import { along, type Course, joined, mortalCourse } from '../course.ts';
import { type Chances, sumOf } from '../distribution.ts';
import { manyBlows } from '../sweep.ts';
import type { Standing, Target } from '../target.ts';

/** Which model takes the next attack or mortal wound in each state. @rule 10e.save-a 10e.mortal-a 10e.leader-b */
export function tenthCourse(target: Target, states: readonly number[], picked?: number): Course {
  return mortalCourse(target, states, picked, (character, wounded) => allocationRank({ character, wounded }));
}

/** Mortal wounds: how many times they come, how many each time, and where from. */
export interface MortalWounds {
  readonly times: Chances;
  readonly each: Chances;
  readonly source: Parameters<typeof carriesOver>[0];
  readonly picked?: number | undefined;
}

/** A target after mortal wounds. @rule 10e.mortal-a 10e.mortal-b 10e.mortal-d */
export function dealTenth(target: Target, standing: Standing, { times, each, source, picked }: MortalWounds): Standing {
  const over = carriesOver(source);
  const blow = woundsOnOneModel(over ? [0, 1] : each, target.groups);
  const course = tenthCourse(target, standing.states, picked);
  const counts = over ? inAll(times, each) : times;
  return joined([{ course, values: manyBlows(course, blow, along(course, standing), counts) }]);
}

/** The chances of all wounds together. */
function inAll(times: Chances, each: Chances): Chances {
  if (each.length === 2 && each[1] === 1) return times;
  let sum: Chances = [times.at(-1) ?? 1];
  for (let at = times.length - 2; at >= 0; at--) {
    const more = [...sumOf(sum, each)];
    more[0] = (more[0] ?? 0) + (times[at] ?? 0);
    sum = more;
  }
  return sum;
}
