import type { Body } from '../body.ts';
import { isWithin } from '../tolerance.ts';
import type { ConstraintOf } from './constraint.ts';
import { type Frame, hasMoved, type Judge, moverAt } from './judge.ts';
import { areEngaged, closestGroups, groupOf, missOfEngagement, nearestOf } from './measure.ts';
import { nearestRegion } from './place.ts';

/** Judges of duties of the form "if able": what a place costs against them. */

/** An answer may miss the closest place by this many inches. */
const closeEnough = 0.05;

type Duty = Required<Pick<Judge, 'cost' | 'startCost'>>;

/** Leaves a model alone that does not move, where the duty binds only moved ones. */
function whenMoved(
  frame: Frame,
  constraint: { readonly movedOnly?: boolean },
  cost: (index: number, body: Body) => number,
): Duty {
  const startCost = (index: number) => cost(index, moverAt(frame, index).body);
  if (!constraint.movedOnly) return { cost: (_layout, index, body) => cost(index, body), startCost };
  return { cost: (_layout, index, body) => (hasMoved(frame, index, body) ? cost(index, body) : 0), startCost };
}

export function withinIfAbleJudge(frame: Frame, constraint: ConstraintOf<'within-if-able'>): Judge {
  const all = groupOf(frame.ground, constraint.groups.flat());
  return {
    constraint,
    ...whenMoved(frame, constraint, (_index, body) => {
      const { distance } = nearestOf(body, all);
      return isWithin(distance, constraint.distance) ? 0 : distance - constraint.distance;
    }),
  };
}

export function engagedIfAbleJudge(frame: Frame, constraint: ConstraintOf<'engaged-if-able'>): Judge {
  const groups = constraint.groups.map((ids) => groupOf(frame.ground, ids));
  const all = groupOf(frame.ground, constraint.groups.flat());
  const closest = closestGroups(frame, groups);
  const missOfClosest = (index: number, body: Body) =>
    Math.min(
      ...closest(index).map((i) => {
        const group = groups[i];
        return group === undefined ? 0 : missOfEngagement(body, group, constraint);
      }),
    );
  return {
    constraint,
    ...whenMoved(frame, constraint, (index, body) =>
      constraint.closestOnly ? missOfClosest(index, body) : missOfEngagement(body, all, constraint),
    ),
  };
}

export function withinRegionIfAbleJudge(frame: Frame, constraint: ConstraintOf<'within-region-if-able'>): Judge {
  return {
    constraint,
    ...whenMoved(frame, constraint, (_index, body) => {
      const actual = nearestRegion(frame, constraint.regions, body);
      return isWithin(actual, 0) ? 0 : actual;
    }),
  };
}

export function asCloseAsPossibleJudge(frame: Frame, constraint: ConstraintOf<'as-close-as-possible'>): Judge {
  const to = groupOf(frame.ground, constraint.to);
  const exempt = constraint.unlessEngaged;
  return {
    constraint,
    slack: closeEnough,
    ...whenMoved(frame, constraint, (_index, body) => {
      if (exempt && to.bodies.some((other) => areEngaged(body, other, exempt))) return 0;
      const actual = Math.min(nearestOf(body, to).distance, nearestRegion(frame, constraint.regions ?? [], body));
      return isWithin(actual, 0) ? 0 : actual;
    }),
  };
}
