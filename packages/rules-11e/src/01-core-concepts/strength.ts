import { type Game, setStartingStrength, type UnitId } from '@adjutant/engine';
import { living } from './populations.ts';

/** Twice what is left of a unit and what it started with: wounds for one model, else models. */
interface Remains {
  readonly left: number;
  readonly start: number;
}

/** A unit of one model is judged by its wounds, any other by its models alone. @rule 01.02.01-d 01.02.01-e */
function remainsOf(game: Game, unit: UnitId): Remains {
  const { startingStrength } = game.unit(unit);
  const models = living(game, unit);
  const [only] = models;
  if (startingStrength !== 1 || only === undefined) return { left: models.length, start: startingStrength };
  return { left: game.model(only).wounds, start: game.modelInfo(only).profile.wounds };
}

/** Whether a unit has lost anything that counts. @rule 01.02.01-d 01.02.01-e */
export function isBelowStartingStrength(game: Game, unit: UnitId): boolean {
  const { left, start } = remainsOf(game, unit);
  return left < start;
}

/** Whether exactly half of a unit is left. @rule 01.02.01-d to 01.02.01-f */
export function isAtHalfStrength(game: Game, unit: UnitId): boolean {
  const { left, start } = remainsOf(game, unit);
  return left * 2 === start;
}

/** Whether less than half of a unit is left. @rule 01.02.01-d to 01.02.01-g */
export function isBelowHalfStrength(game: Game, unit: UnitId): boolean {
  const { left, start } = remainsOf(game, unit);
  return left * 2 < start;
}

/** Fixes the starting strength of every unit at the number of its models; attached units are one. @rule 01.02.01-a 01.02.01-b 25.10-f */
export function fixStartingStrengths(game: Game): void {
  for (const { id, place, startingStrength } of game.state.units) {
    const models = living(game, id).length;
    if (place.kind !== 'destroyed' && models !== startingStrength) setStartingStrength(game, id, models);
  }
}
