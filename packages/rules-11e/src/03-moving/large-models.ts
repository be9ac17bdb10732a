import type { Game, ModelId } from '@adjutant/engine';
import { inradius } from '@adjutant/geometry';

/** Whether a model's base cannot fit into a strip so many inches wide. @rule 03.02.02-a 03.02.02-b 03.02.02-e */
export function isTooLargeFor(game: Game, model: ModelId, width: number): boolean {
  return 2 * inradius(game.modelInfo(model).profile.base) > width;
}
