import type { EffectInstance, Game } from '@adjutant/engine';

/** Whether an instance is the first in force of its effect on its unit: an ability that several components have works once. @rule 24.02-a */
export function isFirstOnUnit(game: Game, self: EffectInstance): boolean {
  return game.effects.of(self.effect).find(({ unit }) => unit === self.unit)?.serial === self.serial;
}
