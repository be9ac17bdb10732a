import { type Game, setUnitFact, type UnitId } from '@adjutant/engine';

/** The kinds of moves that a unit can make (03.01-b). */
export const moveTypes = [
  'normal',
  'advance',
  'fall-back',
  'charge',
  'pile-in',
  'consolidation',
  'disembark',
  'emergency-disembark',
  'ingress',
  'surge',
  'scout',
] as const;
export type MoveType = (typeof moveTypes)[number];

/** Records that a unit made a move of a type: in which phase, and that it moved this turn. */
export function recordMove(game: Game, unit: UnitId, moveType: string): void {
  const { turn, phase } = game.state.clock;
  setUnitFact(game, unit, 'movedOn', turn);
  setUnitFact(game, unit, `${moveType}-move`, phase);
}

/** Whether a unit made a move of a type in this phase. */
export function madeMove(game: Game, unit: UnitId, moveType: MoveType): boolean {
  return game.unit(unit).facts[`${moveType}-move`] === game.state.clock.phase;
}

/** Whether a unit made a move of any type in this phase; remaining stationary is none. @rule 21.02-b */
export function movedThisPhase(game: Game, unit: UnitId): boolean {
  return moveTypes.some((moveType) => madeMove(game, unit, moveType));
}
