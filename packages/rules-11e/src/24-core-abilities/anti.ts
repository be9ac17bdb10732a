import { findAbility } from '../04-making-attacks/weapon-abilities.ts';
import { ability } from '../effect.ts';

/** [ANTI-X Y+]: against a unit with X an unmodified wound roll of Y or more is a critical wound. @rule 24.03 */
export const antiEffect = ability({
  id: 'anti',
  rule: '24.03',
  hooks: { criticalWound: (attack) => findAbility(attack, 'anti')?.threshold },
});
