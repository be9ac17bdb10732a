import type { Body, Pose } from '../body.ts';
import { overlaps, verticalDistance } from '../distance.ts';
import { boundingRadius, placed } from '../pose.ts';
import { sweepBlocked, sweptDistance } from '../sweep.ts';
import { isOnTable } from '../table.ts';
import { isWithin } from '../tolerance.ts';
import type { ConstraintOf } from './constraint.ts';
import { type Fault, type Frame, type Judge, type Layout, moverAt } from './judge.ts';

/** Judges of the way a model takes. */

/** Inches along a path, up and down included unless they are free. */
function lengthOf(start: Pose, path: readonly Pose[], freeVertical: boolean): number {
  let length = 0;
  let at = start;
  for (const next of path) {
    const dx = next.x - at.x;
    const dy = next.y - at.y;
    length += Math.sqrt(dx * dx + dy * dy) + (freeVertical ? 0 : Math.abs(next.z - at.z));
    at = next;
  }
  return length;
}

export function pathLengthJudge(frame: Frame, constraint: ConstraintOf<'path-length'>): Judge {
  const free = new Set(constraint.freeVertical);
  return {
    constraint,
    path(_layout, index, path) {
      const mover = moverAt(frame, index);
      if (mover.maximum === undefined) return undefined;
      const actual = lengthOf(mover.body.pose, path, free.has(mover.id));
      return isWithin(actual, mover.maximum) ? undefined : { model: mover.id, actual, needed: mover.maximum };
    },
  };
}

export function passesJudge(frame: Frame, constraint: ConstraintOf<'passes'>): Judge {
  const blocks = frame.ground.bodies.map(() => false);
  const movers: number[] = [];
  for (const id of constraint.models) {
    const index = frame.ground.indexOf.get(id);
    const mover = frame.indexOf.get(id);
    if (index !== undefined) blocks[index] = true;
    else if (mover !== undefined) movers.push(mover);
    else throw new Error(`no model ${id}`);
  }
  const blockers = { standing: blocks, any: blocks.includes(true), movers, clear: constraint.clear };
  return {
    constraint,
    path: (layout, index, path) =>
      walk(frame, index, path, (turned, to, turns) => crossed(frame, layout, index, blockers, turned, to, turns)),
  };
}

interface Blockers {
  readonly standing: readonly boolean[];
  readonly any: boolean;
  readonly movers: readonly number[];
  /** How far from them a way stays. */
  readonly clear: ConstraintOf<'passes'>['clear'];
}

/** A body cut down to its base. */
function baseOf(body: Body): Body {
  return { shape: body.shape, pose: body.pose, height: BASE };
}

/** Inches of a body's height that count as its base. */
const BASE = 0.01;

/** Tests each step of a path, given as the body turned to its new facing and the pose it goes to. */
export function walk(
  frame: Frame,
  index: number,
  path: readonly Pose[],
  test: (turned: Body, to: Pose, turns: boolean) => Fault | undefined,
): Fault | undefined {
  const mover = moverAt(frame, index);
  let at = mover.body.pose;
  for (const to of path) {
    const turns = mover.body.shape.kind !== 'round' && (to.facingX !== at.facingX || to.facingY !== at.facingY);
    const turned = placed(mover.body, { ...at, facingX: to.facingX, facingY: to.facingY });
    const fault = test(turned, to, turns);
    if (fault) return { model: mover.id, ...fault };
    at = to;
  }
  return undefined;
}

function crossed(
  frame: Frame,
  layout: Layout,
  index: number,
  blockers: Blockers,
  turned: Body,
  to: Pose,
  turns: boolean,
): Fault | undefined {
  if (blockers.any) {
    const dx = to.x - turned.pose.x;
    const dy = to.y - turned.pose.y;
    const radius = Math.sqrt(dx * dx + dy * dy) / 2 + boundingRadius(turned.shape) + (blockers.clear?.horizontal ?? 0);
    for (const i of frame.ground.near(turned.pose.x + dx / 2, turned.pose.y + dy / 2, radius)) {
      const other = frame.ground.bodies[i];
      if (other && blockers.standing[i] && isCrossed(turned, to, other, turns, blockers.clear))
        return { other: frame.ground.scene.standing[i]?.id ?? -1 };
    }
  }
  for (const i of blockers.movers) {
    const other = layout.bodies[i];
    if (i !== index && other && isCrossed(turned, to, other, turns, blockers.clear))
      return { other: moverAt(frame, i).id };
  }
  return undefined;
}

/** Only the base must not pass through another model, so of the mover only its lowest layer counts. @rule 03.01-g */
function isCrossed(turned: Body, to: Pose, other: Body, turns: boolean, clear: Blockers['clear']): boolean {
  if (clear !== undefined && comesWithin(turned, to, other, clear)) return true;
  const base = baseOf(turned);
  return (turns && overlaps(base, other)) || sweepBlocked(base, to, other);
}

export function onTableJudge(frame: Frame, constraint: ConstraintOf<'on-table'>): Judge {
  const { width, height } = frame.ground.scene;
  const fits = (body: Body) => isOnTable(body, width, height);
  return {
    constraint,
    // The table is convex: a base that is on it at both ends of a straight line is on it all the way.
    path: (_layout, index, path) =>
      walk(frame, index, path, (turned, to, turns) =>
        (frame.problem.mode === 'set-up' || !turns || fits(turned)) && fits(placed(turned, to)) ? undefined : {},
      ),
    end: (_layout, index, body) => (fits(body) ? undefined : { model: moverAt(frame, index).id }),
  };
}

/** Whether a base on its way is within a distance of a body: plan and height are tested separately, over the heights of both ends. */
function comesWithin(turned: Body, to: Pose, other: Body, clear: NonNullable<Blockers['clear']>): boolean {
  const { pose, height, shape } = turned;
  const low = Math.min(pose.z, to.z);
  const all = { shape, pose: { ...pose, z: low }, height: height + Math.abs(to.z - pose.z) };
  return (
    isWithin(verticalDistance(all, other), clear.vertical) &&
    isWithin(sweptDistance(turned, to, other), clear.horizontal)
  );
}
