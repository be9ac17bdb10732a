import { refuse } from '@adjutant/engine';
import { abilityValue, findAbility, hasAbility } from '../04-making-attacks/weapon-abilities.ts';
import { ability } from '../effect.ts';
import { times } from './weapon-ability.ts';

/** [BLAST X]: X more attack dice for each five models of the target; no engaged unit may be its target. @rule 24.05 10.06-e 17.03-d */
export const blast = ability({
  id: 'blast',
  rule: '24.05',
  hooks: {
    moreAttackDice: (attack) => {
      const found = findAbility(attack, 'blast');
      return found === undefined ? undefined : times(abilityValue(found), Math.floor(attack.targetModels / 5));
    },
    mayNotTarget: (attack) =>
      attack.targetEngaged && hasAbility(attack, 'blast')
        ? refuse('blast-at-engaged', '24.05-d', { target: attack.target })
        : undefined,
  },
});
