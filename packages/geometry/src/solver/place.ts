import type { Body } from '../body.ts';
import { distance, horizontalDistance, overlaps } from '../distance.ts';
import { boundingRadius } from '../pose.ts';
import { isMoreThan, isWithin } from '../tolerance.ts';
import type { ConstraintOf } from './constraint.ts';
import { type Frame, hasMoved, type Judge, type Layout, moverAt, standingAt, standingBody } from './judge.ts';
import { centreDistance } from './measure.ts';
import { isWhollyIn, regionDistance } from './region.ts';

/** Judges of the place where a model ends. */

export function noOverlapJudge(frame: Frame, constraint: ConstraintOf<'no-overlap'>): Judge {
  return {
    constraint,
    end(layout, index, body) {
      const other = underfoot(frame, layout, index, body);
      return other === undefined ? undefined : { model: moverAt(frame, index).id, other };
    },
  };
}

/** The model on which this body would stand. */
function underfoot(frame: Frame, layout: Layout, index: number, body: Body): number | undefined {
  const { ground } = frame;
  const radius = boundingRadius(body.shape);
  for (const i of ground.near(body.pose.x, body.pose.y, radius)) {
    const other = ground.bodies[i];
    if (other && overlaps(body, other)) return standingAt(ground, i).id;
  }
  for (let i = 0; i < layout.bodies.length; i++) {
    const other = layout.bodies[i];
    if (i === index || other === undefined || !(layout.placed[i] || layout.waitingBlocks)) continue;
    if (centreDistance(body, other) < radius + (frame.radii[i] ?? 0) && overlaps(body, other))
      return moverAt(frame, i).id;
  }
  return undefined;
}

export function whollyWithinJudge(frame: Frame, constraint: ConstraintOf<'wholly-within'>): Judge {
  return {
    constraint,
    end: (_layout, index, body) =>
      constraint.regions.some((region) => isWhollyIn(body, region, frame.ground.scene))
        ? undefined
        : { model: moverAt(frame, index).id },
  };
}

/** Inches to the nearest of some regions. */
export function nearestRegion(frame: Frame, regions: ConstraintOf<'within'>['regions'], body: Body): number {
  let nearest = Infinity;
  for (const region of regions) nearest = Math.min(nearest, regionDistance(body, region, frame.ground.scene));
  return nearest;
}

export function withinJudge(frame: Frame, constraint: ConstraintOf<'within'>): Judge {
  return {
    constraint,
    end(_layout, index, body) {
      const actual = nearestRegion(frame, constraint.regions, body);
      return isWithin(actual, 0) ? undefined : { model: moverAt(frame, index).id, actual, needed: 0 };
    },
  };
}

export function someWithinJudge(frame: Frame, constraint: ConstraintOf<'some-within'>): Judge {
  return {
    constraint,
    unit(layout) {
      let nearest = Infinity;
      for (const [index, body] of layout.bodies.entries()) {
        const counts = constraint.movers?.includes(moverAt(frame, index).id) ?? true;
        if (body && counts) nearest = Math.min(nearest, nearestRegion(frame, constraint.regions, body));
      }
      return isWithin(nearest, 0) ? [] : [{ actual: nearest, needed: 0 }];
    },
  };
}

export function moreThanJudge(frame: Frame, constraint: ConstraintOf<'more-than'>): Judge {
  const { ground } = frame;
  const mask = maskOf(frame, constraint.models ?? []);
  const measure = constraint.horizontally ? horizontalDistance : distance;
  return {
    constraint,
    end(_layout, index, body) {
      const model = moverAt(frame, index).id;
      if (constraint.models) {
        for (const i of ground.near(
          body.pose.x,
          body.pose.y,
          boundingRadius(body.shape) + constraint.distance + 0.01,
        )) {
          const other = ground.bodies[i];
          if (!mask[i] || other === undefined) continue;
          const actual = measure(body, other);
          if (!isMoreThan(actual, constraint.distance))
            return { model, other: standingAt(ground, i).id, actual, needed: constraint.distance };
        }
      }
      for (const region of constraint.regions ?? []) {
        const actual = regionDistance(body, region, ground.scene);
        if (!isMoreThan(actual, constraint.distance)) return { model, actual, needed: constraint.distance };
      }
      return undefined;
    },
  };
}

/** For each standing model whether it is one of these. */
export function maskOf(frame: Frame, ids: readonly number[]): readonly boolean[] {
  const mask = frame.ground.bodies.map(() => false);
  for (const id of ids) {
    standingBody(frame.ground, id);
    mask[frame.ground.indexOf.get(id) ?? -1] = true;
  }
  return mask;
}

export function fixedJudge(frame: Frame, constraint: ConstraintOf<'fixed'>): Judge {
  const fixed = frame.movers.map((mover) => constraint.models.includes(mover.id));
  return {
    constraint,
    end: (_layout, index, body) =>
      fixed[index] && hasMoved(frame, index, body) ? { model: moverAt(frame, index).id } : undefined,
  };
}

export function allMoveJudge(frame: Frame, constraint: ConstraintOf<'all-move'>): Judge {
  return {
    constraint,
    end: (_layout, index, body) => (hasMoved(frame, index, body) ? undefined : { model: moverAt(frame, index).id }),
  };
}
