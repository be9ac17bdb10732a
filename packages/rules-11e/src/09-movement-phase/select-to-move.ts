import { type Game, openWindow, selectUnit, setUnitFact, type UnitId } from '@adjutant/engine';
import { unitsOf } from '../01-core-concepts/populations.ts';
import { moments } from '../moments.ts';
import { stayStationary } from './remain-stationary.ts';

/** The phase in which a unit was selected to move; 0 where a failed set-up undid it (09.02-f). */
const SELECTED = 'movedSelectedOn';

/** A player's units that have not been selected to move: on the battlefield, in reserves or embarked. @rule 09.02-b 09.02-d 09.02-k */
export function unselectedUnits(game: Game): UnitId[] {
  return unitsOf(game, game.state.clock.player).filter((unit) => {
    const { place, facts } = game.unit(unit);
    return place.kind !== 'undeployed' && facts[SELECTED] !== game.state.clock.phase;
  });
}

/** Selects a unit to move and opens that moment. @rule 09.02-b 03.01-u */
export function selectToMove(game: Game, unit: UnitId): void {
  setUnitFact(game, unit, SELECTED, game.state.clock.phase);
  selectUnit(game, unit, 'move', '09.02-b');
  openWindow(game, moments.unitSelectedToMove, { unit });
}

/** A set-up failed: the unit was not selected to make that move. @rule 03.02-c 09.02-f */
export function undoSelection(game: Game, unit: UnitId): void {
  setUnitFact(game, unit, SELECTED, 0);
}

/** A unit for which its player picks no move type remains stationary. @rule 09.02-e */
export function leaveStationary(game: Game, unit: UnitId): void {
  setUnitFact(game, unit, SELECTED, game.state.clock.phase);
  stayStationary(game, unit);
}
