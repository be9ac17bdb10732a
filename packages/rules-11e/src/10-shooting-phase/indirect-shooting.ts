import type { Game } from '@adjutant/engine';
import { unitsOnTable } from '../01-core-concepts/populations.ts';
import type { Attack } from '../04-making-attacks/attack.ts';
import { attackRolled } from '../04-making-attacks/attack-rolls.ts';
import { hasAbility } from '../04-making-attacks/weapon-abilities.ts';
import { isUnitVisibleToUnit } from '../06-other-concepts/visibility.ts';
import { ability } from '../effect.ts';

/** In indirect shooting the target of an [INDIRECT FIRE] weapon has cover, its hit rolls are not re-rolled, and low results fail. @rule 10.07-d to 10.07-i */
export const indirectShooting = ability({
  id: 'indirect-shooting',
  rule: '10.07',
  hooks: {
    cover: (attack) => (isIndirect(attack) ? true : undefined),
    hitFailsUpTo: (attack, _self, game) => (isIndirect(attack) ? indirectFails(game, attack) : undefined),
    noReroll: (roll, _self, game) => {
      if (roll.purpose !== 'hit') return undefined;
      const attack = attackRolled(game, roll);
      return attack !== undefined && isIndirect(attack) ? true : undefined;
    },
  },
});

function isIndirect(attack: Attack): boolean {
  return attack.shootingType === 'indirect' && hasAbility(attack, 'indirect-fire');
}

/** Unmodified results up to 5 fail; up to 3 where the unit remained stationary and a friendly unit, itself included, sees the target. @rule 10.07-g 10.07-h */
function indirectFails(game: Game, attack: Attack): number {
  const { facts, player } = game.unit(attack.unit);
  if (facts.stationaryOn !== game.state.clock.turn || facts.setUpOn === game.state.clock.turn) return 5;
  return unitsOnTable(game, player).some((friend) => isUnitVisibleToUnit(game, friend, attack.target)) ? 3 : 5;
}
