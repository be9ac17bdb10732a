import type { Game, UnitId } from '@adjutant/engine';
import { ability } from '../effect.ts';
import { everyModelHas } from './every-model.ts';

const DEEP_STRIKE = 'deep-strike';

/** A model that may arrive anywhere away from the enemy: read where its unit makes an ingress move. @rule 24.09 */
export const deepStrike = ability({ id: DEEP_STRIKE, rule: '24.09' });

/** Whether a unit may deep strike: every model of it has the ability. @rule 24.09-a */
export function canDeepStrike(game: Game, unit: UnitId): boolean {
  return everyModelHas(game, unit, DEEP_STRIKE);
}
