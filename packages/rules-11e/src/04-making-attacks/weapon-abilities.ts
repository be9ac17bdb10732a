import type { Amount, Game, UnitId, WeaponAbility, WeaponAbilityId, WeaponProfile } from '@adjutant/engine';
import { meetsCondition } from '../02-datasheets/keywords.ts';
import { hooks } from '../hooks.ts';
import type { Attack, AttackRecord, WeaponUse } from './attack.ts';
import { weaponsOf } from './weapons-of.ts';

/** The abilities that a weapon has now, printed and granted; with a target only those that can apply to it, each once. @rule 24.01-b 24.02 */
export function abilitiesOf(game: Game, use: WeaponUse): readonly WeaponAbility[] {
  const { target, profile } = use;
  const granted = hooks.weaponAbilities.parts(game, use);
  if (granted.length === 0 && isPlain(profile)) return profile.abilities;
  const all =
    granted.length === 0 ? profile.abilities : [...profile.abilities, ...granted.flatMap((part) => part.value)];
  if (target === undefined) return withoutBanned(all);
  return withoutBanned(bestOfDuplicates(all.filter(({ against }) => meetsCondition(game, target, against))));
}

const plainProfiles = new WeakMap<WeaponProfile, boolean>();

/** Whether the printed abilities of a profile are the same against every target; worked out once. */
function isPlain(profile: WeaponProfile): boolean {
  let plain = plainProfiles.get(profile);
  if (plain === undefined) {
    const { abilities } = profile;
    plain =
      abilities.every(({ against }) => against === undefined) &&
      withoutBanned(bestOfDuplicates(abilities)) === abilities;
    plainProfiles.set(profile, plain);
  }
  return plain;
}

/** The first ability of a kind that an attack or a list has. */
export function findAbility(
  has: { readonly abilities: readonly WeaponAbility[] },
  id: WeaponAbilityId,
): WeaponAbility | undefined {
  return has.abilities.find((ability) => ability.id === id);
}

/** Whether an attack has an ability that can apply to it. */
export function hasAbility(has: { readonly abilities: readonly WeaponAbility[] }, id: WeaponAbilityId): boolean {
  return findAbility(has, id) !== undefined;
}

/** The X of an ability; 1 where none is printed ([BLAST]). */
export function abilityValue(ability: WeaponAbility): Amount {
  return ability.value ?? { dice: 0, sides: 6, plus: 1 };
}

/** A recorded attack with its weapon and the abilities that apply now. */
export function attackOf(game: Game, record: AttackRecord): Attack {
  const { unit, model, slot, melee, shootingType, outOfPhase, target, cover, visible, steady } = record;
  const weapon = weaponsOf(game, model)[slot];
  const profile = weapon?.profiles[record.profile];
  if (weapon === undefined || profile === undefined)
    throw new Error(`model ${model} has no weapon ${slot}:${record.profile}`);
  const { targetModels, halfRange, engagedWithTarget, targetEngaged, singleTarget, rolledStrength, changes } = record;
  const known = abilitiesOf(game, { unit, model, weapon, profile, melee, shootingType, outOfPhase, target });
  const abilities = withGained(game, target, known, changes);
  return {
    unit,
    model,
    weapon,
    profile,
    melee,
    shootingType,
    outOfPhase,
    target,
    abilities,
    targetModels,
    halfRange,
    cover,
    visible,
    steady,
    engagedWithTarget,
    targetEngaged,
    singleTarget,
    rolledStrength,
    changes,
  };
}

/** The abilities with those that the attack's own dice gave it. @rule 05.03.02-a */
function withGained(
  game: Game,
  target: UnitId,
  known: readonly WeaponAbility[],
  changes: AttackRecord['changes'],
): readonly WeaponAbility[] {
  const gained = changes?.flatMap((change) => change.abilities ?? []) ?? [];
  if (gained.length === 0) return known;
  return bestOfDuplicates([...known, ...gained.filter(({ against }) => meetsCondition(game, target, against))]);
}

/** Several instances of an ability never add up: the one that is never worse is taken, the lowest threshold or the highest value. @rule 24.02-a 24.02-d 24.02-e */
export function bestOfDuplicates(abilities: readonly WeaponAbility[]): readonly WeaponAbility[] {
  const best = new Map<string, WeaponAbility>();
  for (const ability of abilities) {
    const key = ability.id === 'special' ? `special/${ability.text}` : ability.id;
    const rival = best.get(key);
    if (rival === undefined || worth(ability) > worth(rival)) best.set(key, ability);
  }
  return best.size === abilities.length ? abilities : [...best.values()];
}

/** How good an instance is among its duplicates. */
function worth(ability: WeaponAbility): number {
  if (ability.threshold !== undefined) return -ability.threshold;
  const { dice, sides, plus } = abilityValue(ability);
  return (dice * (sides + 1)) / 2 + plus;
}

/** @rule 24.37.01-a */
function withoutBanned(abilities: readonly WeaponAbility[]): readonly WeaponAbility[] {
  if (!abilities.some(({ id }) => id === 'torrent')) return abilities;
  const kept = abilities.filter(({ id }) => id !== 'indirect-fire' && id !== 'precision');
  return kept.length === abilities.length ? abilities : kept;
}
