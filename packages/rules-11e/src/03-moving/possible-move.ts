/** Whether a unit can make a move at all: asked before a move is offered. */
import { type Game, isPossible, type ModelId, sceneWithout, standingBody, type UnitId } from '@adjutant/engine';
import {
  type Constraint,
  check,
  horizontalDistance,
  type ModelMove,
  type MoveProblem,
  type Mover,
  propose,
  type Scene,
} from '@adjutant/geometry';
import type { Passage } from '../17-monsters-vehicles/passage.ts';
import { generalMoveConstraints } from './constraints.ts';

/** A move before its own conditions are known: who may move how far, among what. */
export interface MoveSpace {
  readonly scene: Scene;
  readonly movers: readonly Mover[];
  readonly general: readonly Constraint[];
}

/** What models of a unit could move among; made once for several tries. */
export function moveSpace(
  game: Game,
  unit: UnitId,
  movers: readonly { readonly model: ModelId; readonly maximum: number }[],
  passage: Passage,
): MoveSpace {
  const models = movers.map((mover) => mover.model);
  return {
    scene: sceneWithout(game, models),
    movers: movers.map(({ model, maximum }) => ({ id: model, body: standingBody(game, model), maximum })),
    general: generalMoveConstraints(game, unit, { ...passage, movers: models }),
  };
}

/**
 * Whether the solver finds a legal move under these conditions besides the general ones. A duty of the form "if able" asks only for what
 * can be done, so it never makes a move impossible: the conditions without duties, which are found out far sooner, are tried first.
 * Duties lead the search elsewhere, which a few models gain by; for many that have to engage it would only take longer to find nothing.
 * @rule 03.01-r 03.01-s 03.03-j
 */
export function isMovePossible({ scene, movers, general }: MoveSpace, constraints: readonly Constraint[]): boolean {
  const all = [...general, ...constraints];
  const strict = all.flatMap(withoutDuty);
  if (isPossible({ mode: 'move', scene, movers, constraints: strict })) return true;
  if (movers.length > FEW && constraints.some(({ kind }) => kind === 'engaged-with-each')) return false;
  return isPossible({ mode: 'move', scene, movers, constraints: all });
}

/**
 * Whether the solver finds a legal move in which some model moves. Mostly one model can be moved a little towards what it has to get
 * closer to while the others stay, which is found out far sooner than a move of all, so that is tried first.
 */
export function canAnyMove({ scene, movers, general }: MoveSpace, constraints: readonly Constraint[]): boolean {
  const all = [...general, ...constraints];
  const strict = all.flatMap(withoutDuty);
  const problem: MoveProblem = { mode: 'move', scene, movers, constraints: strict };
  if (movers.some((mover) => nudges(problem, mover).some((move) => check(problem, [move]).length === 0))) return true;
  return [problem, { ...problem, constraints: all }].some((tried) =>
    propose(tried, { kind: 'satisfy' })?.some(({ path }) => path.length > 0),
  );
}

/** Models that are worth a second search. */
const FEW = 3;

/** Inches that a model is moved to see whether it can move at all. */
const NUDGE = 0.05;

/** A small move of one model towards the nearest of the models that moved models end closer to. */
function nudges({ scene, constraints }: MoveProblem, { id, body }: Mover): ModelMove[] {
  const closer = constraints.find((one) => one.kind === 'closer-to-closest' || one.kind === 'closer-to-any');
  const ids = closer !== undefined && 'groups' in closer ? closer.groups.flat() : [];
  const [nearest] = scene.standing
    .filter((other) => ids.includes(other.id))
    .map((other) => ({ pose: other.body.pose, gap: horizontalDistance(body, other.body) }))
    .sort((a, b) => a.gap - b.gap);
  if (nearest === undefined || nearest.gap < NUDGE) return [];
  const [dx, dy] = [nearest.pose.x - body.pose.x, nearest.pose.y - body.pose.y];
  const part = NUDGE / Math.sqrt(dx * dx + dy * dy);
  return [{ model: id, path: [{ ...body.pose, x: body.pose.x + dx * part, y: body.pose.y + dy * part }] }];
}

const duties: readonly Constraint['kind'][] = [
  'engaged-if-able',
  'within-if-able',
  'within-region-if-able',
  'as-close-as-possible',
];

function withoutDuty(constraint: Constraint): Constraint[] {
  if (duties.includes(constraint.kind)) return [];
  return [constraint.kind === 'closer-to-any' ? { ...constraint, unmovedToo: false } : constraint];
}
