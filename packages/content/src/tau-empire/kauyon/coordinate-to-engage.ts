import type { EffectInstance, Game, UnitId } from '@adjutant/engine';
import { unitHas } from '@adjutant/rules-11e/queries';
import { unitsWith } from '../../armies/units.ts';
import { unitCard } from '../../armies/write.ts';
import { OBSERVER, observerOf } from '../greater-good/marks.ts';
import { detachment } from './detachment.ts';

/** Coordinate to Engage: a unit that was just made an Observer aims better at the unit that it spots itself. */
export const coordinateToEngage = unitCard({
  id: `${detachment.id}/coordinate-to-engage`,
  name: 'Coordinate to Engage',
  detachment,
  rule: 'cs.st.ka.coordinate-to-engage',
  price: 1,
  turn: 'own',
  when: ['startOfShootingPhase'],
  reminder: "This Observer's attacks at its own Spotted unit have BS 1 better; with MARKERLIGHT also [IGNORES COVER].",
  touches: ['02.02.01', '24.18'],
  targets: (_context, player, game) =>
    unitsWith(game, player, "T'AU EMPIRE").filter((unit) => game.effects.onUnit(OBSERVER, unit)),
  hooks: {
    weaponCharacteristic: ({ attack, name }, self, game) =>
      name === 'skill' && !attack.melee && isItsOwn(game, self, attack.unit, attack.target)
        ? { step: 'improve', value: 1 }
        : undefined,
    weaponAbilities: ({ unit, target, melee }, self, game) =>
      !melee && isItsOwn(game, self, unit, target) && unitHas(game, unit, 'MARKERLIGHT')
        ? [{ id: 'ignores-cover' }]
        : undefined,
  },
});

/** Whether the unit attacks the unit that it has spotted. */
function isItsOwn(game: Game, self: EffectInstance, unit: UnitId, target: UnitId | undefined): boolean {
  return self.unit === unit && target !== undefined && observerOf(game, self.owner, target) === unit;
}
