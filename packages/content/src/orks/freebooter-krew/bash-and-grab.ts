import { attackRolled } from '@adjutant/rules-11e/content';
import { unitsWith, waitsToFight } from '../../armies/units.ts';
import { unitCard } from '../../armies/write.ts';
import { detachment } from './detachment.ts';
import { isAtLoot } from './loot.ts';

/** Bash and Grab: an ORKS unit that has not fought re-rolls its wound rolls against enemies at the loot. */
export const bashAndGrab = unitCard({
  id: `${detachment.id}/bash-and-grab`,
  name: 'Bash and Grab',
  detachment,
  rule: 'cs.st.fk.bash-and-grab',
  price: 1,
  turn: 'either',
  when: ['duringFightPhase'],
  reminder: 'Until the phase ends, wound rolls of this unit against an enemy at the loot objective may be re-rolled.',
  touches: ['05.02', '01.05.02'],
  targets: (_context, player, game) => unitsWith(game, player, 'ORKS').filter((unit) => waitsToFight(game, unit)),
  hooks: {
    reroll(roll, { unit, owner }, game) {
      if (roll.purpose !== 'wound' || roll.unit !== unit) return undefined;
      const attack = attackRolled(game, roll);
      return attack !== undefined && isAtLoot(game, owner, attack.target) ? { pick: 'any' } : undefined;
    },
  },
});
