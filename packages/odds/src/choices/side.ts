/** What both players try to do: values are those of the attacker's aim. */
export interface Sides {
  /** `most`: the attacker chooses what serves the aim, `least`: what harms it. */
  readonly attacker: Choosing;
  readonly defender: Choosing;
}

export type Choosing = 'most' | 'least';

/** The better of two values for one who chooses. */
export function better(choosing: Choosing, a: number, b: number): number {
  return choosing === 'most' ? Math.max(a, b) : Math.min(a, b);
}

/** What any other value is better than. */
export function worstOf(choosing: Choosing): number {
  return choosing === 'most' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
}
