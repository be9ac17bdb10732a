import { type WeaponAbilityId, weaponAbilityIds } from '@adjutant/engine';

/**
 * Effects of the 11th edition that this edition takes as they are: [ANTI] (10e.anti-a), [BLAST] (10e.blast-a), [RAPID FIRE]
 * (10e.rapidfire-a), unmodified sixes alone in overwatch (10e.strat-c), and those of which nothing is said (10e open point 1).
 */
export const effectsOf11e = [
  'anti',
  'blast',
  'feel-no-pain',
  'heavy',
  'lance',
  'melta',
  'psychic',
  'rapid-fire',
  'snap-shooting',
  'torrent',
  'twin-linked',
] as const;

/** Abilities of weapons that this edition has not or says nothing of: [CLEAVE] came later, [INDIRECT FIRE] is not described. */
const absent: readonly WeaponAbilityId[] = ['cleave', 'indirect-fire', 'special'];

/** Weapon abilities that this edition has, as attacks are concerned. */
export const weaponAbilities: readonly WeaponAbilityId[] = weaponAbilityIds.filter((id) => !absent.includes(id));
