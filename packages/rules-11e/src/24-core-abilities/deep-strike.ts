import type { Game, UnitId } from '@adjutant/engine';
import { living } from '../01-core-concepts/populations.ts';
import { ability } from '../effect.ts';

const DEEP_STRIKE = 'deep-strike';

/** A model that may arrive anywhere away from the enemy: read where its unit makes an ingress move. @rule 24.09 */
export const deepStrike = ability({ id: DEEP_STRIKE, rule: '24.09' });

/** Whether a unit may deep strike: every model of it has the ability. @rule 24.09-a */
export function canDeepStrike(game: Game, unit: UnitId): boolean {
  const strikes = game.effects.of(DEEP_STRIKE).filter((effect) => effect.unit === unit);
  return living(game, unit).every((model) =>
    strikes.some(({ sources }) => sources === undefined || sources.includes(model)),
  );
}
