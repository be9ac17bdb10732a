import { hasAbility } from '../04-making-attacks/weapon-abilities.ts';
import { ability } from '../effect.ts';

/** [TORRENT]: the attack hits without a roll. @rule 24.37 */
export const torrent = ability({
  id: 'torrent',
  rule: '24.37',
  hooks: { automaticHit: (attack) => (hasAbility(attack, 'torrent') ? true : undefined) },
});
