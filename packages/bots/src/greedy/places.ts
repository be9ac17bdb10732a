import type { Game, UnitId } from '@adjutant/engine';
import type { Point } from '@adjutant/geometry';
import { acting, living, livingOnTable } from '@adjutant/rules-11e/queries';

/** The middle of a unit's models on the table, or undefined where it has none there. */
export function middleOf(game: Game, unit: UnitId): Point | undefined {
  const poses = acting(game, unit).flatMap((model) => game.model(model).pose ?? []);
  if (poses.length === 0) return undefined;
  const sum = poses.reduce<Point>(([x, y], pose) => [x + pose.x, y + pose.y], [0, 0]);
  return [sum[0] / poses.length, sum[1] / poses.length];
}

/** Inches between two points. */
export function apart([ax, ay]: Point, [bx, by]: Point): number {
  return Math.sqrt((ax - bx) * (ax - bx) + (ay - by) * (ay - by));
}

/** The point so many inches from `from` on the way to `to`, at most as far as `to`. */
export function onTheWay(from: Point, to: Point, inches: number): Point {
  const length = apart(from, to);
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, inches) / length);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** Inches that all models of a unit can move. */
export function moveOf(game: Game, unit: UnitId): number {
  const moves = living(game, unit).map((model) => game.modelInfo(model).profile.move ?? 0);
  return moves.length === 0 ? 0 : Math.min(...moves);
}

/** Objective control of a unit's models as printed. */
export function controlOf(game: Game, unit: UnitId): number {
  return living(game, unit).reduce((sum, model) => sum + (game.modelInfo(model).profile.objectiveControl ?? 0), 0);
}

/** Ids of the models of some units that stand on the table. */
export function modelsOf(game: Game, units: readonly UnitId[]): number[] {
  return units.flatMap((unit) => livingOnTable(game, unit));
}
