import type { Game, ModelId, UnitId } from '@adjutant/engine';
import { livingOnTable } from '../01-core-concepts/populations.ts';
import { characteristic } from '../02-datasheets/characteristic.ts';
import type { Attack } from '../04-making-attacks/attack.ts';

/** The T that attacks on a unit use: the highest among its bodyguard models on the battlefield, among all its models where it has none. @rule 05.02.01 19.02-a 19.02-b */
export function toughnessOf(game: Game, unit: UnitId, attack?: Attack): number {
  const models = livingOnTable(game, unit);
  const bodyguards = models.filter((model) => isBodyguard(game, model));
  const counted = bodyguards.length > 0 ? bodyguards : models;
  return counted.reduce((most, model) => Math.max(most, characteristic(game, model, 'toughness', attack) ?? 1), 1);
}

function isBodyguard(game: Game, model: ModelId): boolean {
  const { component, unit } = game.modelInfo(model);
  return game.unitInfo(unit).components[component]?.setup.role === 'bodyguard';
}
