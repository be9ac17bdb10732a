import { type EffectInstance, endEffects, type Game, type PlayerId, type Until } from '@adjutant/engine';
import { moments } from '../moments.ts';

/** Ends what lasts until the end of this phase. @rule 01.02.02-c 01.02.02-d */
export function endWithPhase(game: Game): void {
  endUntil(game, 'phase-end', game.state.clock.phase);
}

/** Ends what lasts until the end of this turn. @rule 01.02.02-a */
export function endWithTurn(game: Game): void {
  endUntil(game, 'turn-end', game.state.clock.turn);
}

/** Ends what lasts until the start of this turn. @rule 01.02.02-a */
export function endAtTurnStart(game: Game): void {
  endUntil(game, 'turn-start', game.state.clock.turn);
}

/** Ends what lasts until the end of this battle round. @rule 01.02.02-a */
export function endWithRound(game: Game): void {
  endUntil(game, 'round-end', game.state.clock.round);
}

/** Serials only grow: what should have ended earlier ends now. Time runs on for units off the table (01.02.02-b). */
function endUntil(game: Game, kind: 'phase-end' | 'turn-end' | 'turn-start' | 'round-end', serial: number): void {
  endEffects(game, ({ until }: EffectInstance) => until.kind === kind && until.serial <= serial);
}

/** Until the end of this phase: also the duration of what names none. @rule 01.02.02-d */
export function untilPhaseEnd(game: Game): Until {
  return { kind: 'phase-end', serial: game.state.clock.phase };
}

/** Until the end of this turn. */
export function untilTurnEnd(game: Game): Until {
  return { kind: 'turn-end', serial: game.state.clock.turn };
}

/** Until the start of a player's next Command phase. */
export function untilCommandPhaseOf(player: PlayerId): Until {
  return { kind: 'players-moment', moment: moments.startOfCommandPhase.name, player };
}

/** Until the end of a player's next turn; a turn that goes on is not the next. @rule 01.02.02-a */
export function untilEndOfNextTurnOf(game: Game, player: PlayerId): Until {
  const { turn, player: turnOf } = game.state.clock;
  return { kind: 'turn-end', serial: turnOf === player ? turn + 2 : turn + 1 };
}
