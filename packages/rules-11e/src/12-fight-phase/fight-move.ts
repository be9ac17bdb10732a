/** What pile-in and consolidation moves have in common: 3", towards enemies, without losing any engagement (12.03, 12.08). */
import { type Game, type ModelId, standingBody, type UnitId } from '@adjutant/engine';
import { type Constraint, distance, isWithin } from '@adjutant/geometry';
import { acting, enemiesOf } from '../01-core-concepts/populations.ts';
import { unitHas } from '../02-datasheets/keywords.ts';
import { areModelsEngaged, engagementRange } from '../03-moving/engagement.ts';
import { madeMove } from '../03-moving/moves-made.ts';
import { type MoveSpace, moveSpace } from '../03-moving/possible-move.ts';
import { hooks } from '../hooks.ts';

/** Inches of both moves where no rule lets a unit go further. @rule 12.03-a 12.08-a */
const DISTANCE = 3;

/** A model that may move, and how far. */
interface MoverLimit {
  model: ModelId;
  maximum: number;
}

export type FightMoveType = 'pile-in' | 'consolidation';

/** The unit's models with the distance that each may move, in inches; none of AIRCRAFT, nor after a surge move. @rule 12.03-a 12.03-m 12.08-a 21.02-h 23.02-a */
export function fightMovers(game: Game, unit: UnitId, moveType: FightMoveType): MoverLimit[] {
  if (unitHas(game, unit, 'AIRCRAFT') || madeMove(game, unit, 'surge')) return [];
  const longer = hooks.fightMoveDistance.parts(game, { unit, moveType }).map((part) => part.value);
  const maximum = Math.max(DISTANCE, ...longer);
  return acting(game, unit).map((model) => ({ model, maximum }));
}

/** What the unit could move among. */
export function fightMoveSpace(game: Game, unit: UnitId, moveType: FightMoveType): MoveSpace {
  return moveSpace(game, unit, fightMovers(game, unit, moveType), { moveType });
}

/** Models of a unit in base contact with an enemy model. @rule 01.04.04-a */
export function modelsInContact(game: Game, unit: UnitId): ModelId[] {
  const enemies = enemyModels(game, unit).map((enemy) => standingBody(game, enemy));
  return acting(game, unit).filter((model) => {
    const body = standingBody(game, model);
    return enemies.some((enemy) => isWithin(distance(body, enemy), 0));
  });
}

/** Every enemy model that can be engaged. */
export function enemyModels(game: Game, unit: UnitId): ModelId[] {
  return enemiesOf(game, unit).flatMap((enemy) => acting(game, enemy));
}

/** Models in base contact stay where they are. @rule 12.03-d 12.08-g */
export function contactStays(game: Game, unit: UnitId, rule: string): Constraint[] {
  const models = modelsInContact(game, unit);
  return models.length === 0 ? [] : [{ kind: 'fixed', rule, models }];
}

/** A moved model ends closer to the target closest to it, and engaged with it if it can. @rule 12.03-e 12.08-g 12.08-h */
export function towardsClosest(game: Game, targets: readonly UnitId[], rule: string): Constraint[] {
  const groups = targets.map((target) => acting(game, target));
  return [
    { kind: 'closer-to-closest', rule, groups },
    { kind: 'engaged-if-able', rule, groups, closestOnly: true, movedOnly: true, ...engagementRange(game) },
  ];
}

/** No model loses an engagement that it had. @rule 12.03-h 12.08-j */
export function keepsEngagements(game: Game, unit: UnitId, rule: string): Constraint {
  const enemies = enemiesOf(game, unit).map((enemy) => acting(game, enemy));
  const pairs = acting(game, unit).flatMap((model) =>
    enemies
      .filter((group) => group.some((enemy) => areModelsEngaged(game, model, enemy)))
      .map((group) => ({ model, group })),
  );
  return { kind: 'keeps-engagements', rule, pairs, ...engagementRange(game) };
}
