import {
  type EffectDefinition,
  type EffectSketch,
  effectConstructor,
  type HookHandler,
  type Trigger,
} from '@adjutant/engine';
import type { PhaseName } from './07-battle-round/clock.ts';
import { isOpenInPhase } from './07-battle-round/out-of-phase.ts';
import type { hooks } from './hooks.ts';
import { moments } from './moments.ts';

const written = effectConstructor<typeof hooks, typeof moments>(moments);

/** What an ability is written as; `phase` where its text names the phase in which it applies (07.02.01-b). */
type AbilitySketch = EffectSketch<typeof hooks, typeof moments> & { readonly phase?: PhaseName };

/** Writes an effect: an ability of a datasheet, a detachment's rule, what a stratagem does, or a core rule's own modifier. */
export function ability({ phase, ...sketch }: AbilitySketch): EffectDefinition {
  const effect = written(sketch);
  return phase === undefined ? effect : lockedTo(phase, effect);
}

/** The same effect, silent in other phases and while a unit acts out of phase. @rule 07.02.01-b */
function lockedTo(phase: PhaseName, effect: EffectDefinition): EffectDefinition {
  const hooksOf = Object.entries(effect.hooks).map(([name, handler]): [string, HookHandler<never, unknown>] => [
    name,
    (context, self, game) => (isOpenInPhase(game, phase, context) ? handler(context, self, game) : undefined),
  ]);
  const triggersOf = Object.entries(effect.triggers).map(([name, trigger]): [string, Trigger<never>] => [
    name,
    {
      ...trigger,
      applies: (context, self, game) => isOpenInPhase(game, phase, context) && trigger.applies(context, self, game),
    },
  ]);
  return { ...effect, hooks: Object.fromEntries(hooksOf), triggers: Object.fromEntries(triggersOf) };
}
