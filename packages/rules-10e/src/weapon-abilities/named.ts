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

/** Weapon abilities that this edition has, as attacks are concerned; [CLEAVE] came later, and of [INDIRECT FIRE] nothing is said. */
export const weaponAbilities = [
  'anti',
  'assault',
  'blast',
  'close-quarters',
  'devastating-wounds',
  'extra-attacks',
  'hazardous',
  'heavy',
  'ignores-cover',
  'lance',
  'lethal-hits',
  'melta',
  'one-shot',
  'precision',
  'psychic',
  'rapid-fire',
  'sustained-hits',
  'torrent',
  'twin-linked',
] as const;
