import type { Game, ModelId } from '@adjutant/engine';
import { livingOnTable } from '../01-core-concepts/populations.ts';
import { modelHas } from '../02-datasheets/keywords.ts';
import type { Attack } from '../04-making-attacks/attack.ts';
import { hasAbility } from '../04-making-attacks/weapon-abilities.ts';
import { ability } from '../effect.ts';
import { hooks } from '../hooks.ts';
import { areasOf } from './terrain.ts';

/** An attack on a unit with the benefit of cover has a BS worse by 1, from however many sources; [IGNORES COVER] takes the benefit away. @rule 13.08-g 13.08-h 24.18 */
export const benefitOfCover = ability({
  id: 'benefit-of-cover',
  rule: '13.08',
  hooks: {
    weaponCharacteristic: ({ attack, name }) =>
      name === 'skill' && attack.cover && !hasAbility(attack, 'ignores-cover')
        ? { step: 'worsen', value: 1 }
        : undefined,
  },
});

/** Whether the target has the benefit of cover against one attacking model: by its place, or by a rule. @rule 13.08-a 13.08-b 13.08-j */
export function hasCover(game: Game, attack: Attack): boolean {
  if (attack.melee) return false;
  const models = livingOnTable(game, attack.target);
  if (models.length > 0 && models.every((model) => isSheltered(game, model))) return true;
  return hooks.cover.first(game, attack) !== undefined;
}

/** Whether a model is INFANTRY, BEASTS or SWARM and within a terrain area. @rule 13.08-c */
function isSheltered(game: Game, model: ModelId): boolean {
  if (!['INFANTRY', 'BEASTS', 'SWARM'].some((keyword) => modelHas(game, model, keyword))) return false;
  return areasOf(game, model).length > 0;
}
