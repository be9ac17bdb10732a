import type { Amount, Game, ModelId, UnitId } from '@adjutant/engine';
import { standingBody } from '@adjutant/engine';
import { distance, isWithin } from '@adjutant/geometry';
import { livingOnTable } from '../01-core-concepts/populations.ts';
import { modified } from '../02-datasheets/characteristic.ts';
import { ability } from '../effect.ts';
import { hooks } from '../hooks.ts';
import { everyModelHas } from './every-model.ts';

/** Inches where no number is printed. */
const DEFAULT_RANGE = 12;

/** Lone Operative X": enemy models farther away cannot see the unit, nor target it by indirect fire. @rule 24.24 */
export const loneOperative = ability({ id: 'lone-operative', rule: '24.24' });

/** From how far a unit can be seen, in inches; undefined where it has no such limit. @rule 24.24-a 24.24.01-a to 24.24.01-d */
export function loneOperativeRange(game: Game, unit: UnitId): number | undefined {
  if (!everyModelHas(game, unit, 'lone-operative')) return undefined;
  const models = livingOnTable(game, unit);
  const ranges = game.effects
    .of('lone-operative')
    .filter((instance) => instance.sources?.some((model) => models.includes(model)) ?? instance.unit === unit);
  const printed = Math.max(...ranges.map(({ data }) => (data.value as Amount | undefined)?.plus ?? DEFAULT_RANGE));
  return modified('sightRange', printed, hooks.loneOperativeRange.parts(game, { unit }));
}

/** Whether an enemy model is too far away for a unit's Lone Operative. @rule 24.24-a 24.24-b 24.24-c */
export function isBeyondLoneOperative(game: Game, observer: ModelId, unit: UnitId): boolean {
  const range = loneOperativeRange(game, unit);
  if (range === undefined || game.modelInfo(observer).player === game.unit(unit).player) return false;
  const from = standingBody(game, observer);
  return !livingOnTable(game, unit).some((model) => isWithin(distance(from, standingBody(game, model)), range));
}
