import { ability } from '../effect.ts';
import { everyModelHas } from './every-model.ts';

/** Stealth: a unit whose models all have it has the benefit of cover against ranged attacks. @rule 24.33 */
export const stealth = ability({
  id: 'stealth',
  rule: '24.33',
  hooks: {
    cover: (attack, self, game) =>
      !attack.melee && attack.target === self.unit && everyModelHas(game, attack.target, 'stealth') ? true : undefined,
  },
});
