import { abilityValue, findAbility } from '../04-making-attacks/weapon-abilities.ts';
import { ability } from '../effect.ts';
import { times } from './weapon-ability.ts';

/** [CLEAVE X]: X more attack dice for each five models of the weapon's only target. @rule 24.06 */
export const cleave = ability({
  id: 'cleave',
  rule: '24.06',
  hooks: {
    moreAttackDice: (attack) => {
      const found = findAbility(attack, 'cleave');
      if (found === undefined || !attack.singleTarget) return undefined;
      return times(abilityValue(found), Math.floor(attack.targetModels / 5));
    },
  },
});
