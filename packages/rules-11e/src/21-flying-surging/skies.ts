import type { Game, UnitId } from '@adjutant/engine';
import { unitHas } from '../02-datasheets/keywords.ts';
import { HOVER } from '../24-core-abilities/hover.ts';

/** The moves in which a unit may take to the skies. @rule 21.03-b */
const skiesMoves: readonly string[] = ['normal', 'advance', 'fall-back', 'charge'];

/** Inches off the maximum distance of every model of a unit that takes to the skies. @rule 21.03-c */
const SKIES_COST = 2;

/** Whether a unit can FLY: some model of it that is not destroyed does. @rule 21.03-a */
export function canFly(game: Game, unit: UnitId): boolean {
  return unitHas(game, unit, 'FLY');
}

/** Whether a unit may declare, before this move, that it takes to the skies. @rule 21.03-b 21.02-k */
export function mayTakeToTheSkies(game: Game, unit: UnitId, moveType: string): boolean {
  return skiesMoves.includes(moveType) && canFly(game, unit);
}

/** Inches that taking to the skies takes off each model's maximum distance. @rule 21.03-c 24.17-a */
export function skiesCost(game: Game, unit: UnitId): number {
  return game.effects.onUnit(HOVER, unit) ? 0 : SKIES_COST;
}
