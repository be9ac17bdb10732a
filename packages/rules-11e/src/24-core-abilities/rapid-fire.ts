import { abilityValue, findAbility } from '../04-making-attacks/weapon-abilities.ts';
import { ability } from '../effect.ts';

/** [RAPID FIRE X]: X more attack dice where half the weapon's range covers the target. @rule 24.30 */
export const rapidFire = ability({
  id: 'rapid-fire',
  rule: '24.30',
  hooks: {
    moreAttackDice: (attack) => {
      const found = findAbility(attack, 'rapid-fire');
      return found === undefined || !attack.halfRange ? undefined : abilityValue(found);
    },
  },
});
