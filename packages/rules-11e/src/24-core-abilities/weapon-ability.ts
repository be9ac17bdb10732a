import type { Amount, WeaponAbility, WeaponAbilityId } from '@adjutant/engine';

/** A weapon ability as a rule grants it: `weaponAbility('sustained-hits', 1)`; with keywords it works only against units that have one of them. @rule 24.01 */
export function weaponAbility(id: WeaponAbilityId, value?: number, against?: readonly string[]): WeaponAbility {
  return {
    id,
    ...(value === undefined ? {} : { value: { dice: 0, sides: 6, plus: value } }),
    ...(against === undefined ? {} : { against: { keywords: against, without: false } }),
  };
}

/** [ANTI-X Y+] as a rule grants it. @rule 24.03 */
export function anti(keyword: string, threshold: number): WeaponAbility {
  return { id: 'anti', threshold, against: { keywords: [keyword], without: false } };
}

/** So many times an amount: the X of [BLAST X] for each five models. */
export function times(amount: Amount, factor: number): Amount {
  return { dice: amount.dice * factor, sides: amount.sides, plus: amount.plus * factor };
}
