import { type Game, type ModelId, stands } from '@adjutant/engine';
import { isMonsterOrVehicle, modelHas } from '../02-datasheets/keywords.ts';
import { hooks } from '../hooks.ts';

/** What decides through which models a model may pass. */
export interface Passage {
  /** `normal`, `advance`, `charge` ... */
  readonly moveType: string;
  /** The rule lets the moved models pass through every model (03.01.02, 09.07-f). */
  readonly throughModels?: boolean;
  /** The unit takes to the skies (21.03-d). */
  readonly skies?: boolean;
}

/** Models on the table that another may not pass through in a move. @rule 03.01-e 03.01-g 17.01 21.03-d 23.02-c 24.35-a */
export function blockersOf(game: Game, mover: ModelId, passage: Passage): ModelId[] {
  if (passage.throughModels === true || (passage.skies === true && modelHas(game, mover, 'FLY'))) return [];
  return game.state.models
    .filter((other) => other.id !== mover && stands(other) && blocks(game, mover, other.id, passage.moveType))
    .map((other) => other.id);
}

/** Whether one standing model blocks the way of another: enemies do, friends do not, and in a normal or advance move big ones block big ones alone. */
function blocks(game: Game, mover: ModelId, other: ModelId, moveType: string): boolean {
  if (modelHas(game, other, 'AIRCRAFT')) return false;
  if (hooks.passesModel.first(game, { mover, other, moveType }) !== undefined) return false;
  const enemy = game.modelInfo(other).player !== game.modelInfo(mover).player;
  const isBig = (moveType === 'normal' || moveType === 'advance') && isMonsterOrVehicle(game, mover);
  if (!isBig) return enemy;
  return isMonsterOrVehicle(game, other) && (enemy || game.switch('bigThroughFriendlyBig') === 'blocked');
}
