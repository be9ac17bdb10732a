import type { EffectInstance, Game, ModelId, UnitId } from '@adjutant/engine';
import { living } from '../01-core-concepts/populations.ts';

/** Whether a model has a core ability from one source: its own datasheet, a rule for it alone, or one for its whole unit. @rule 19.04-i */
export function modelHasFrom(game: Game, model: ModelId, instance: EffectInstance): boolean {
  if (instance.model !== undefined) return instance.model === model;
  if (instance.unit !== game.model(model).unit) return false;
  return instance.sources === undefined || instance.sources.includes(model);
}

/** Whether a model has a core ability: its own datasheet's, or one that a rule gave to its whole unit. @rule 19.04-i */
export function modelHasAbility(game: Game, model: ModelId, effect: string): boolean {
  return game.effects.of(effect).some((instance) => modelHasFrom(game, model, instance));
}

/** Whether every model of a unit that is not destroyed has a core ability. @rule 19.04-i */
export function everyModelHas(game: Game, unit: UnitId, effect: string): boolean {
  const models = living(game, unit);
  return models.length > 0 && models.every((model) => modelHasAbility(game, model, effect));
}
