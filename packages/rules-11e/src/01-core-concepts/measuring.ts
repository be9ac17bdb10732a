/** Distances between units (01.04). */
import { type Game, type ModelId, standingBody, type UnitId } from '@adjutant/engine';
import { type Body, distance, horizontalDistance, isWithin } from '@adjutant/geometry';
import { acting, enemiesOf } from './populations.ts';

/** Inches between the closest models of two units on the battlefield; infinite where one has none there. @rule 01.04-b 01.04.01-b */
export function unitDistance(game: Game, a: UnitId, b: UnitId): number {
  return leastBetween(game, a, b, distance);
}

/** The same in plan. @rule 01.04-d */
export function horizontalUnitDistance(game: Game, a: UnitId, b: UnitId): number {
  return leastBetween(game, a, b, horizontalDistance);
}

function leastBetween(game: Game, a: UnitId, b: UnitId, measure: (one: Body, other: Body) => number): number {
  const others = bodiesOf(game, b);
  let least = Number.POSITIVE_INFINITY;
  for (const body of bodiesOf(game, a)) for (const other of others) least = Math.min(least, measure(body, other));
  return least;
}

/** Enemy units on the battlefield within some inches of a unit. @rule 01.04.01-a 01.04.01-b */
export function enemiesWithin(game: Game, unit: UnitId, inches: number): UnitId[] {
  return enemiesOf(game, unit).filter((enemy) => isWithin(unitDistance(game, unit, enemy), inches));
}

/** What is measured to when a rule measures to a model that has been destroyed: the place that it filled; undefined where it never stood. @rule 05.04.06-a */
export function bodyWhereItFell(game: Game, model: ModelId): Body | undefined {
  const { pose, fellAt } = game.model(model);
  const { base, height } = game.modelInfo(model).profile;
  const place = pose ?? fellAt;
  return place === undefined ? undefined : { shape: base, pose: place, height };
}

function bodiesOf(game: Game, unit: UnitId): Body[] {
  return acting(game, unit).map((model) => standingBody(game, model));
}
