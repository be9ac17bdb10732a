import type { Body } from '../body.ts';
import { horizontalDistance } from '../distance.ts';
import { boundingRadius } from '../pose.ts';
import type { ConstraintOf } from './constraint.ts';
import { type Fault, type Frame, type Judge, type Layout, moverAt, standingAt } from './judge.ts';
import { areEngaged, type Group, groupOf, missOfEngagement, type Reach } from './measure.ts';
import { maskOf } from './place.ts';

/** Judges of which models end engaged. */

export function unengagedJudge(frame: Frame, constraint: ConstraintOf<'unengaged'>): Judge {
  const { ground } = frame;
  const mask = maskOf(frame, constraint.models);
  const engagedWith = (body: Body): number | undefined => {
    for (const i of ground.near(body.pose.x, body.pose.y, boundingRadius(body.shape) + constraint.horizontal + 0.01)) {
      const other = ground.bodies[i];
      if (mask[i] && other && areEngaged(body, other, constraint)) return i;
    }
    return undefined;
  };
  if (constraint.ifAble)
    return { constraint, cost: (_layout, _index, body) => (engagedWith(body) === undefined ? 0 : 1) };
  return {
    constraint,
    end(_layout, index, body) {
      const i = engagedWith(body);
      if (i === undefined) return undefined;
      const other = standingAt(ground, i);
      return {
        model: moverAt(frame, index).id,
        other: other.id,
        actual: horizontalDistance(body, other.body),
        needed: constraint.horizontal,
      };
    },
  };
}

export function engagedWithEachJudge(frame: Frame, constraint: ConstraintOf<'engaged-with-each'>): Judge {
  const groups = constraint.groups.map((ids) => groupOf(frame.ground, ids));
  return { constraint, unit: (layout) => groups.flatMap((group) => unmet(frame, layout, group, constraint)) };
}

export function engagedWithAnyJudge(frame: Frame, constraint: ConstraintOf<'engaged-with-any'>): Judge {
  const group = groupOf(frame.ground, constraint.models);
  return { constraint, unit: (layout) => unmet(frame, layout, group, constraint) };
}

/** Nothing when some model is engaged with some model of the group, else by how much the nearest misses it. */
function unmet(
  frame: Frame,
  layout: Layout,
  group: Group,
  constraint: ConstraintOf<'engaged-with-each' | 'engaged-with-any'>,
): readonly Fault[] {
  let nearest: Fault | undefined;
  let least = Infinity;
  for (let i = 0; i < layout.bodies.length; i++) {
    const body = layout.bodies[i];
    const model = moverAt(frame, i).id;
    if (body === undefined || (constraint.movers && !constraint.movers.includes(model))) continue;
    const miss = missOfEngagement(body, group, constraint);
    if (miss === 0) return [];
    if (miss < least) nearest = { model, actual: miss + constraint.horizontal };
    least = Math.min(least, miss);
  }
  const other = group.ids[0];
  return [{ ...nearest, ...(other === undefined ? {} : { other }), needed: constraint.horizontal }];
}

export function keepsEngagementsJudge(frame: Frame, constraint: ConstraintOf<'keeps-engagements'>): Judge {
  const kept = frame.movers.map((mover): Group[] =>
    constraint.pairs.filter((pair) => pair.model === mover.id).map((pair) => groupOf(frame.ground, pair.group)),
  );
  return {
    constraint,
    end(_layout, index, body) {
      for (const group of kept[index] ?? []) {
        const fault = lost(body, group, constraint);
        if (fault) return { model: moverAt(frame, index).id, ...fault };
      }
      return undefined;
    },
  };
}

function lost(body: Body, group: Group, reach: Reach): Fault | undefined {
  const miss = missOfEngagement(body, group, reach);
  const other = group.ids[0];
  return miss === 0 || other === undefined
    ? undefined
    : { other, actual: miss + reach.horizontal, needed: reach.horizontal };
}
