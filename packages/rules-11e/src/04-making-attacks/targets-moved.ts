import type { Game, UnitId } from '@adjutant/engine';
import { isOnTable } from '../01-core-concepts/populations.ts';
import { whyNotTarget } from './legal-targets.ts';
import { type PlannedAttack, targetsLeft } from './planned-attack.ts';
import { recordAttack } from './record-attack.ts';
import { type Surroundings, sighting, surroundingsOf, type WayOfAttacking } from './surroundings.ts';
import { attackOf } from './weapon-abilities.ts';

/** Where the attacking unit and its targets stand, so that a move can be noticed. */
export function placesOf(game: Game, unit: UnitId, planned: readonly PlannedAttack[]): Record<string, string> {
  return Object.fromEntries([unit, ...targetsLeft(planned)].map((one) => [String(one), placeOf(game, one)]));
}

function placeOf(game: Game, unit: UnitId): string {
  return JSON.stringify([
    game.unit(unit).place.kind,
    ...game.unitInfo(unit).models.map((model) => game.model(model).pose ?? null),
  ]);
}

/** Whether a unit stands as it did, but for models that have fallen. */
function stands(game: Game, unit: UnitId, before: string | undefined): boolean {
  if (before === undefined || !isOnTable(game, unit)) return false;
  const [, ...poses] = JSON.parse(before) as unknown[];
  return game.unitInfo(unit).models.every((model, at) => {
    const { pose, status } = game.model(model);
    return status === 'removed' || JSON.stringify(pose ?? null) === JSON.stringify(poses[at]);
  });
}

/**
 * Positions of the planned attacks whose target has left the table or has become illegal by a move; that models fell during the
 * attacks makes no target illegal (05 open point 4).
 * @rule 04.03.03-a
 */
export function illegalNow(
  game: Game,
  way: WayOfAttacking,
  planned: readonly PlannedAttack[],
  places: Readonly<Record<string, string>>,
): number[] {
  const shooterStands = stands(game, way.unit, places[String(way.unit)]);
  const moved = targetsLeft(planned).filter(
    (target) => !shooterStands || !stands(game, target, places[String(target)]),
  );
  if (moved.length === 0) return [];
  const around = surroundingsOf(game, way, moved);
  return planned.flatMap((attack, at) => {
    if (attack.done || !moved.includes(attack.record.target)) return [];
    return isLegal(game, around, attack) ? [] : [at];
  });
}

function isLegal(game: Game, around: Surroundings, { record }: PlannedAttack): boolean {
  const enemy = around.enemies.find(({ unit }) => unit === record.target);
  if (enemy === undefined) return false;
  const seen = sighting(game, record.model, enemy);
  const attack = attackOf(game, recordAttack(around, record, seen));
  return whyNotTarget(game, attack, seen.distance) === undefined;
}
