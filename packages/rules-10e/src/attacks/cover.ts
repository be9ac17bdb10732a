/** Sv from which on cover does nothing against attacks with AP 0. */
const GOOD_SAVE = 3;

/** What the benefit of cover adds to an armour save against a ranged attack; however many sources there are. @rule 10e.cover */
export function coverBonus(save: number, armourPenetration: number): number {
  return save <= GOOD_SAVE && armourPenetration === 0 ? 0 : 1;
}
