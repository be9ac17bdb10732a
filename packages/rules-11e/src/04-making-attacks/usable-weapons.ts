import type { DeclareAttacks, Game, GroupLimit, ModelId, UsableProfile, UsableWeapon, Weapon } from '@adjutant/engine';
import { isMonsterOrVehicle } from '../02-datasheets/keywords.ts';
import type { WeaponUse } from './attack.ts';
import { attackAmounts } from './attack-dice.ts';
import { whyNotTarget } from './legal-targets.ts';
import { recordAttack } from './record-attack.ts';
import type { Sighting, Surroundings } from './surroundings.ts';
import { sightingsOf } from './surroundings.ts';
import { abilitiesOf, attackOf } from './weapon-abilities.ts';

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
    const own = weaponsOf(game, around, model, selected);
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

function weaponsOf(game: Game, around: Surroundings, model: ModelId, selected: boolean): UsableWeapon[] {
  const { weapons } = game.modelInfo(model);
  const sightings = sightingsOf(game, around, model);
  const usable: UsableWeapon[] = [];
  for (const [slot, weapon] of weapons.entries()) {
    const profiles = weapon.profiles.flatMap(
      (_profile, at) => usableProfile(game, around, { model, slot, at }, sightings) ?? [],
    );
    if (profiles.length === 0 || (!selected && isSpent(game, model, slot))) continue;
    usable.push({
      id: `${model}:${slot}`,
      model,
      weapon: weapon.name,
      group: groupOf(game, around, model, slot),
      profiles,
    });
  }
  return usable;
}

/** Where a profile stands: model, place of the weapon in its list, place of the profile in the weapon's. */
interface ProfilePlace {
  readonly model: ModelId;
  readonly slot: number;
  readonly at: number;
}

/** A weapon's profile as it would be used, or undefined where the way of attacking has no use for it. @rule 04.01-a 04.01-e 10.05-b 10.06-f */
function useOf(game: Game, around: Surroundings, { model, slot, at }: ProfilePlace): WeaponUse | undefined {
  const weapon = game.modelInfo(model).weapons[slot];
  const profile = weapon?.profiles[at];
  if (weapon === undefined || profile === undefined) return undefined;
  const melee = profile.range === undefined;
  if (melee !== (around.kind === 'fight')) return undefined;
  const { unit, shootingType, outOfPhase } = around;
  const use = {
    unit,
    model,
    weapon,
    profile,
    melee,
    outOfPhase,
    ...(shootingType === undefined ? {} : { shootingType }),
  };
  const needed =
    shootingType === 'assault' ? 'assault' : closeQuartersOnly(game, around, model) ? 'close-quarters' : undefined;
  return needed === undefined || abilitiesOf(game, use).some(({ id }) => id === needed) ? use : undefined;
}

function closeQuartersOnly(game: Game, around: Surroundings, model: ModelId): boolean {
  return around.shootingType === 'close-quarters' && !isMonsterOrVehicle(game, model);
}

function usableProfile(
  game: Game,
  around: Surroundings,
  place: ProfilePlace,
  sightings: readonly Sighting[],
): UsableProfile | undefined {
  const use = useOf(game, around, place);
  if (use === undefined) return undefined;
  const { model, slot, at } = place;
  const attacks = sightings.map((sighting) => ({
    sighting,
    attack: attackOf(game, recordAttack(around, { model, slot, profile: at }, sighting)),
  }));
  const legal = attacks.filter(({ sighting, attack }) => whyNotTarget(game, attack, sighting.distance) === undefined);
  const targets = legal.map(({ attack }) => attack.target);
  const [first] = legal;
  if (!use.melee || first === undefined) return { profile: at, targets, maxTargets: 1 };
  const { least, most } = attackAmounts(game, first.attack);
  return { profile: at, targets, maxTargets: most, ...(least === most ? { attacks: most } : {}) };
}

/** Whether the battle's uses of a [ONE SHOT] weapon are over: each copy has one. @rule 24.26-a 24.26.01-a */
function isSpent(game: Game, model: ModelId, slot: number): boolean {
  const { spent } = game.model(model);
  if (spent.length === 0) return false;
  const { weapons } = game.modelInfo(model);
  const { id } = weapons[slot] as Weapon;
  const copy = weapons.slice(0, slot).filter((weapon) => weapon.id === id).length;
  return copy < spent.filter((weapon) => weapon === id).length;
}

/** @rule 04.01-f 04.01-g 24.07-b 24.07-c */
function groupOf(game: Game, around: Surroundings, model: ModelId, slot: number): WeaponGroup {
  const profiles = game.modelInfo(model).weapons[slot]?.profiles ?? [];
  const has = (ability: string) =>
    profiles.some((_profile, at) => {
      const use = useOf(game, around, { model, slot, at });
      return use !== undefined && abilitiesOf(game, use).some(({ id }) => id === ability);
    });
  if (around.kind === 'fight') return has('extra-attacks') ? 'extra-attacks' : 'melee';
  return has('close-quarters') && !isMonsterOrVehicle(game, model) ? 'close-quarters' : 'ranged';
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
