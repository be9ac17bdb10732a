import type {
  DeclareAttacks,
  Game,
  GroupLimit,
  ModelId,
  UnitId,
  UsableProfile,
  UsableWeapon,
  Weapon,
  WeaponAbility,
  WeaponAbilityId,
} from '@adjutant/engine';
import { isMonsterOrVehicle } from '../02-datasheets/keywords.ts';
import type { Attack } from './attack.ts';
import { attackAmounts } from './attack-dice.ts';
import { legalAttack } from './legal-attack.ts';
import type { WeaponPlace } from './record-attack.ts';
import { type Sighting, type Surroundings, sighting } from './surroundings.ts';
import { abilitiesOf } from './weapon-abilities.ts';
import { weaponsOf } from './weapons-of.ts';

/** Groups of a model's weapons: of some it uses one, of some all, of some the one group or the other. */
type WeaponGroup = 'ranged' | 'close-quarters' | 'melee' | 'extra-attacks';

type Limit = Pick<GroupLimit, 'min' | 'max' | 'rule'>;

/**
 * The weapons that the models of a unit may use now, each with its legal targets, and how many of each group; `selected` where they were
 * selected before and look for new targets.
 * @rule 04.01 04.02
 */
export function usableWeapons(
  game: Game,
  around: Surroundings,
  selected: boolean,
): Pick<DeclareAttacks, 'weapons' | 'limits' | 'exclusive'> {
  const weapons: UsableWeapon[] = [];
  const limits: GroupLimit[] = [];
  for (const model of around.models) {
    const own = usableOf(game, around, model, selected);
    weapons.push(...own);
    limits.push(...limitsOf(model, own));
  }
  const models = around.models.filter((model) => !isMonsterOrVehicle(game, model));
  const oneKind = { groups: ['close-quarters', 'ranged'] as const, models, rule: '24.07-b' };
  return {
    weapons,
    limits,
    exclusive: around.kind === 'shoot' && around.shootingType !== 'close-quarters' ? [oneKind] : [],
  };
}

function usableOf(game: Game, around: Surroundings, model: ModelId, selected: boolean): UsableWeapon[] {
  const sightings = around.enemies.map((enemy) => sighting(game, model, enemy));
  const big = isMonsterOrVehicle(game, model);
  const usable: UsableWeapon[] = [];
  for (const [slot, weapon] of weaponsOf(game, model).entries()) {
    const uses = usesOf(game, around, model, weapon, big);
    if (uses.length === 0 || (!selected && isSpent(game, model, slot))) continue;
    const profiles = uses.map(({ at }) => usableProfile(game, around, { model, slot, profile: at }, sightings));
    usable.push({ id: `${model}:${slot}`, model, weapon: weapon.name, group: groupOf(around, uses, big), profiles });
  }
  return usable;
}

/** A profile of a weapon that may be used in this way of attacking, with the abilities it has before a target is known. */
interface ProfileUse {
  readonly at: number;
  readonly abilities: readonly WeaponAbility[];
}

/** The profiles of a weapon that may be used. @rule 04.01-a 04.01-e 10.05-b 10.06-c 10.06-f */
function usesOf(game: Game, around: Surroundings, model: ModelId, weapon: Weapon, big: boolean): ProfileUse[] {
  const { unit, kind, shootingType, outOfPhase } = around;
  const melee = kind === 'fight';
  const onlyCloseQuarters = shootingType === 'close-quarters' && !big;
  const needed = shootingType === 'assault' ? 'assault' : onlyCloseQuarters ? 'close-quarters' : undefined;
  const uses: ProfileUse[] = [];
  for (const [at, profile] of weapon.profiles.entries()) {
    if (melee !== (profile.range === undefined)) continue;
    const abilities = abilitiesOf(game, { unit, model, weapon, profile, melee, shootingType, outOfPhase });
    if (needed === undefined || abilities.some(({ id }) => id === needed)) uses.push({ at, abilities });
  }
  return uses;
}

/** @rule 04.02-a 04.02-j */
function usableProfile(
  game: Game,
  around: Surroundings,
  place: WeaponPlace,
  sightings: readonly Sighting[],
): UsableProfile {
  const targets: UnitId[] = [];
  let first: Attack | undefined;
  for (const seen of sightings) {
    const attack = legalAttack(game, around, place, seen);
    if (attack === undefined) continue;
    targets.push(attack.target);
    first ??= attack;
  }
  if (around.kind === 'shoot' || first === undefined) return { profile: place.profile, targets, maxTargets: 1 };
  const { least, most } = attackAmounts(game, first);
  return { profile: place.profile, targets, maxTargets: most, ...(least === most ? { attacks: most } : {}) };
}

/** Whether the battle's uses of a [ONE SHOT] weapon are over: each copy has one. @rule 24.26-a 24.26.01-a */
function isSpent(game: Game, model: ModelId, slot: number): boolean {
  const { spent } = game.model(model);
  if (spent.length === 0) return false;
  const { weapons } = game.modelInfo(model);
  const id = weapons[slot]?.id;
  if (id === undefined) return false; // a lent weapon is never [ONE SHOT]
  const copy = weapons.slice(0, slot).filter((weapon) => weapon.id === id).length;
  return copy < spent.filter((weapon) => weapon === id).length;
}

/** @rule 04.01-f 04.01-g 24.07-b 24.07-c */
function groupOf(around: Surroundings, uses: readonly ProfileUse[], big: boolean): WeaponGroup {
  const has = (ability: WeaponAbilityId) => uses.some(({ abilities }) => abilities.some(({ id }) => id === ability));
  if (around.kind === 'fight') return has('extra-attacks') ? 'extra-attacks' : 'melee';
  return has('close-quarters') && !big ? 'close-quarters' : 'ranged';
}

function limitsOf(model: ModelId, weapons: readonly UsableWeapon[]): GroupLimit[] {
  const groups = [...new Set(weapons.map((weapon) => weapon.group))] as WeaponGroup[];
  return groups.map((group) => {
    const count = weapons.filter((weapon) => weapon.group === group).length;
    return { model, group, ...limitOf(group, count, groups.includes('extra-attacks')) };
  });
}

/** Any number of ranged weapons; exactly one melee weapon, which beside [EXTRA ATTACKS] may be left out; all [EXTRA ATTACKS] weapons. @rule 04.01-b 04.01-c 04.01-g 24.11 24.11.01 */
function limitOf(group: WeaponGroup, count: number, extraAttacks: boolean): Limit {
  switch (group) {
    case 'melee':
      return { min: extraAttacks ? 0 : 1, max: 1, rule: extraAttacks ? '24.11.01-a' : '04.01-c' };
    case 'extra-attacks':
      return { min: count, max: count, rule: '24.11-a' };
    default:
      return { min: 0, max: count, rule: '04.01-b' };
  }
}
