/** Features by what they do to movement, as places in the terrain of a scene. */
import type { Game, LayoutSetup } from '@adjutant/engine';

const known = new WeakMap<LayoutSetup, readonly number[]>();

/** The dense features of the table: all others may be passed freely. @rule 13.06-b 13.02-c */
export function denseFeatures(game: Game): readonly number[] {
  const { layout } = game.setup;
  let dense = known.get(layout);
  if (dense === undefined) {
    dense = layout.features.flatMap(({ category }, index) => (category === 'dense' ? [index] : []));
    known.set(layout, dense);
  }
  return dense;
}

/** Whether anything stands on the table that movement has to heed. @rule 13.01-j */
export function hasFeatures(game: Game): boolean {
  return game.setup.layout.features.length > 0;
}
