/** What hides part of a model from another one, by its kind. */
import type { Game, ModelId, UnitId } from '@adjutant/engine';
import type { SightCache } from '@adjutant/geometry';
import { crowdBetween, crowdOfUnit, sightPlace } from './models-in-the-way.ts';
import { sightTables } from './sight-terrain.ts';

/** Whether Solid features alone hide part of a model that faces another; nothing else counts. @rule 13.11.01-b 13.11.01-e */
export function isHiddenInPartBySolid(game: Game, observer: ModelId, target: ModelId): boolean {
  return !isWhole(game, sightTables(game).solid, observer, target);
}

/**
 * Whether a model is not fully visible to another because of terrain: features in between, or obscuring areas that neither is within.
 * What terrain and models hide only together counts, what models of third units hide alone does not.
 * @rule 13.08-d 13.08-e 13.08-f 13.08-k
 */
export function isHiddenInPartByTerrain(game: Game, observer: ModelId, target: ModelId): boolean {
  const { all, empty } = sightTables(game);
  if (!isWhole(game, all, observer, target)) return true;
  const [unit, other] = [game.model(observer).unit, game.model(target).unit];
  const [from, to] = [sightPlace(game, all, observer), sightPlace(game, all, target)];
  if (all.full(from, to, crowdBetween(game, all, unit, other)).fully) return false;
  const crowd = crowdBetween(game, empty, unit, other);
  return empty.full(sightPlace(game, empty, observer), sightPlace(game, empty, target), crowd).fully;
}

/** Whether models of one unit alone hide part of a model from another one. @rule 15.10-b */
export function isHiddenInPartByUnit(game: Game, observer: ModelId, target: ModelId, hiding: UnitId): boolean {
  const { empty } = sightTables(game);
  const crowd = crowdOfUnit(game, empty, hiding);
  return !empty.full(sightPlace(game, empty, observer), sightPlace(game, empty, target), crowd).fully;
}

function isWhole(game: Game, cache: SightCache, observer: ModelId, target: ModelId): boolean {
  return cache.full(sightPlace(game, cache, observer), sightPlace(game, cache, target)).fully;
}
