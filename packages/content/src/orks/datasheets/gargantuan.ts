import type { EffectInstance, Game, ModelId } from '@adjutant/engine';
import { modelHasFrom } from '@adjutant/rules-11e/content';
import { modelHas } from '@adjutant/rules-11e/queries';
import { ability } from '../../armies/write.ts';

/** Inches up to which it steps over terrain. */
const STEP = 4;
const moves: readonly string[] = ['normal', 'advance', 'fall-back'];

/** It walks over models that are not TITANIC and over sections of terrain up to 4" high. */
export const gargantuan = ability({
  id: 'orks/gargantuan',
  name: 'Gargantuan',
  source: 'datasheet',
  of: 'Gargantuan Squiggoth',
  rule: 'cs.ab.gargantuan',
  reminder:
    'Moves over models that are not TITANIC and over terrain up to 4" high when it moves, advances or falls back.',
  touches: ['03.01', '13.06', '24.35'],
  hooks: {
    passesModel: ({ mover, other, moveType }, self, game) =>
      strides(game, self, mover, moveType) && !modelHas(game, other, 'TITANIC') ? true : undefined,
    stepsOverTerrain: ({ model, moveType }, self, game) => (strides(game, self, model, moveType) ? STEP : undefined),
  },
});

function strides(game: Game, self: EffectInstance, model: ModelId, moveType: string): boolean {
  return moves.includes(moveType) && modelHasFrom(game, model, self);
}
