import { type EffectInstance, type Game, resumeEffects, suspendEffects } from '@adjutant/engine';

function isLost(game: Game, { sources }: EffectInstance): boolean {
  if (sources === undefined || sources.length === 0) return false;
  return sources.every((model) => game.model(model).status === 'removed');
}

/** Abilities whose last source model is gone lose their force; called when a model falls, or after the attacks that felled it. @rule 19.04-c to 19.04-g */
export function suspendLostAbilities(game: Game): void {
  suspendEffects(game, (effect) => isLost(game, effect));
}

/** Abilities of models that came back apply again. @rule 19.04-h */
export function resumeAbilities(game: Game, rule: string): void {
  resumeEffects(game, (effect) => !isLost(game, effect), rule);
}
