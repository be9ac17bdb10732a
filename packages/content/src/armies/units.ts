/** Which units cards and rules of armies mean. */
import type { Game, PlayerId, UnitId } from '@adjutant/engine';
import { wasSelectedToFight } from '@adjutant/rules-11e/content';
import { unitHas, unitsOnTable } from '@adjutant/rules-11e/queries';

/** A player's units on the battlefield that have a keyword and none of some others. */
export function unitsWith(game: Game, player: PlayerId, keyword: string, without: readonly string[] = []): UnitId[] {
  return unitsOnTable(game, player).filter((unit) => isWith(game, unit, keyword, without));
}

/** Of some units those of a player that have a keyword and none of some others. */
export function among(
  game: Game,
  units: readonly UnitId[],
  player: PlayerId,
  keyword: string,
  without: readonly string[] = [],
): UnitId[] {
  return units.filter((unit) => game.unit(unit).player === player && isWith(game, unit, keyword, without));
}

/** Whether a unit has a keyword and none of some others. */
export function isWith(game: Game, unit: UnitId, keyword: string, without: readonly string[] = []): boolean {
  return unitHas(game, unit, keyword) && !without.some((other) => unitHas(game, unit, other));
}

/** Whether a unit has not been selected to move in this phase. @rule 09.02-b */
export function waitsToMove(game: Game, unit: UnitId): boolean {
  return game.unit(unit).facts.movedSelectedOn !== game.state.clock.phase;
}

/** Whether a unit has not been selected to shoot in this phase. @rule 10.02-b */
export function waitsToShoot(game: Game, unit: UnitId): boolean {
  return game.unit(unit).facts.shotSelectedOn !== game.state.clock.phase;
}

/** Whether a unit has not been selected to fight in this phase. @rule 12.04-k */
export function waitsToFight(game: Game, unit: UnitId): boolean {
  return !wasSelectedToFight(game, unit);
}

/** Whether it is the Command, Movement, Shooting, Charge or Fight phase of the turn of a player. */
export function isPhaseOf(game: Game, player: PlayerId, phase: string): boolean {
  return game.state.clock.phaseName === phase && game.state.clock.player === player;
}
