import { type Game, type ModelId, standingBody, type UnitId } from '@adjutant/engine';
import { distance } from '@adjutant/geometry';
import { acting, enemiesOf, livingOnTable } from '../01-core-concepts/populations.ts';
import { areUnitsEngaged, isEngaged } from '../03-moving/engagement.ts';
import { isUnitVisible } from '../06-other-concepts/visibility.ts';
import { isSteady } from '../24-core-abilities/heavy.ts';
import type { ShootingType } from './attack.ts';

/** How a unit is going to attack. */
export interface WayOfAttacking {
  readonly unit: UnitId;
  readonly kind: 'shoot' | 'fight';
  readonly shootingType?: ShootingType | undefined;
  readonly outOfPhase: boolean;
}

/** An enemy unit as the attacking unit finds it when it selects targets. */
export interface EnemyFound {
  readonly unit: UnitId;
  readonly models: readonly ModelId[];
  readonly engaged: boolean;
  readonly engagedWithUs: boolean;
}

/** What is the same for all weapons of a unit while it selects targets; measured once. */
export interface Surroundings extends WayOfAttacking {
  readonly steady: boolean;
  readonly models: readonly ModelId[];
  readonly enemies: readonly EnemyFound[];
}

/**
 * Looks round for a unit that is about to attack: its models that act, and the enemy units that can be attacked at all; `only` where some
 * of them matter.
 * @rule 04.01-a 05.04.04-f
 */
export function surroundingsOf(game: Game, way: WayOfAttacking, only?: readonly UnitId[]): Surroundings {
  const units = enemiesOf(game, way.unit).filter((unit) => only === undefined || only.includes(unit));
  const enemies = units
    .map((unit) => ({ unit, models: livingOnTable(game, unit) }))
    .filter(({ models }) => models.length > 0)
    .map((enemy) => {
      const engagedWithUs = areUnitsEngaged(game, way.unit, enemy.unit);
      return { ...enemy, engagedWithUs, engaged: engagedWithUs || isEngaged(game, enemy.unit) };
    });
  return { ...way, steady: isSteady(game, way.unit, way.outOfPhase), models: acting(game, way.unit), enemies };
}

/** An enemy unit as one model finds it. */
export interface Sighting {
  readonly enemy: EnemyFound;
  /** Inches to the closest model. */
  readonly distance: number;
  /** Looked up only when it is asked for: lines of sight cost most of all. */
  readonly visible: boolean;
}

/** An enemy unit as one model finds it; the model in range and the model seen may be different ones. @rule 04.02-d 04.02-e */
export function sighting(game: Game, model: ModelId, enemy: EnemyFound): Sighting {
  const from = standingBody(game, model);
  let closest = Number.POSITIVE_INFINITY;
  for (const other of enemy.models) closest = Math.min(closest, distance(from, standingBody(game, other)));
  let visible: boolean | undefined;
  return {
    enemy,
    distance: closest,
    get visible() {
      visible ??= isUnitVisible(game, model, enemy.unit);
      return visible;
    },
  };
}
