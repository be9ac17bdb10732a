import type { BattleView, Json, PendingQuestion } from '@adjutant/engine';

/** A seat whose answers come from outside: somebody at a screen, or far away. */
export interface PersonSeat {
  readonly kind: 'person';
  readonly name: string;
}

/** A seat that answers by itself, from its player's view alone. */
export interface BotSeat {
  readonly kind: 'bot';
  readonly name: string;
  answer(view: BattleView, question: PendingQuestion): Json;
}

/** Who answers a player's questions. */
export type Seat = PersonSeat | BotSeat;
