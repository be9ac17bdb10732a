import type { Game } from '@adjutant/engine';
import { closeQuartersShooting, modelHasFrom, shootingAtEngaged } from '@adjutant/rules-11e/content';
import type { Attack } from '@adjutant/rules-11e/queries';
import { engagedWith } from '@adjutant/rules-11e/queries';
import { ability } from '../../armies/write.ts';

/** Enemies round its feet do not spoil its shooting. */
export const walkingBastion = ability({
  id: 'orks/walking-bastion',
  name: 'Walking Bastion',
  source: 'datasheet',
  of: 'Gargantuan Squiggoth',
  rule: 'cs.ab.walking-bastion',
  reminder: 'No penalty to the hit rolls of its ranged attacks because enemy units are engaged with it.',
  touches: ['10.06', '17.03'],
  hooks: {
    ignoresSources(attack, self, game) {
      if (attack.melee || !modelHasFrom(game, attack.model, self)) return undefined;
      return [closeQuartersShooting.id, ...(isEngagedWithItAlone(game, attack) ? [shootingAtEngaged.id] : [])];
    },
  },
});

/** Whether the target is an engaged unit only because it is engaged with the attacker. */
function isEngagedWithItAlone(game: Game, { unit, target, engagedWithTarget }: Attack): boolean {
  return engagedWithTarget && engagedWith(game, target).every((friend) => friend === unit);
}
