import type { Weapon, WeaponProfile } from '@adjutant/engine';
import { fixedAmount, parseAmount } from '../amounts.ts';
import { parseWeaponAbilities } from '../keywords.ts';
import { kebab } from '../names.ts';

/** Attacks, skill, strength, armour penetration, damage and abilities as they are printed in a row. */
type Row = readonly [
  attacks: string,
  skill: number,
  strength: number,
  armourPenetration: number,
  damage: string,
  abilities?: string,
];

/** One ranged profile; the range is in inches. */
export function ranged(name: string, range: number, row: Row): WeaponProfile {
  const { attacks, ...rest } = printed(row);
  return { name, range, attacks, ...rest };
}

/** One melee profile. */
export function melee(name: string, row: Row): WeaponProfile {
  return { name, ...printed(row) };
}

/** A weapon under the name of its only profile, or under its own with several. */
export function weapon(profiles: readonly WeaponProfile[], name = profiles[0]?.name ?? ''): Weapon {
  return { id: kebab(name), name, profiles };
}

function printed([attacks, skill, strength, armourPenetration, damage, abilities]: Row): Omit<
  WeaponProfile,
  'name' | 'range'
> {
  return {
    attacks: parseAmount(attacks) ?? fixedAmount(0),
    skill,
    strength: fixedAmount(strength),
    armourPenetration,
    damage: parseAmount(damage) ?? fixedAmount(0),
    abilities: parseWeaponAbilities(abilities ?? ''),
  };
}
