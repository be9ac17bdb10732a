/** Who can see whom: what rules ask; lines of sight are found by `packages/geometry`. @rule 06.01 13.07 */
import type { Game, ModelId, UnitId } from '@adjutant/engine';
import { acting } from '../01-core-concepts/populations.ts';
import { isBeyondDetection } from '../13-terrain/hidden.ts';
import { isHiddenInPartByUnit } from '../13-terrain/in-part-hidden.ts';
import { crowdBetween, sightPlace } from '../13-terrain/models-in-the-way.ts';
import { sightTables } from '../13-terrain/sight-terrain.ts';
import { isBeyondLoneOperative } from '../24-core-abilities/lone-operative.ts';

/** Whether a model can see another: both on the battlefield, no rule hides the other from it, and a line of sight joins them. @rule 06.01-a 06.01-d 06.01-k 13.07-f */
export function isVisible(game: Game, observer: ModelId, target: ModelId): boolean {
  const { unit } = game.model(target);
  if (!isOnBattlefield(game, observer) || !isOnBattlefield(game, target)) return false;
  if (game.model(observer).unit === unit) return true;
  return !isBeyondLoneOperative(game, observer, unit) && canSee(game, observer, target);
}

/** Whether a model can see all of another that faces it: only the other itself hides anything of it. @rule 06.01-e 06.01-h */
export function isFullyVisible(game: Game, observer: ModelId, target: ModelId): boolean {
  if (!isVisible(game, observer, target)) return false;
  const { all } = sightTables(game);
  const crowd = crowdBetween(game, all, game.model(observer).unit, game.model(target).unit);
  return all.full(sightPlace(game, all, observer), sightPlace(game, all, target), crowd).fully;
}

/** Whether a model can see at least one model of a unit. @rule 06.01-f 13.07-e */
export function isUnitVisible(game: Game, observer: ModelId, unit: UnitId): boolean {
  if (!isOnBattlefield(game, observer)) return false;
  if (game.model(observer).unit === unit) return true;
  const models = acting(game, unit);
  return (
    models.length > 0 &&
    !isBeyondLoneOperative(game, observer, unit) &&
    models.some((model) => canSee(game, observer, model))
  );
}

/** Whether a model can see all of each model of a unit, through the unit's other models. @rule 06.01-g 13.07-e */
export function isUnitFullyVisible(game: Game, observer: ModelId, unit: UnitId): boolean {
  const models = acting(game, unit);
  return models.length > 0 && models.every((model) => isFullyVisible(game, observer, model));
}

/** Whether at least one model of a unit can see another unit. @rule 06.01-j 06.01-l */
export function isUnitVisibleToUnit(game: Game, observers: UnitId, unit: UnitId): boolean {
  return acting(game, observers).some((observer) => isUnitVisible(game, observer, unit));
}

/** Whether models of a unit keep another unit from being fully visible to a model. @rule 15.10-b 15.10-c */
export function isPartlyHiddenBy(game: Game, observer: ModelId, target: UnitId, hiding: UnitId): boolean {
  if (hiding === target || game.model(observer).unit === hiding || !isOnBattlefield(game, observer)) return false;
  return acting(game, target).some((model) => isHiddenInPartByUnit(game, observer, model, hiding));
}

function isOnBattlefield(game: Game, model: ModelId): boolean {
  const { pose, status } = game.model(model);
  return pose !== undefined && status !== 'removed';
}

/** Whether a model sees one of another unit, where the unit can be seen from so far away: hidden ones from nearby only, and along a free line. @rule 13.07-f 13.07-g */
function canSee(game: Game, observer: ModelId, target: ModelId): boolean {
  const [unit, other] = [game.model(observer).unit, game.model(target).unit];
  const enemies = game.unit(unit).player !== game.unit(other).player;
  if (enemies && isBeyondDetection(game, observer, target)) return false;
  const { all } = sightTables(game);
  return all.sees(sightPlace(game, all, observer), sightPlace(game, all, target), crowdBetween(game, all, unit, other));
}
