import type { DeclareAttacks, DeclaredWeapon, UsableWeapon } from '@adjutant/engine';

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
