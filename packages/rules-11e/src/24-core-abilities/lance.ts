import { hasAbility } from '../04-making-attacks/weapon-abilities.ts';
import { ability } from '../effect.ts';

/** [LANCE]: +1 to wound in a turn in which the attacking unit made a charge move. @rule 24.21 */
export const lance = ability({
  id: 'lance',
  rule: '24.21',
  hooks: {
    woundModifier: (attack, _self, game) =>
      hasAbility(attack, 'lance') && game.unit(attack.unit).facts.chargedOn === game.state.clock.turn ? 1 : undefined,
  },
});
