import type { Body, Pose } from '../body.ts';
import type { WayRules } from '../ground/leg.ts';
import { highParts, type Part, partsOfFeatures } from '../ground/terrain.ts';
import type { WayQuery } from '../ground/way.ts';
import { boundingRadius, placed } from '../pose.ts';
import { TOLERANCE } from '../tolerance.ts';
import type { Constraint, ConstraintKind, ConstraintOf } from './constraint.ts';
import { type Layout, moverAt, type Prepared } from './judge.ts';

/** What the constraints of a problem mean for the way of one model. */

type OverTerrain = Omit<WayRules, 'models'>;

const known = new WeakMap<Prepared, (OverTerrain | undefined)[]>();

/** The search for a way of one model that keeps the facing of its end. */
export function wayQuery(prepared: Prepared, layout: Layout, index: number, end: Pose, maximum: number): WayQuery {
  const { body } = moverAt(prepared, index);
  const { width, height } = prepared.ground.scene;
  const turned = placed(body, { ...body.pose, facingX: end.facingX, facingY: end.facingY });
  const models = blockersNear(prepared, layout, index, maximum);
  return { body: turned, end, maximum, width, height, rules: { ...overTerrain(prepared, index), models } };
}

/** The constraints of one kind that bind a mover. */
function bindingOn<K extends ConstraintKind>(prepared: Prepared, index: number, kind: K): readonly ConstraintOf<K>[] {
  const { id } = moverAt(prepared, index);
  return prepared.problem.constraints.filter(
    (constraint: Constraint): constraint is Constraint & ConstraintOf<K> =>
      constraint.kind === kind && (constraint.movers === undefined || constraint.movers.includes(id)),
  );
}

function overTerrain(prepared: Prepared, index: number): OverTerrain {
  const all = known.get(prepared) ?? [];
  known.set(prepared, all);
  const read = all[index] ?? readTerrain(prepared, index);
  all[index] = read;
  return read;
}

const none: readonly Part[] = [];

function readTerrain(prepared: Prepared, index: number): OverTerrain {
  const { terrain } = prepared.ground;
  const [sections, another] = bindingOn(prepared, index, 'sections');
  if (another !== undefined) throw new Error('two limits on the height of sections bind one model');
  const [ceilings] = bindingOn(prepared, index, 'ceilings');
  const [climbs] = bindingOn(prepared, index, 'climbs');
  return {
    terrain,
    walls: sections ? highParts(terrain, sections.features, sections.limit) : none,
    ceilings: ceilings ? partsOfFeatures(terrain, ceilings.features) : none,
    ...(climbs ? { climb: climbs.distance } : {}),
  };
}

/** Whether going up and down costs a mover nothing. */
export function climbsFreely(prepared: Prepared, index: number): boolean {
  const { id } = moverAt(prepared, index);
  return bindingOn(prepared, index, 'path-length').some(({ freeVertical }) => freeVertical?.includes(id) === true);
}

/** Whether a mover may end on surfaces above the table. */
export function standsAbove(prepared: Prepared, index: number): boolean {
  const rules = bindingOn(prepared, index, 'stands');
  return rules.length > 0 && rules.every(({ ground }) => ground !== true);
}

/** What this model may not cross and could meet on a way of this length. */
function blockersNear(prepared: Prepared, layout: Layout, index: number, length: number): readonly Body[] {
  const { body } = moverAt(prepared, index);
  const around = length + boundingRadius(body.shape) + TOLERANCE;
  const found = new Set<Body>();
  for (const constraint of bindingOn(prepared, index, 'passes')) {
    const models = new Set(constraint.models);
    const { clear } = constraint;
    const near = prepared.ground.near(body.pose.x, body.pose.y, around + (clear?.horizontal ?? 0));
    for (const i of near) {
      const standing = prepared.ground.scene.standing[i];
      if (standing && models.has(standing.id))
        found.add(clear === undefined ? standing.body : grown(standing.body, clear));
    }
    for (const [i, mover] of prepared.movers.entries()) {
      const other = layout.bodies[i];
      if (i !== index && other && models.has(mover.id)) found.add(other);
    }
  }
  return [...found];
}

/** A body with everything within a distance of it: a way round it stays clear of the body itself. */
function grown({ shape, pose, height }: Body, clear: NonNullable<ConstraintOf<'passes'>['clear']>): Body {
  const radius = boundingRadius(shape) + clear.horizontal + 2 * TOLERANCE;
  return {
    shape: { kind: 'round', radius },
    pose: { ...pose, z: pose.z - clear.vertical },
    height: height + 2 * clear.vertical,
  };
}
