import { type Game, type ModelId, standingBody, type UnitId } from '@adjutant/engine';
import { horizontalDistance, isWithin, verticalDistance } from '@adjutant/geometry';
import { acting, enemiesOf } from '../01-core-concepts/populations.ts';

/** Engagement range in inches (03.04-a). */
export const ENGAGEMENT = { horizontal: 2, vertical: 5 } as const;

/** Whether two models are within engagement range of each other. @rule 03.04-a 03.04-b */
export function areModelsEngaged(game: Game, a: ModelId, b: ModelId): boolean {
  const [one, other] = [standingBody(game, a), standingBody(game, b)];
  const reach = ENGAGEMENT.horizontal + 12;
  if (Math.abs(one.pose.x - other.pose.x) > reach || Math.abs(one.pose.y - other.pose.y) > reach) return false;
  return (
    isWithin(horizontalDistance(one, other), ENGAGEMENT.horizontal) &&
    isWithin(verticalDistance(one, other), ENGAGEMENT.vertical)
  );
}

/** Whether two units have models that are engaged with each other. @rule 03.04-b */
export function areUnitsEngaged(game: Game, a: UnitId, b: UnitId): boolean {
  return acting(game, a).some((model) => acting(game, b).some((enemy) => areModelsEngaged(game, model, enemy)));
}

/** The enemy units that a unit is engaged with. @rule 03.04-b */
export function engagedWith(game: Game, unit: UnitId): UnitId[] {
  return enemiesOf(game, unit).filter((enemy) => areUnitsEngaged(game, unit, enemy));
}

/** Whether a unit is engaged. @rule 03.04-c */
export function isEngaged(game: Game, unit: UnitId): boolean {
  return enemiesOf(game, unit).some((enemy) => areUnitsEngaged(game, unit, enemy));
}
