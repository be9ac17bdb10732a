/** Which units may declare a charge (11.02). */
import { type Game, type Refusal, refuse, type UnitId } from '@adjutant/engine';
import { enemiesWithin } from '../01-core-concepts/measuring.ts';
import { acting, isOnTable } from '../01-core-concepts/populations.ts';
import { unitHas } from '../02-datasheets/keywords.ts';
import { isEngaged } from '../03-moving/engagement.ts';
import { canDo } from '../09-movement-phase/activities.ts';

/** An enemy farther than this many inches can neither be charged nor make a unit eligible to charge. @rule 11.02-c 11.04-b */
export const CHARGE_REACH = 12;

/** Whether a unit declared a charge in this phase. @rule 11.02-e */
export function hasDeclaredCharge(game: Game, unit: UnitId): boolean {
  return game.unit(unit).facts.chargeDeclaredOn === game.state.clock.phase;
}

/** Whether a unit made a charge move in this turn. @rule 12.04-o */
export function hasCharged(game: Game, unit: UnitId): boolean {
  return game.unit(unit).facts.chargedOn === game.state.clock.turn;
}

/** Why a unit may not declare a charge; undefined where it may. @rule 11.02-b to 11.02-e 11.02-k */
export function whyNoCharge(game: Game, unit: UnitId): Refusal | undefined {
  if (hasDeclaredCharge(game, unit)) return refuse('charge-declared-before', '11.02-e', { unit });
  if (!isOnTable(game, unit) || acting(game, unit).length === 0)
    return refuse('not-on-battlefield', '11.02-c', { unit });
  const barred = canDo(game, unit, 'declare-charge');
  if (barred !== undefined) return barred;
  if (unitHas(game, unit, 'AIRCRAFT')) return refuse('aircraft', '23.04-a', { unit });
  if (isEngaged(game, unit)) return refuse('engaged', '11.02-c', { unit });
  if (enemiesWithin(game, unit, CHARGE_REACH).length === 0)
    return refuse('no-enemy-in-reach', '11.02-c', { unit, reach: CHARGE_REACH });
  return undefined;
}
