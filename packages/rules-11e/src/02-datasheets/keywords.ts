import type { Game, ModelId, TargetCondition, UnitId } from '@adjutant/engine';
import { living } from '../01-core-concepts/populations.ts';
import { hooks } from '../hooks.ts';

/** Whether a model has a keyword of its own. @rule 02.05.01-b */
export function modelHas(game: Game, model: ModelId, keyword: string): boolean {
  if (game.modelInfo(model).keywords.has(keyword)) return true;
  return hooks.keywords.parts(game, { model }).some((part) => part.value.includes(keyword));
}

/** Whether a unit has a keyword: some model of it that is not destroyed has it. @rule 02.05.01-a 02.05.01-g */
export function unitHas(game: Game, unit: UnitId, keyword: string): boolean {
  return living(game, unit).some((model) => modelHas(game, model, keyword));
}

/** Whether a model is a MONSTER or VEHICLE model. */
export function isMonsterOrVehicle(game: Game, model: ModelId): boolean {
  return modelHas(game, model, 'MONSTER') || modelHas(game, model, 'VEHICLE');
}

/** Whether a unit meets the target condition of a weapon ability. @rule 24.01-b 24.03-c */
export function meetsCondition(game: Game, unit: UnitId, condition: TargetCondition | undefined): boolean {
  if (condition === undefined) return true;
  return condition.keywords.some((keyword) => unitHas(game, unit, keyword)) !== condition.without;
}
