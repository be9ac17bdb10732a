import { type Game, type Refusal, refuse, type UnitId } from '@adjutant/engine';
import type { Constraint } from '@adjutant/geometry';
import { enemiesOf, isOnTable, livingOnTable } from '../01-core-concepts/populations.ts';
import { characteristic } from '../02-datasheets/characteristic.ts';
import { unitHas } from '../02-datasheets/keywords.ts';
import { unengagedConstraint } from '../03-moving/constraints.ts';
import { engagedWith } from '../03-moving/engagement.ts';
import type { Activity } from '../hooks.ts';
import { canDo } from './activities.ts';

/** Why a unit may not move over the table at all, whatever the move type. */
export function refusesToMove(game: Game, unit: UnitId, rule: string): Refusal | undefined {
  if (!isOnTable(game, unit)) return refuse('not-on-the-battlefield', rule, { unit });
  if (unitHas(game, unit, 'AIRCRAFT')) return refuse('aircraft-only-ingress', '23.02-a', { unit });
  const canMove = livingOnTable(game, unit).some((model) => characteristic(game, model, 'move') !== undefined);
  return canMove ? undefined : refuse('no-move-characteristic', '02.02-a', { unit });
}

/** Why a unit may not make a normal or advance move; being engaged with AIRCRAFT alone does not count. @rule 09.05-b 09.06-b 23.02-e */
export function refusesFreeMove(game: Game, unit: UnitId, activity: Activity, rule: string): Refusal | undefined {
  const refusal = refusesToMove(game, unit, rule);
  if (refusal !== undefined) return refusal;
  const enemies = engagedWith(game, unit).filter((enemy) => !unitHas(game, enemy, 'AIRCRAFT'));
  return enemies.length > 0 ? refuse('engaged', rule, { unit, enemies }) : canDo(game, unit, activity);
}

/** A normal or advance move ends unengaged, also from AIRCRAFT unless the battle's reading says otherwise. @rule 09.05-d 09.06-f */
export function endsUnengaged(game: Game, unit: UnitId, rule: string): Constraint {
  const allowed = game.switch('endsEngagedWithAircraft') === 'allowed';
  const except = allowed ? enemiesOf(game, unit).filter((enemy) => unitHas(game, enemy, 'AIRCRAFT')) : [];
  return unengagedConstraint(game, unit, rule, except);
}
