import { hasAbility } from '../04-making-attacks/weapon-abilities.ts';
import { ability } from '../effect.ts';

/** [PSYCHIC]: the attacker ignores the modifiers of BS, WS and the hit roll that are bad for it; keeping the good ones is never worse, so nobody is asked. @rule 24.29 */
export const psychic = ability({
  id: 'psychic',
  rule: '24.29',
  hooks: { ignoresModifiers: (attack) => (hasAbility(attack, 'psychic') ? ['skill', 'hitRoll'] : undefined) },
});
