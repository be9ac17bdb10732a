import type { Amount, Game, ModelId } from '@adjutant/engine';
import { ability } from '../effect.ts';

/** Deadly Demise X: on a 6, a destroyed model with it deals X mortal wounds to every unit within 6 inches; worked by the destruction itself. @rule 24.08 */
export const deadlyDemise = ability({ id: 'deadly-demise', rule: '24.08' });

/** How many mortal wounds a model's Deadly Demise deals to each unit, or undefined where it has none: it belongs to the models that have it. @rule 24.08-a 19.04-i */
export function deadlyDemiseOf(game: Game, model: ModelId): Amount | undefined {
  const instance = game.effects.of(deadlyDemise.id).find((one) => one.sources?.includes(model));
  return instance?.data.value as Amount | undefined;
}
