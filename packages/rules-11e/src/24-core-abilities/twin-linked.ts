import { attackRolled } from '../04-making-attacks/attack-rolls.ts';
import { hasAbility } from '../04-making-attacks/weapon-abilities.ts';
import { ability } from '../effect.ts';

/** [TWIN-LINKED]: the wound roll of each attack may be re-rolled. @rule 24.38 */
export const twinLinked = ability({
  id: 'twin-linked',
  rule: '24.38',
  hooks: {
    reroll: (roll, _self, game) => {
      if (roll.purpose !== 'wound') return undefined;
      const attack = attackRolled(game, roll);
      return attack !== undefined && hasAbility(attack, 'twin-linked') ? { pick: 'any' } : undefined;
    },
  },
});
