import { abilityValue, findAbility } from '../04-making-attacks/weapon-abilities.ts';
import { ability } from '../effect.ts';

/** [MELTA X]: D is X higher where half the weapon's range covers the target; a modifier of D (02.02.01-d). @rule 24.25 */
export const melta = ability({
  id: 'melta',
  rule: '24.25',
  hooks: {
    weaponCharacteristic: ({ attack, name }) => {
      if (name !== 'damage' || !attack.halfRange) return undefined;
      const found = findAbility(attack, 'melta');
      return found === undefined ? undefined : { step: 'add', value: abilityValue(found).plus };
    },
  },
});
