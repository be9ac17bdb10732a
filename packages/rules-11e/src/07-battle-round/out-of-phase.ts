/** Rules that let a unit act outside its normal place in the turn, and what may not be used meanwhile (07.02.01). */
import type { Game } from '@adjutant/engine';
import type { PhaseName } from './clock.ts';

/** Whether a unit is moving, shooting, charging or fighting by a rule, outside its normal place in the turn. @rule 07.02.01-a */
function isOutOfPhase(game: Game): boolean {
  return game.state.stack.some(({ locals }) => locals.outOfPhase === true);
}

/**
 * Whether a rule that names a phase may be used: in that phase, and not while a unit acts out of phase. `context` is what a hook or a
 * window knows, which may say so of itself.
 * @rule 07.02.01-b
 */
export function isOpenInPhase(game: Game, phase: PhaseName, context: unknown): boolean {
  if (game.state.clock.phaseName !== phase || isOutOfPhase(game)) return false;
  return (context as { readonly outOfPhase?: boolean } | undefined)?.outOfPhase !== true;
}
