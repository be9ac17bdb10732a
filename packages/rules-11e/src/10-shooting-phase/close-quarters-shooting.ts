import { isMonsterOrVehicle } from '../02-datasheets/keywords.ts';
import { hasAbility } from '../04-making-attacks/weapon-abilities.ts';
import { ability } from '../effect.ts';

/** In close-quarters shooting MONSTER and VEHICLE models have -1 to hit, except with a [CLOSE-QUARTERS] weapon at a unit that theirs is engaged with. @rule 10.06-d */
export const closeQuartersShooting = ability({
  id: 'close-quarters-shooting',
  rule: '10.06',
  hooks: {
    hitModifier: (attack, _self, game) => {
      if (attack.shootingType !== 'close-quarters' || !isMonsterOrVehicle(game, attack.model)) return undefined;
      return attack.engagedWithTarget && hasAbility(attack, 'close-quarters') ? undefined : -1;
    },
  },
});
