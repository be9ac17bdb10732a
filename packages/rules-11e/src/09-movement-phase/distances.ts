import type { Game, ModelId, UnitId } from '@adjutant/engine';
import { livingOnTable } from '../01-core-concepts/populations.ts';
import { characteristic } from '../02-datasheets/characteristic.ts';
import { skiesCost } from '../21-flying-surging/skies.ts';

/** A model that may move and how far, in inches. */
export interface Mover {
  model: ModelId;
  maximum: number;
}

/** The models of a unit that can move, each by its own M or by a rule's `maximum`; `more` inches are added, taking to the skies costs some, never below 0. @rule 03.01.01 09.05-a 09.06-a 21.03-c */
export function moversOf(
  game: Game,
  unit: UnitId,
  move: { readonly more?: number; readonly skies?: boolean; readonly maximum?: number | undefined },
): Mover[] {
  const change = (move.more ?? 0) - (move.skies === true ? skiesCost(game, unit) : 0);
  return livingOnTable(game, unit).flatMap((model) => {
    const characteristicMove = characteristic(game, model, 'move');
    return characteristicMove === undefined
      ? []
      : [{ model, maximum: Math.max(0, (move.maximum ?? characteristicMove) + change) }];
  });
}
