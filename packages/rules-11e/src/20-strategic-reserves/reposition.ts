import { type Game, setPlace, setUnitFact, type UnitId } from '@adjutant/engine';
import { stopAction } from '../16-actions/performing.ts';

/** A rule takes a unit off the battlefield into strategic reserves; what it did this turn and what lies on it stay with it. @rule 20.02-a 20.02-c 20.02-d */
export function reposition(game: Game, unit: UnitId, rule: string): void {
  stopAction(game, unit, '16.01-h');
  setPlace(game, unit, { kind: 'reserves' }, rule);
  setUnitFact(game, unit, 'repositionedOn', game.state.clock.turn);
}
