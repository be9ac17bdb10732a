import { endEffects, type Game } from '@adjutant/engine';

/** Ends every ability whose last source model is gone; called when a model falls, or after the attacks that felled it. @rule 19.04-c to 19.04-g */
export function endLostAbilities(game: Game): void {
  endEffects(game, ({ sources }) => {
    if (sources === undefined || sources.length === 0) return false;
    return sources.every((model) => game.model(model).status === 'removed');
  });
}
