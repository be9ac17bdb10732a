/** Fights First (24.13): the models that have it, and the units that fight in that part of the Fight step. */
import type { Game, UnitId } from '@adjutant/engine';
import { acting } from '../01-core-concepts/populations.ts';
import { ability } from '../effect.ts';
import { hooks } from '../hooks.ts';

/** Models have Fights First: those of its source where it stands on a datasheet, else all of the unit. @rule 24.13 01.02-e */
export const fightsFirst = ability({
  id: 'fights-first',
  rule: '24.13',
  hooks: {
    fightsFirst: ({ model }, self, game) =>
      self.unit === game.model(model).unit && (self.sources === undefined || self.sources.includes(model))
        ? true
        : undefined,
  },
});

/** Models of a unit that made a charge move have Fights First for the rest of the turn. @rule 11.04-j */
export const chargersFightFirst = ability({
  id: 'core/chargers-fight-first',
  rule: '11.04-j',
  hooks: {
    fightsFirst: ({ model }, _self, game) =>
      game.unit(game.model(model).unit).facts.chargedOn === game.state.clock.turn ? true : undefined,
  },
});

/** Whether a unit fights among the Fights First units: every model of it has the ability. @rule 24.13-a 12.04-d */
export function isFightsFirst(game: Game, unit: UnitId): boolean {
  const models = acting(game, unit);
  return models.length > 0 && models.every((model) => hooks.fightsFirst.first(game, { model }) !== undefined);
}
