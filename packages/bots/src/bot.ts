import type { BattleView, Json, PendingQuestion, Random, Ruleset } from '@adjutant/engine';

/** A player that needs no person: it sees what its seat may see, and answers every question legally. */
export interface Bot {
  readonly name: string;
  /** The answer to a question that waits for the view's player; `random` is the bot's own, never the battle's dice. */
  answer(view: BattleView, ruleset: Ruleset, question: PendingQuestion, random: Random): Json;
}
