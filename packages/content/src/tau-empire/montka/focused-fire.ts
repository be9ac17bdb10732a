import { refuse, startEffect, type UnitId } from '@adjutant/engine';
import { untilPhaseEnd } from '@adjutant/rules-11e/content';
import { ability, type CardContent, card } from '../../armies/write.ts';
import { detachment } from './detachment.ts';
import { enemiesToFocus, FOCUSED_FIRE, focusing, unitsToFocus } from './focused-fire-targets.ts';

const rule = 'cs.st.mo.focused-fire';
const told = {
  name: 'Focused Fire',
  rule,
  reminder: 'Until the phase ends, both units may target only that enemy unit, and AP of these attacks is 1 better.',
  touches: ['04.02', '02.02.01'],
} as const;

/** The unit shoots at one enemy unit alone, with better AP. */
const focused = ability({
  ...told,
  id: FOCUSED_FIRE,
  source: 'stratagem',
  of: detachment.name,
  hooks: {
    mayNotTarget: ({ unit, target }, self) =>
      unit === self.unit && target !== self.data.enemy
        ? refuse('fire-is-focused', rule, { unit, enemy: Number(self.data.enemy) })
        : undefined,
    weaponCharacteristic: ({ attack: { unit, target }, name }, self) =>
      name === 'armourPenetration' && unit === self.unit && target === self.data.enemy
        ? { step: 'improve', value: 1 }
        : undefined,
  },
});

/** Focused Fire: two units that are still to shoot and an enemy unit, asked for one by one. */
const focusedFireCard = card({
  ...told,
  id: FOCUSED_FIRE,
  detachment,
  price: 1,
  turn: 'own',
  when: ['startOfShootingPhase'],
  rounds: [1, 3],
  choosing: focusing.name,
  targets: (_context, player, game) =>
    unitsToFocus(game, player).length > 1 && enemiesToFocus(game, player).length > 0
      ? [{ id: 'two-units', units: [], value: {} }]
      : [],
  use(_context, { value }, owner, game) {
    for (const unit of value.units as readonly UnitId[]) {
      const data = { enemy: Number(value.enemy) };
      startEffect(game, { effect: FOCUSED_FIRE, owner, unit, data, until: untilPhaseEnd(game) }, rule);
    }
  },
});

export const focusedFire: CardContent = { card: focusedFireCard, effects: [focused] };
