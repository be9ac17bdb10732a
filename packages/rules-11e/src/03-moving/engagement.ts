import { type Game, type ModelId, standingBody, type UnitId } from '@adjutant/engine';
import { boundingRadius, horizontalDistance, isWithin, verticalDistance } from '@adjutant/geometry';
import { acting, enemiesOf } from '../01-core-concepts/populations.ts';
import { measure } from '../measures.ts';

/** Engagement range upwards and downwards, in inches (03.04-a). */
const VERTICAL = 5;

/** Engagement range in inches: 2 horizontally, or what the edition says, and 5 vertically. @rule 03.04-a 10e.engage-a */
export function engagementRange(game: Game): { readonly horizontal: number; readonly vertical: number } {
  return { horizontal: measure(game, 'engagement'), vertical: VERTICAL };
}

/** Whether two models are within engagement range of each other. @rule 03.04-a 03.04-b */
export function areModelsEngaged(game: Game, a: ModelId, b: ModelId): boolean {
  if (areFarApart(game, a, b)) return false;
  const [one, other] = [standingBody(game, a), standingBody(game, b)];
  return (
    isWithin(horizontalDistance(one, other), measure(game, 'engagement')) &&
    isWithin(verticalDistance(one, other), VERTICAL)
  );
}

/** Whether circles round two models are more than engagement range apart: a cheap test that decides most pairs. */
function areFarApart(game: Game, a: ModelId, b: ModelId): boolean {
  const [one, other] = [game.model(a).pose, game.model(b).pose];
  if (one === undefined || other === undefined) return false;
  const reach = measure(game, 'engagement') + 1 + radiusOf(game, a) + radiusOf(game, b);
  const [dx, dy] = [one.x - other.x, one.y - other.y];
  return dx * dx + dy * dy > reach * reach;
}

function radiusOf(game: Game, model: ModelId): number {
  const { base } = game.modelInfo(model).profile;
  return base.kind === 'round' ? base.radius : boundingRadius(base);
}

/** Whether two units have models that are engaged with each other. @rule 03.04-b */
export function areUnitsEngaged(game: Game, a: UnitId, b: UnitId): boolean {
  const enemies = acting(game, b);
  return acting(game, a).some((model) => enemies.some((enemy) => areModelsEngaged(game, model, enemy)));
}

/** The enemy units that a unit is engaged with. @rule 03.04-b */
export function engagedWith(game: Game, unit: UnitId): UnitId[] {
  return enemiesOf(game, unit).filter((enemy) => areUnitsEngaged(game, unit, enemy));
}

/** Whether a unit is engaged. @rule 03.04-c */
export function isEngaged(game: Game, unit: UnitId): boolean {
  return enemiesOf(game, unit).some((enemy) => areUnitsEngaged(game, unit, enemy));
}
