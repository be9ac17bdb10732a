import type { Body } from '../body.ts';
import { isWithin } from '../tolerance.ts';
import type { ConstraintOf } from './constraint.ts';
import { type Fault, type Frame, hasMoved, type Judge, moverAt } from './judge.ts';
import { closestGroups, type Group, groupOf, isCloser, nearestOf, startDistances } from './measure.ts';
import { nearestRegion } from './place.ts';

/** Judges of moves that must bring a model closer. */

export function closerToAnyJudge(frame: Frame, constraint: ConstraintOf<'closer-to-any'>): Judge {
  const groups = constraint.groups.map((ids) => groupOf(frame.ground, ids));
  const before = startDistances(frame, groups);
  const every = groups.map((_, index) => index);
  const end: Judge['end'] = (_layout, index, body) =>
    hasMoved(frame, index, body) ? notCloser(frame, index, body, groups, before(index), every) : undefined;
  if (!constraint.unmovedToo) return { constraint, end };
  const inContact = (index: number) => isWithin(Math.min(...before(index)), 0);
  return {
    constraint,
    end,
    cost: (_layout, index, body) => (hasMoved(frame, index, body) || inContact(index) ? 0 : 1),
  };
}

export function closerToClosestJudge(frame: Frame, constraint: ConstraintOf<'closer-to-closest'>): Judge {
  const groups = constraint.groups.map((ids) => groupOf(frame.ground, ids));
  const before = startDistances(frame, groups);
  const closest = closestGroups(frame, groups);
  return {
    constraint,
    end: (_layout, index, body) =>
      hasMoved(frame, index, body) ? notCloser(frame, index, body, groups, before(index), closest(index)) : undefined,
  };
}

/** The fault of being closer to none of the chosen groups than before. */
function notCloser(
  frame: Frame,
  index: number,
  body: Body,
  groups: readonly Group[],
  before: readonly number[],
  chosen: readonly number[],
): Fault | undefined {
  let fault: Fault = { model: moverAt(frame, index).id };
  let least = Infinity;
  for (const i of chosen) {
    const group = groups[i];
    const needed = before[i];
    if (group === undefined || needed === undefined) continue;
    const nearest = nearestOf(body, group);
    if (isCloser(nearest.distance, needed)) return undefined;
    if (nearest.distance - needed >= least) continue;
    least = nearest.distance - needed;
    fault = { ...fault, other: group.ids[nearest.index] ?? -1, actual: nearest.distance, needed };
  }
  return fault;
}

export function closerToRegionJudge(frame: Frame, constraint: ConstraintOf<'closer-to-region'>): Judge {
  const before = frame.movers.map((mover) => nearestRegion(frame, constraint.regions, mover.body));
  return {
    constraint,
    end(_layout, index, body) {
      if (!hasMoved(frame, index, body)) return undefined;
      const actual = nearestRegion(frame, constraint.regions, body);
      const needed = before[index] ?? 0;
      return isWithin(actual, 0) || isCloser(actual, needed)
        ? undefined
        : { model: moverAt(frame, index).id, actual, needed };
    },
  };
}
