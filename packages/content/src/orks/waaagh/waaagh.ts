import { modelHasFrom } from '@adjutant/rules-11e/content';
import { ability } from '../../armies/write.ts';
import { isWaaaghActive } from './active.ts';
import { WAAAGH } from './call-waaagh.ts';

/** Invulnerable save while a Waaagh! is active. */
const SAVE = 5;

/** A unit with the ability charges after advancing, hits harder and is harder to kill while a Waaagh! is active. */
export const waaagh = ability({
  id: WAAAGH,
  name: 'Waaagh!',
  source: 'army-rule',
  of: 'Orks',
  rule: 'cs.army.waaagh-11',
  reminder: 'While a Waaagh! is active: charges after advancing, +1 S and +1 A in melee, 5+ invulnerable save.',
  touches: ['11.02', '09.06', '05.04'],
  hooks: {
    allows: ({ unit, activity }, self, game) =>
      activity === 'declare-charge' && self.unit === unit && isWaaaghActive(game, unit) ? 'advanced' : undefined,
    weaponCharacteristic: ({ attack, name }, self, game) => {
      if (!attack.melee || (name !== 'strength' && name !== 'attacks')) return undefined;
      const gains = modelHasFrom(game, attack.model, self) && isWaaaghActive(game, attack.unit);
      return gains ? { step: 'add', value: 1 } : undefined;
    },
    invulnerableSave: ({ model }, self, game) =>
      modelHasFrom(game, model, self) && isWaaaghActive(game, game.model(model).unit) ? SAVE : undefined,
  },
});
