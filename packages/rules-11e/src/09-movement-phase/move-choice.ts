import type { FlowName, Game, Refusal, UnitId } from '@adjutant/engine';
import type { MoveOutcome } from '../flows.ts';

/**
 * How a selection to move goes on. `made`: the move was made. `not-made`: it was called off before anything happened, and another type
 * may be picked. `given-up`: dice were rolled for it, so that it is over (03 open point 1, 09 open point 1). `goes-back`: the unit could
 * not be set up and counts as not selected (03.02-c).
 */
export type { MoveOutcome };

/** What is decided about a move before it: one answer to one question. */
export type MoveChoice = {
  readonly moveType: string;
  /** `ordered`, `desperate`, `rapid`, `tactical`, `combat`, `edge`, `deep-strike`. */
  readonly mode?: string;
  /** The unit takes to the skies (21.03-b). */
  readonly skies?: boolean;
  /** Inches that each model may move instead of its M, where a rule says so. */
  readonly maximum?: number;
  /** Its models become MOBILE for the move (24.35-b). */
  readonly mobile?: boolean;
};

/** One way to make a move of a type, or why it is not open. */
export interface MoveOffer {
  /** `fall-back/desperate/skies`. */
  readonly id: string;
  readonly choice: MoveChoice;
  readonly refusal: Refusal | undefined;
}

/** The flow of one move type. */
export type MoveTypeFlow = FlowName<{ unit: UnitId; choice: MoveChoice }, { outcome: MoveOutcome }>;

/** A move type of the Movement phase. */
export interface MoveTypeRule {
  readonly moveType: string;
  readonly rule: string;
  readonly flow: MoveTypeFlow;
  /** Its ways, in the printed order; at least one, so that a player sees why it is not open. */
  offers(game: Game, unit: UnitId): readonly MoveOffer[];
}

/** A way to make a move, named by its type, mode and the skies. */
export function offer(choice: MoveChoice, refusal: Refusal | undefined): MoveOffer {
  const id = [
    choice.moveType,
    ...(choice.mode === undefined ? [] : [choice.mode]),
    ...(choice.skies === true ? ['skies'] : []),
    ...(choice.mobile === true ? ['mobile'] : []),
  ];
  return { id: id.join('/'), choice, refusal };
}
