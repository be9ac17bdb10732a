import type { Game, UnitId } from '@adjutant/engine';
import type { Pose } from '@adjutant/geometry';
import { isOnTable } from '../01-core-concepts/populations.ts';
import { whyNotTarget } from './legal-targets.ts';
import { type PlannedAttack, targetsLeft } from './planned-attack.ts';
import { recordAttack } from './record-attack.ts';
import { type Surroundings, sighting, surroundingsOf, type WayOfAttacking } from './surroundings.ts';
import { attackOf } from './weapon-abilities.ts';

/** Where a unit stood: on the table or not, and each of its models; null where one stood nowhere. */
export interface PlaceThen {
  readonly onTable: boolean;
  readonly poses: readonly (Pose | null)[];
}

/** Where the attacking unit and its targets stand, so that a move can be noticed. */
export function placesOf(game: Game, unit: UnitId, planned: readonly PlannedAttack[]): Record<string, PlaceThen> {
  return Object.fromEntries([unit, ...targetsLeft(planned)].map((one) => [String(one), placeOf(game, one)]));
}

function placeOf(game: Game, unit: UnitId): PlaceThen {
  const poses = game.unitInfo(unit).models.map((model) => game.model(model).pose ?? null);
  return { onTable: isOnTable(game, unit), poses };
}

/** Whether a unit stands as it did, but for models that have fallen. */
function stands(game: Game, unit: UnitId, before: PlaceThen | undefined): boolean {
  if (before === undefined || !before.onTable || !isOnTable(game, unit)) return false;
  return game.unitInfo(unit).models.every((model, at) => {
    const { pose, status } = game.model(model);
    return status === 'removed' || isSamePose(pose, before.poses[at]);
  });
}

function isSamePose(now: Pose | undefined, then: Pose | null | undefined): boolean {
  if (now === undefined || then === null || then === undefined) return now === undefined && then === null;
  const { x, y, z, facingX, facingY } = now;
  return x === then.x && y === then.y && z === then.z && facingX === then.facingX && facingY === then.facingY;
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
  places: Readonly<Record<string, PlaceThen>>,
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
