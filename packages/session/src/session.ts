import {
  type Adjustment,
  type Answer,
  type BattleEvent,
  type BattleSetup,
  type BattleState,
  type BattleView,
  type DiceSetup,
  forkState,
  Game,
  type Json,
  type PendingQuestion,
  type PlayerId,
  type Refusal,
  type Ruleset,
  refuse,
  resumeBattle,
  startBattle,
  viewFor,
} from '@adjutant/engine';
import type { Seat } from './seat.ts';
import {
  declining,
  inForce,
  isAbout,
  type OrderEnd,
  type OrderFilter,
  type StandingOrder,
  serialOf,
} from './standing-order.ts';

/** A battle as it stood once, with what had happened: it goes on from there without being played again. */
export interface Snapshot {
  readonly state: BattleState;
  readonly events: readonly BattleEvent[];
  readonly answers: readonly Answer[];
}

/** What a session begins from. */
export interface SessionSketch {
  readonly setup: BattleSetup;
  readonly ruleset: Ruleset;
  readonly dice: DiceSetup;
  readonly seats: readonly [Seat, Seat];
  /** Where a battle that was stopped goes on; from its beginning where absent. */
  readonly from?: Snapshot;
  /** Answers of a battle that was stopped, after those of `from`: it is played to where they end before anybody is asked. */
  readonly answers?: readonly Answer[];
  /** Told of everything that happens, going back (`undone`) included. */
  readonly onEvents?: (events: readonly BattleEvent[]) => void;
}

/** What came of letting the battle go on by itself for one question. */
export type Progress =
  | { readonly kind: 'over' }
  /** A person has to answer; typed dice are a person's to type, a bot's dice too. */
  | { readonly kind: 'waits'; readonly question: PendingQuestion }
  | {
      readonly kind: 'answered';
      readonly question: PendingQuestion;
      readonly by: 'order' | 'bot';
      readonly value: Json;
    }
  /** A bot's answer was illegal; nothing has changed. */
  | {
      readonly kind: 'refused';
      readonly question: PendingQuestion;
      readonly value: Json;
      readonly refusals: readonly Refusal[];
    };

/** The battle as it was before an answer. */
interface Kept {
  readonly question: number;
  /** Given by the player, not by a standing order. */
  readonly byHand: boolean;
  readonly state: BattleState;
  readonly events: number;
  readonly answers: number;
  readonly orders: readonly StandingOrder[];
}

/** A battle with two seats: passes each question to who has to answer it, declines by standing order, and goes back where that is fair. */
export class Session {
  readonly seats: readonly [Seat, Seat];
  readonly dice: DiceSetup;
  readonly #tell: (events: readonly BattleEvent[]) => void;
  #game: Game;
  #orders: readonly StandingOrder[] = [];
  #nextOrder = 1;
  /** Copies to go back to: all of one player, since the last die, reveal or answer of the other seat. */
  #kept: Kept[] = [];
  #keptFor: PlayerId = 0;

  /** Starts the battle, or goes on with one; throws on a setup that contradicts itself and on answers that are none. */
  constructor({ setup, ruleset, dice, seats, onEvents, from, answers = [] }: SessionSketch) {
    this.seats = seats;
    this.dice = dice;
    this.#tell = onEvents ?? (() => {});
    this.#game = from === undefined ? startBattle(setup, ruleset, dice) : gameAt(from, setup, ruleset);
    for (const answer of answers) {
      const [refusal] = this.#game.reply(answer);
      if (refusal !== undefined)
        throw new Error(`the battle cannot be resumed: ${refusal.code} at question ${answer.question}`);
    }
    this.#tell(this.#game.log);
  }

  /** The battle, to look at; it must not be answered past the session. After going back it is another object. */
  get game(): Game {
    return this.#game;
  }

  /** The question that waits, or undefined when the battle is over. */
  get question(): PendingQuestion | undefined {
    return this.#game.question;
  }

  /** The battle as a player may see it. */
  view(player: PlayerId): BattleView {
    return viewFor(this.#game, player);
  }

  /** A player's answer; refused where the question is another player's, is not the one that waits, or the answer is illegal. */
  answer(player: PlayerId, question: number, value: Json): readonly Refusal[] {
    const refusals = this.#outOfTurn(player, question);
    return refusals.length > 0 ? refusals : this.#reply({ question, value }, true);
  }

  /** Changes on which both players, or the referee, agree. */
  adjust(question: number, adjust: readonly Adjustment[]): readonly Refusal[] {
    return this.#reply({ question, adjust }, true);
  }

  /** Answers one question by a standing order or a bot; says so where a person has to, or where a bot's answer is illegal. */
  advance(): Progress {
    const { question } = this;
    if (question === undefined) return { kind: 'over' };
    const declined = this.#ordered(question);
    if (declined !== undefined) {
      const refusals = this.#reply({ question: question.number, value: declined }, false);
      if (refusals.length === 0) return { kind: 'answered', question, by: 'order', value: declined };
    }
    const seat = this.seats[question.player];
    if (seat.kind === 'person' || question.kind === 'dice') return { kind: 'waits', question };
    const value = seat.answer(this.view(question.player), question);
    const refusals = this.#reply({ question: question.number, value }, false);
    if (refusals.length > 0) return { kind: 'refused', question, value, refusals };
    return { kind: 'answered', question, by: 'bot', value };
  }

  // Standing orders.

  /** A player's orders in force. */
  orders(player: PlayerId): readonly StandingOrder[] {
    return this.#orders.filter((order) => order.player === player && inForce(order, this.#game.state.clock));
  }

  /** Declines from now on what the filter describes, where it may be declined. */
  order(player: PlayerId, filter: OrderFilter, end: OrderEnd): StandingOrder {
    const { clock } = this.#game.state;
    const order: StandingOrder = {
      id: this.#nextOrder,
      player,
      filter,
      until: { end, serial: serialOf(clock, end) },
    };
    this.#nextOrder += 1;
    this.#orders = [...this.#orders.filter((one) => inForce(one, clock)), order];
    return order;
  }

  /** Ends an order of a player before its time. */
  withdraw(player: PlayerId, id: number): void {
    this.#orders = this.#orders.filter((order) => order.player !== player || order.id !== id);
  }

  // Going back.

  /** The question to which a player may go back: since then no die fell, nothing hidden was shown, the other seat answered nothing. */
  undoable(player: PlayerId): number | undefined {
    return this.#keptFor === player ? this.#kept.findLast((kept) => kept.byHand)?.question : undefined;
  }

  /** Takes a player's last decision back. */
  undo(player: PlayerId): readonly Refusal[] {
    const question = this.undoable(player);
    const at = this.#kept.findIndex((kept) => kept.question === question);
    const kept = this.#kept[at];
    if (question === undefined || kept === undefined) return [refuse('nothing-to-undo', 'session')];
    this.#restore(kept);
    this.#orders = kept.orders;
    this.#kept = this.#kept.slice(0, at);
    this.#tell([{ type: 'undone', question }]);
    return [];
  }

  #outOfTurn(player: PlayerId, number: number): readonly Refusal[] {
    const { question } = this;
    if (question === undefined || question.number !== number || question.player === player) return [];
    return [refuse('not-your-question', 'session', { player: question.player, purpose: question.purpose })];
  }

  #ordered(question: PendingQuestion): Json | undefined {
    const value = declining(question);
    if (value === undefined) return undefined;
    return this.orders(question.player).some((order) => isAbout(order, question)) ? value : undefined;
  }

  /** Answers on the battle itself, with a copy at hand: an exception leaves the battle as it was. */
  #reply(answer: Answer, byHand: boolean): readonly Refusal[] {
    const game = this.#game;
    const player = game.question?.player ?? 0;
    const kept: Kept = {
      question: answer.question,
      byHand,
      state: forkState(game.state),
      events: game.log.length,
      answers: game.answers.length,
      orders: this.#orders,
    };
    const refusals = this.#replyOrRestore(answer, kept);
    if (refusals.length > 0) return refusals;
    this.#keep(kept, player, 'adjust' in answer);
    this.#tell(game.log.slice(kept.events));
    return [];
  }

  #replyOrRestore(answer: Answer, kept: Kept): readonly Refusal[] {
    try {
      return this.#game.reply(answer);
    } catch (error) {
      this.#restore(kept);
      throw error;
    }
  }

  #keep(kept: Kept, player: PlayerId, agreed: boolean): void {
    if (player !== this.#keptFor) this.#kept = [];
    this.#keptFor = player;
    const { log, state } = this.#game;
    const shown =
      JSON.stringify(state.players.map((one) => one.secrets)) !==
      JSON.stringify(kept.state.players.map((one) => one.secrets));
    const fell = log.slice(kept.events).some((event) => event.type === 'dice');
    if (agreed || shown || fell || this.seats[player].kind === 'bot') this.#kept = [];
    else this.#kept.push(kept);
  }

  #restore(kept: Kept): void {
    const { setup, startingRoster, ruleset, log, answers } = this.#game;
    const game = new Game(setup, startingRoster, ruleset, kept.state);
    for (const event of log.slice(0, kept.events)) game.log.push(event);
    for (const answer of answers.slice(0, kept.answers)) game.answers.push(answer);
    this.#game = game;
  }
}

function gameAt({ state, events, answers }: Snapshot, setup: BattleSetup, ruleset: Ruleset): Game {
  const game = resumeBattle(setup, ruleset, forkState(state));
  for (const event of events) game.log.push(event);
  for (const answer of answers) game.answers.push(answer);
  return game;
}
