import type { Game, ModelId } from '@adjutant/engine';
import type { AttackRecord } from '@adjutant/rules-11e/edition';
import { attackOf, hasAbility, hooks, isHiddenInPartByTerrain, isSheltered } from '@adjutant/rules-11e/edition';

/**
 * Whether one model has the benefit of cover against a ranged attack allocated to it: a rule says so, it stands in terrain, or terrain
 * hides part of it from every model that makes these attacks (10e open point 5).
 * @rule 10e.cover-a 10e.cover-c
 */
export function hasCover(game: Game, record: AttackRecord, attackers: readonly ModelId[], model: ModelId): boolean {
  if (record.melee) return false;
  const attack = attackOf(game, record);
  if (hasAbility(attack, 'ignores-cover')) return false;
  if (hooks.cover.first(game, attack) !== undefined || isSheltered(game, model)) return true;
  return attackers.length > 0 && attackers.every((attacker) => isHiddenInPartByTerrain(game, attacker, model));
}
