import type { Game, UnitId } from '@adjutant/engine';
import { unitHas } from '../02-datasheets/keywords.ts';
import { hasAbility } from '../04-making-attacks/weapon-abilities.ts';
import { ability } from '../effect.ts';

/** Whether a unit has at least one MONSTER or VEHICLE model. @rule 17.03-g */
export function isMonsterOrVehicleUnit(game: Game, unit: UnitId): boolean {
  return unitHas(game, unit, 'MONSTER') || unitHas(game, unit, 'VEHICLE');
}

/** Ranged attacks at an engaged MONSTER or VEHICLE unit have -1 to hit, except a [CLOSE-QUARTERS] weapon of a unit that is engaged with it. @rule 17.03-b */
export const shootingAtEngaged = ability({
  id: 'shooting-at-engaged',
  rule: '17.03',
  hooks: {
    hitModifier: (attack, _self, game) => {
      if (attack.melee || !attack.targetEngaged || !isMonsterOrVehicleUnit(game, attack.target)) return undefined;
      return attack.engagedWithTarget && hasAbility(attack, 'close-quarters') ? undefined : -1;
    },
  },
});
