import type { EffectInstance, Game, UnitId } from '@adjutant/engine';
import { unitHas } from '@adjutant/rules-11e/queries';
import { isFirstOnUnit } from '../../armies/once.ts';
import { ability } from '../../armies/write.ts';
import { GREATER_GOOD, isGuidedAt, observerOf } from './marks.ts';

/** A Guided unit hits a Spotted unit better, and past its cover where a MARKERLIGHT unit spotted it. */
export const greaterGood = ability({
  id: GREATER_GOOD,
  name: 'For the Greater Good',
  source: 'army-rule',
  of: "T'au Empire",
  rule: 'cs.army.ftgg',
  reminder: 'BS of attacks at Spotted units is 1 better; [IGNORES COVER] where the Observer has MARKERLIGHT.',
  touches: ['02.02.01', '10.02', '24.18'],
  hooks: {
    weaponCharacteristic: ({ attack, name }, self, game) =>
      name === 'skill' && !attack.melee && isHelped(game, self, attack.unit, attack.target)
        ? { step: 'improve', value: 1 }
        : undefined,
    weaponAbilities({ unit, target, melee }, self, game) {
      if (melee || target === undefined || !isHelped(game, self, unit, target)) return undefined;
      const observer = observerOf(game, self.owner, target);
      return observer !== undefined && unitHas(game, observer, 'MARKERLIGHT') ? [{ id: 'ignores-cover' }] : undefined;
    },
  },
});

function isHelped(game: Game, self: EffectInstance, unit: UnitId, target: UnitId): boolean {
  return self.unit === unit && isGuidedAt(game, unit, target) && isFirstOnUnit(game, self);
}
