import { type Game, setPlace, setUnitFact, type UnitId } from '@adjutant/engine';

/** A rule takes a unit off the battlefield into strategic reserves; what it did this turn and what lies on it stay with it. @rule 20.02-a 20.02-c 20.02-d */
export function reposition(game: Game, unit: UnitId, rule: string): void {
  setPlace(game, unit, { kind: 'reserves' }, rule);
  setUnitFact(game, unit, 'repositionedOn', game.state.clock.turn);
}
