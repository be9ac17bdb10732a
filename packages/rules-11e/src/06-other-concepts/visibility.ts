/**
 * Who can see whom. Lines of sight are not traced yet: nothing on the table blocks them (see `limitations`); what is decided here is
 * who can be seen at all.
 */
import type { Game, ModelId, UnitId } from '@adjutant/engine';
import { acting } from '../01-core-concepts/populations.ts';
import { isBeyondLoneOperative } from '../24-core-abilities/lone-operative.ts';

/** Whether a model can see another: both on the battlefield, and no rule hides the other from it. @rule 06.01-d 06.01-k 13.07-f */
export function isVisible(game: Game, observer: ModelId, target: ModelId): boolean {
  const [seeing, seen] = [game.model(observer), game.model(target)];
  if (seeing.pose === undefined || seen.pose === undefined || seen.status === 'removed') return false;
  return seeing.unit === seen.unit || !isBeyondLoneOperative(game, observer, seen.unit);
}

/** Whether a model can see at least one model of a unit. @rule 06.01-f */
export function isUnitVisible(game: Game, observer: ModelId, unit: UnitId): boolean {
  return acting(game, unit).some((model) => isVisible(game, observer, model));
}

/** Whether at least one model of a unit can see another unit. @rule 06.01-l */
export function isUnitVisibleToUnit(game: Game, observers: UnitId, unit: UnitId): boolean {
  return acting(game, observers).some((observer) => isUnitVisible(game, observer, unit));
}

/** Whether models of a unit keep another unit from being fully visible to a model: nobody's do while lines of sight are not traced. @rule 15.10-b 06.01 */
export function isPartlyHiddenBy(_game: Game, _observer: ModelId, _target: UnitId, _hiding: UnitId): boolean {
  return false;
}
