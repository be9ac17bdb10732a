import { type Game, setClock } from '@adjutant/engine';

/** The five phases of a turn by their names in the clock. @rule 07.02-c */
export const phaseNames = ['command', 'movement', 'shooting', 'charge', 'fight'] as const;
export type PhaseName = (typeof phaseNames)[number];

/** Whether a phase is being played: not before the battle, nor in the steps at the start and end of turns and rounds. @rule 15.02-b */
export function isInPhase(game: Game): boolean {
  return (phaseNames as readonly string[]).includes(game.state.clock.phaseName);
}

/** Starts a phase, or a step of the turn or round that stands between phases; each has a serial of its own. */
export function enter(game: Game, name: string, rule: string, change: Partial<Game['state']['clock']> = {}): void {
  setClock(game, name, rule, { phase: game.state.clock.phase + 1, phaseName: name, step: '', ...change });
}

/** Starts a step of the present phase. */
export function enterStep(game: Game, step: string, rule: string): void {
  setClock(game, step, rule, { step });
}
