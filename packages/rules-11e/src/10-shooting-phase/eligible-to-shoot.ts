import { type Game, type Refusal, refuse, type UnitId } from '@adjutant/engine';
import { acting, isOnTable } from '../01-core-concepts/populations.ts';
import { isEngaged } from '../03-moving/engagement.ts';
import { canDo } from '../09-movement-phase/activities.ts';
import { openTypes, typesFor, whyNotType } from './shooting-types.ts';

/** Why a unit is not eligible to shoot, as other rules ask it; a unit without ranged weapons is eligible. (10 open point 1) @rule 10.02-b 10.02-c */
export function whyNotEligibleToShoot(game: Game, unit: UnitId): Refusal | undefined {
  if (!isOnTable(game, unit) || acting(game, unit).length === 0)
    return refuse('not-on-battlefield', '10.02-b', { unit });
  if (game.unit(unit).facts.shotSelectedOn === game.state.clock.phase)
    return refuse('selected-before', '10.02-b', { unit });
  return canDo(game, unit, 'shoot') ?? (isEngaged(game, unit) ? whyNotType(game, unit, 'close-quarters') : undefined);
}

/** Why a unit may not be selected to shoot: it has to be eligible, and to have a shooting type. @rule 10.02-e */
export function whyNotShoot(game: Game, unit: UnitId): Refusal | undefined {
  const refusal = whyNotEligibleToShoot(game, unit);
  if (refusal !== undefined || typesFor(game, unit, openTypes).length > 0) return refusal;
  return whyNotType(game, unit, 'assault') ?? refuse('no-shooting-type', '10.02-e', { unit });
}
