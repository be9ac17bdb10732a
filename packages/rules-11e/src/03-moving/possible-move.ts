/** Whether a unit can make a move at all: asked before a move is offered. */
import { type Game, isPossible, type ModelId, sceneWithout, standingBody, type UnitId } from '@adjutant/engine';
import { type Constraint, type Mover, propose, type Scene } from '@adjutant/geometry';
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
 * @rule 03.01-r 03.01-s 03.03-j
 */
export function isMovePossible({ scene, movers, general }: MoveSpace, constraints: readonly Constraint[]): boolean {
  const all = [...general, ...constraints];
  const strict = all.flatMap(withoutDuty);
  return (
    isPossible({ mode: 'move', scene, movers, constraints: strict }) ||
    isPossible({ mode: 'move', scene, movers, constraints: all })
  );
}

/** Whether the solver finds a legal move in which some model moves. */
export function canAnyMove({ scene, movers, general }: MoveSpace, constraints: readonly Constraint[]): boolean {
  const all = [...general, ...constraints];
  return [all.flatMap(withoutDuty), all].some((tried) =>
    propose({ mode: 'move', scene, movers, constraints: tried }, { kind: 'satisfy' })?.some(
      ({ path }) => path.length > 0,
    ),
  );
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
