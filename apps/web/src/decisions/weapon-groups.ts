import type { DeclareAttacks, DeclaredWeapon, UsableProfile, UsableWeapon } from '@adjutant/engine';

/** Weapons of a unit that are alike: the same weapon with the same profiles and targets. */
export interface WeaponGroup {
  readonly key: string;
  readonly weapon: string;
  readonly group: string;
  readonly weapons: readonly UsableWeapon[];
}

/** Weapons put together where nothing tells them apart. */
export function groupsOf(question: DeclareAttacks): readonly WeaponGroup[] {
  const groups = new Map<string, UsableWeapon[]>();
  for (const weapon of question.weapons) {
    const key = JSON.stringify([weapon.weapon, weapon.group, weapon.profiles]);
    groups.set(key, [...(groups.get(key) ?? []), weapon]);
  }
  return [...groups].map(([key, weapons]) => ({
    key,
    weapons,
    weapon: weapons[0]?.weapon ?? '',
    group: weapons[0]?.group ?? '',
  }));
}

/** How many weapons of a group attack each unit, and the profile that they use. */
export function dealt(group: WeaponGroup, declared: readonly DeclaredWeapon[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { id, targets } of declared) {
    if (!group.weapons.some((weapon) => weapon.id === id)) continue;
    for (const { unit } of targets) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  }
  return counts;
}

/** The profile that a group uses: the one declared, or its first. */
export function profileOf(group: WeaponGroup, declared: readonly DeclaredWeapon[]): number {
  const used = declared.find(({ id }) => group.weapons.some((weapon) => weapon.id === id))?.profile;
  return used ?? group.weapons[0]?.profiles[0]?.profile ?? 0;
}

/** The declaration with a group's weapons dealt out anew. */
export function dealtOut(
  group: WeaponGroup,
  declared: readonly DeclaredWeapon[],
  counts: ReadonlyMap<number, number>,
  profile: number,
): readonly DeclaredWeapon[] {
  const others = declared.filter(({ id }) => !group.weapons.some((weapon) => weapon.id === id));
  const units = [...counts].flatMap(([unit, count]) => Array.from({ length: count }, () => unit));
  const own = group.weapons.flatMap(({ id }, at): readonly DeclaredWeapon[] => {
    const unit = units[at];
    return unit === undefined ? [] : [{ id, profile, targets: [{ unit }] }];
  });
  return [...others, ...own];
}

/** The declaration with one weapon used otherwise, or not at all. */
export function redeclared(
  declared: readonly DeclaredWeapon[],
  id: string,
  use: Omit<DeclaredWeapon, 'id'> | undefined,
): readonly DeclaredWeapon[] {
  const others = declared.filter((one) => one.id !== id);
  return use === undefined ? others : [...others, { id, ...use }];
}

type Aimed = DeclaredWeapon['targets'];

/** A weapon's targets with one more: it takes one attack from the target that has most, where the attacks can be split. */
export function alsoAimed({ attacks }: Pick<UsableProfile, 'attacks'>, targets: Aimed, unit: number): Aimed {
  if (attacks === undefined || targets.length === 0) return [...targets, { unit }];
  const counted = targets.map((target) => ({ unit: target.unit, attacks: target.attacks ?? attacks }));
  const most = Math.max(...counted.map((target) => target.attacks));
  const from = counted.findIndex((target) => target.attacks === most);
  const left = counted.map((target, at) => (at === from ? { ...target, attacks: most - 1 } : target));
  return [...left, { unit, attacks: 1 }];
}

/** A weapon's targets with another number of attacks at one of them. */
export function withAttacks(targets: Aimed, unit: number, attacks: number): Aimed {
  return targets.map((target) => (target.unit === unit ? { unit, attacks: Math.max(1, attacks) } : target));
}

/** A weapon's targets without one: the first that is left gets its attacks, and a single one has them all. */
export function noLongerAimed(targets: Aimed, unit: number): Aimed {
  const given = targets.find((target) => target.unit === unit)?.attacks ?? 0;
  const [first, ...others] = targets.filter((target) => target.unit !== unit);
  if (first === undefined) return [];
  if (others.length === 0) return [{ unit: first.unit }];
  return first.attacks === undefined ? [first, ...others] : [{ ...first, attacks: first.attacks + given }, ...others];
}

/** The ways to use one weapon that a list of it shows: a profile with its first target, or with none where that is allowed. */
export function usesOf(weapon: UsableWeapon, targetsForced: boolean): readonly Omit<DeclaredWeapon, 'id'>[] {
  const mustAim = targetsForced && weapon.profiles.some(({ targets }) => targets.length > 0);
  return weapon.profiles.flatMap(({ profile, targets }) => [
    ...targets.map((unit) => ({ profile, targets: [{ unit }] })),
    ...(mustAim ? [] : [{ profile, targets: [] }]),
  ]);
}
