import type { Body, Pose } from '../body.ts';
import {
  isBeside,
  isHeld,
  partsAlong,
  passesThrough,
  risesThrough,
  standsThrough,
  surfaceUnder,
} from '../ground/crossing.ts';
import { highParts, type Part, partsOfFeatures } from '../ground/terrain.ts';
import { boundingRadius } from '../pose.ts';
import { isMoreThan, TOLERANCE } from '../tolerance.ts';
import type { ConstraintOf } from './constraint.ts';
import { type Fault, type Frame, type Judge, moverAt } from './judge.ts';
import { walk } from './way.ts';

/** Judges of ways over terrain and of where they end. */

function faultAt(frame: Frame, part: Part): Fault {
  return { feature: frame.ground.terrain.names[part.feature] ?? '', part: part.kind };
}

function isLevel(from: Pose, to: Pose): boolean {
  return from.x === to.x && from.y === to.y;
}

export function sectionsJudge(frame: Frame, constraint: ConstraintOf<'sections'>): Judge {
  const { limit } = constraint;
  const parts = highParts(frame.ground.terrain, constraint.features, limit);
  return {
    constraint,
    path: (_layout, index, path) =>
      walk(frame, index, path, (turned, to, turns) => {
        if (isLevel(turned.pose, to) && !turns) return undefined;
        const near = partsAlong(parts, turned.pose, to, boundingRadius(turned.shape));
        const part = near.find((one) => passesThrough(turned, to, one, turns));
        return part && { ...faultAt(frame, part), actual: part.section, needed: limit };
      }),
  };
}

export function ceilingsJudge(frame: Frame, constraint: ConstraintOf<'ceilings'>): Judge {
  const parts = partsOfFeatures(frame.ground.terrain, constraint.features);
  return {
    constraint,
    path: (_layout, index, path) =>
      walk(frame, index, path, (turned, to) => {
        if (to.z === turned.pose.z) return undefined;
        const part = parts.find((one) => risesThrough(turned, to.z, one));
        return part && { ...faultAt(frame, part), actual: part.kind === 'floor' ? part.bottom : part.section };
      }),
  };
}

export function climbsJudge(frame: Frame, constraint: ConstraintOf<'climbs'>): Judge {
  const { parts } = frame.ground.terrain;
  const { distance } = constraint;
  const fits = (turned: Body, to: Pose): boolean => {
    if (to.z === turned.pose.z) return to.z <= TOLERANCE || isHeld(parts, turned, to, distance);
    return isLevel(turned.pose, to) && parts.some((part) => isBeside(turned, part, distance));
  };
  return {
    constraint,
    path: (_layout, index, path) =>
      walk(frame, index, path, (turned, to) => (fits(turned, to) ? undefined : { needed: distance })),
  };
}

export function climbedJudge(frame: Frame, constraint: ConstraintOf<'climbed'>): Judge {
  const { terrain } = frame.ground;
  return {
    constraint,
    path(_layout, index, path) {
      const mover = moverAt(frame, index);
      const last = path.at(-1);
      if (last === undefined || last.z <= TOLERANCE) return undefined;
      const surface = surfaceUnder(terrain, { ...mover.body, pose: last });
      if (surface === undefined || !constraint.features.includes(surface.feature)) return undefined;
      const own = partsOfFeatures(terrain, [surface.feature]);
      return walk(frame, index, path, (turned, to) =>
        to.z !== turned.pose.z &&
        isMoreThan(Math.max(to.z, turned.pose.z), constraint.limit) &&
        own.some((part) => isBeside(turned, part, constraint.distance))
          ? { feature: terrain.names[surface.feature] ?? '', actual: surface.z }
          : undefined,
      );
    },
  };
}

export function standsJudge(frame: Frame, constraint: ConstraintOf<'stands'>): Judge {
  const { terrain } = frame.ground;
  return {
    constraint,
    end(_layout, index, body) {
      const { z } = body.pose;
      if (Math.abs(z) <= TOLERANCE) return undefined;
      const model = moverAt(frame, index).id;
      if (constraint.ground === true) return { model, reason: 'ground-only', actual: z };
      return surfaceUnder(terrain, body) ? undefined : { model, actual: z };
    },
  };
}

/** The first part of a list inside which a body has some part of it. */
function partInside(frame: Frame, parts: readonly Part[], index: number, body: Body): Fault | undefined {
  const radius = boundingRadius(body.shape);
  const { x, y } = body.pose;
  const inside = parts.find((part) => {
    const reach = radius + part.radius;
    const dx = part.body.pose.x - x;
    const dy = part.body.pose.y - y;
    return dx * dx + dy * dy < reach * reach && standsThrough(body, part);
  });
  return inside && { model: moverAt(frame, index).id, ...faultAt(frame, inside) };
}

export function clearOfPartsJudge(frame: Frame, constraint: ConstraintOf<'clear-of-parts'>): Judge {
  const { parts } = frame.ground.terrain;
  return { constraint, end: (_layout, index, body) => partInside(frame, parts, index, body) };
}

export function clearOfOpeningsJudge(frame: Frame, constraint: ConstraintOf<'clear-of-openings'>): Judge {
  const { features, height } = constraint;
  const listed = new Set(features);
  const closedAt = (fault: Fault | undefined) => fault && { ...fault, needed: height };
  const filled = frame.ground.terrain.openings
    .filter((part) => listed.has(part.feature) && part.bottom < height)
    .map((part) => upTo(part, height));
  return { constraint, end: (_layout, index, body) => closedAt(partInside(frame, filled, index, body)) };
}

/** What is left of a part below a height. */
function upTo(part: Part, height: number): Part {
  const top = Math.min(part.top, height);
  return { ...part, top, body: { ...part.body, height: top - part.bottom } };
}
