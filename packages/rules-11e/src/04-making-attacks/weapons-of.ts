import type { Game, ModelId, Weapon } from '@adjutant/engine';

/** Id of the mark that lends weapons to a model. */
export const LENT_WEAPONS = 'firing-deck/lent-weapons';

/** A weapon of another model, by its place in that model's list. */
export type LentWeapon = { readonly model: ModelId; readonly slot: number };

/** The weapons that a model has now: its own, then those lent to it, which keep their place while they are lent. @rule 24.14-c */
export function weaponsOf(game: Game, model: ModelId): readonly Weapon[] {
  const own = game.modelInfo(model).weapons;
  const marks = game.effects.of(LENT_WEAPONS).filter((mark) => mark.model === model);
  if (marks.length === 0) return own;
  const lent = marks.flatMap(({ data }) => data.weapons as unknown as readonly LentWeapon[]);
  return [...own, ...lent.flatMap((one) => game.modelInfo(one.model).weapons[one.slot] ?? [])];
}
