/** Ways and regions of single models: what bots, interfaces and the command line ask before anything is moved. */
import { type Game, type ModelId, sceneWithout, standingBody } from '@adjutant/engine';
import {
  type Constraint,
  type MoveProblem,
  type Pose,
  type Reach,
  type ReachOptions,
  reachOf,
  shortestWay as shortestWayIn,
  type Way,
  type WayOptions,
} from '@adjutant/geometry';
import { generalMoveConstraints, unengagedConstraint } from '../03-moving/constraints.ts';
import type { Passage } from '../17-monsters-vehicles/passage.ts';

/** A move by its type alone, or with what lets its models pass. */
export type MoveAsked = string | Passage;

/** How a way is sought; `pastModels` leaves out of account who stands in the way now. */
export interface WayAsked extends WayOptions {
  readonly pastModels?: boolean;
}

/**
 * The shortest way on which one model can get to a place in a move of a type, others standing where they stand, with its length
 * in inches; undefined where there is none within `maximum` (60" unless told). Whether it may end there is no matter.
 * @rule 03.01 13.06 17.01 21.03 24.35
 */
export function shortestWay(
  game: Game,
  model: ModelId,
  to: Pose,
  move: MoveAsked,
  { pastModels = false, maximum = 60, ...options }: WayAsked = {},
): Way | undefined {
  const problem = problemOfOne(game, model, move, maximum, (constraint) => !pastModels || constraint.kind !== 'passes');
  return shortestWayIn(problem, model, to, { maximum, ...options });
}

/** Moves that end unengaged. @rule 09.05-d 09.06-d 09.07-d 24.32 */
const unengaged: readonly string[] = ['normal', 'advance', 'fall-back', 'scout'];

/**
 * Where one model can get to within so many inches in a move of a type, level by level, and may end as far as it alone is
 * concerned: terrain, others' bases, the table, and no enemy within engagement range where the move demands it.
 * @rule 03.01 13.06
 */
export function reach(
  game: Game,
  model: ModelId,
  move: MoveAsked,
  inches: number,
  options: Omit<ReachOptions, 'maximum'> = {},
): Reach {
  return reachOf(
    problemOfOne(game, model, move, inches, () => true),
    model,
    options,
  );
}

/** A move of one model alone; where its unit has to be is left out. */
function problemOfOne(
  game: Game,
  model: ModelId,
  move: MoveAsked,
  maximum: number,
  counts: (constraint: Constraint) => boolean,
): MoveProblem {
  const passage = typeof move === 'string' ? { moveType: move } : move;
  const { unit } = game.model(model);
  const general = generalMoveConstraints(game, unit, { ...passage, movers: [model] });
  const ends = unengaged.includes(passage.moveType) ? [unengagedConstraint(game, unit, '03.04-c')] : [];
  const constraints = [...general.filter(({ kind }) => kind !== 'coherent'), ...ends].filter(counts);
  const movers = [{ id: model, body: standingBody(game, model), maximum }];
  return { mode: 'move', scene: sceneWithout(game, [model]), movers, constraints };
}
