import { bodyOf, type Game, type ModelId } from '@adjutant/engine';
import { type Body, type ModelMove, sweepBlocked } from '@adjutant/geometry';
import { enemyModelIds } from '@adjutant/rules-11e/edition';
import { modelHas } from '@adjutant/rules-11e/queries';

/** The models that pass over enemy models on their ways, but for TITANIC models and those that FLY. @rule 10e.desperate-a */
export function overEnemies(game: Game, unit: number, moves: readonly ModelMove[]): ModelId[] {
  const enemies = enemyModelIds(game, unit).flatMap((enemy) => bodyOf(game, enemy) ?? []);
  return moves.filter((move) => !isFree(game, move.model) && crosses(game, move, enemies)).map(({ model }) => model);
}

function isFree(game: Game, model: ModelId): boolean {
  return modelHas(game, model, 'TITANIC') || modelHas(game, model, 'FLY');
}

function crosses(game: Game, { model, path }: ModelMove, enemies: readonly Body[]): boolean {
  let body = bodyOf(game, model);
  for (const pose of path) {
    const from = body;
    if (from === undefined) return false;
    if (enemies.some((enemy) => sweepBlocked(from, pose, enemy))) return true;
    body = { ...from, pose };
  }
  return false;
}
