import {
  type Adjustment,
  type Answer,
  type BattleEvent,
  type BattleSetup,
  type BattleState,
  type BattleView,
  type Clock,
  DECLINE,
  type DiceSetup,
  forkState,
  Game,
  type Json,
  type Option,
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
  answerOf,
  inForce,
  isAbout,
  type OrderEnd,
  type OrderFilter,
  type OrderTakes,
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
  /** The answer that orders `as suggested` give; from the player's view alone. */
  readonly suggest?: (view: BattleView, question: PendingQuestion) => Json | undefined;
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
      readonly by: 'bot';
      readonly value: Json;
    }
  | {
      readonly kind: 'answered';
      readonly question: PendingQuestion;
      readonly by: 'order';
      /** The order's number. */
      readonly order: number;
      readonly value: Json;
    }
  /** A bot's answer was illegal; nothing has changed. */
  | {
      readonly kind: 'refused';
      readonly question: PendingQuestion;
      readonly value: Json;
      readonly refusals: readonly Refusal[];
    };

/** A question that a standing order answered, and that may be answered otherwise as long as nothing irrevocable followed. */
export interface Taken {
  readonly question: PendingQuestion;
  readonly value: Json;
}

/** The battle as it was before an answer. */
interface Kept {
  readonly question: number;
  /** What was asked, and answered by a standing order; undefined where the player answered. */
  readonly taken: Taken | undefined;
  readonly state: BattleState;
  readonly events: number;
  readonly answers: number;
  readonly orders: readonly StandingOrder[];
  readonly shown: readonly string[];
}

/** A battle with two seats: passes each question to who has to answer it, declines by standing order, and goes back where that is fair. */
export class Session {
  readonly seats: readonly [Seat, Seat];
  readonly dice: DiceSetup;
  readonly #suggest: NonNullable<SessionSketch['suggest']>;
  readonly #tell: (events: readonly BattleEvent[]) => void;
  #game: Game;
  #orders: readonly StandingOrder[] = [];
  #nextOrder = 1;
  /** The player declined what an order had led to: the next question is put to him. */
  #declined = false;
  /** What was offered to a player who answered himself, by phase and group. */
  #shown: readonly string[] = [];
  /** Copies to go back to: all of one player, since the last die, reveal or answer of the other seat. */
  #kept: Kept[] = [];
  #keptFor: PlayerId = 0;

  /** Starts the battle, or goes on with one; throws on a setup that contradicts itself and on answers that are none. */
  constructor({ setup, ruleset, dice, seats, onEvents, suggest, from, answers = [] }: SessionSketch) {
    this.seats = seats;
    this.#suggest = suggest ?? (() => undefined);
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
    return refusals.length > 0 ? refusals : this.#reply({ question, value });
  }

  /** Changes on which both players, or the referee, agree. */
  adjust(question: number, adjust: readonly Adjustment[]): readonly Refusal[] {
    return this.#reply({ question, adjust });
  }

  /** Answers one question by a standing order or a bot; says so where a person has to, or where a bot's answer is illegal. */
  advance(): Progress {
    const { question } = this;
    if (question === undefined) return { kind: 'over' };
    const ordered = this.#ordered(question);
    if (ordered !== undefined) {
      const { order, value } = ordered;
      const refusals = this.#reply({ question: question.number, value }, { question, value });
      if (refusals.length === 0) return { kind: 'answered', question, by: 'order', order: order.id, value };
    }
    const seat = this.seats[question.player];
    if (seat.kind === 'person' || question.kind === 'dice') return { kind: 'waits', question };
    const value = seat.answer(this.view(question.player), question);
    const refusals = this.#reply({ question: question.number, value });
    if (refusals.length > 0) return { kind: 'refused', question, value, refusals };
    return { kind: 'answered', question, by: 'bot', value };
  }

  // Standing orders.

  /** A player's orders in force. */
  orders(player: PlayerId): readonly StandingOrder[] {
    return this.#orders.filter((order) => order.player === player && inForce(order, this.#game.state.clock));
  }

  /** Declines from now on what the filter describes, where it may be declined, or answers it as `takes` says. */
  order(player: PlayerId, filter: OrderFilter, end: OrderEnd, takes?: OrderTakes): StandingOrder {
    const { clock } = this.#game.state;
    const order: StandingOrder = {
      id: this.#nextOrder,
      player,
      filter,
      ...(takes === undefined ? {} : { takes }),
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
    return this.#keptFor === player ? this.#kept.findLast((kept) => kept.taken === undefined)?.question : undefined;
  }

  /** What orders answered for a player since his own last answer, and what may still be answered otherwise. */
  taken(player: PlayerId): readonly Taken[] {
    if (this.#keptFor !== player) return [];
    const own = this.#kept.findLastIndex((kept) => kept.taken === undefined);
    return this.#kept.slice(own + 1).flatMap(({ taken }) => taken ?? []);
  }

  /** Answers otherwise what an order answered; what followed is forgotten. */
  instead(player: PlayerId, question: number, value: Json): readonly Refusal[] {
    const at = this.#kept.findIndex((kept) => kept.question === question);
    const kept = this.#kept[at];
    if (kept === undefined || !this.taken(player).some((taken) => taken.question.number === question))
      return [refuse('nothing-to-undo', 'session')];
    const game = this.#game;
    const all = this.#kept;
    this.#restore(kept);
    this.#kept = all.slice(0, at);
    const refusals = this.#game.check({ question, value });
    if (refusals.length > 0) {
      this.#game = game;
      this.#kept = all;
      return refusals;
    }
    this.#tell([{ type: 'undone', question }]);
    return this.#reply({ question, value });
  }

  /** Takes a player's last decision back. */
  undo(player: PlayerId): readonly Refusal[] {
    const question = this.undoable(player);
    const at = this.#kept.findIndex((kept) => kept.question === question);
    const kept = this.#kept[at];
    if (question === undefined || kept === undefined) return [refuse('nothing-to-undo', 'session')];
    this.#restore(kept);
    this.#orders = kept.orders;
    this.#shown = kept.shown;
    this.#kept = this.#kept.slice(0, at);
    this.#tell([{ type: 'undone', question }]);
    return [];
  }

  #outOfTurn(player: PlayerId, number: number): readonly Refusal[] {
    const { question } = this;
    if (question === undefined || question.number !== number || question.player === player) return [];
    return [refuse('not-your-question', 'session', { player: question.player, purpose: question.purpose })];
  }

  #ordered(question: PendingQuestion): { readonly order: StandingOrder; readonly value: Json } | undefined {
    const { clock } = this.#game.state;
    const usual = {
      suggest: () => this.#suggest(this.view(question.player), question),
      seen: (group: string) => this.#shown.includes(shownAs(clock, question.player, { id: group })),
    };
    for (const order of this.orders(question.player)) {
      if (this.#declined && order.takes !== undefined) continue;
      const value = isAbout(order, question) ? answerOf(order, question, usual) : undefined;
      if (value !== undefined) return { order, value };
    }
    return undefined;
  }

  /** Answers on the battle itself, with a copy at hand: an exception leaves the battle as it was. */
  #reply(answer: Answer, taken?: Taken): readonly Refusal[] {
    const game = this.#game;
    const player = game.question?.player ?? 0;
    const kept: Kept = {
      question: answer.question,
      taken,
      state: forkState(game.state),
      events: game.log.length,
      answers: game.answers.length,
      orders: this.#orders,
      shown: this.#shown,
    };
    const offered = game.question;
    const refusals = this.#replyOrRestore(answer, kept);
    if (refusals.length > 0) return refusals;
    this.#keep(kept, player, 'adjust' in answer);
    this.#declined = taken === undefined && 'value' in answer && answer.value === DECLINE;
    if (taken === undefined && offered !== undefined && 'options' in offered)
      this.#shown = [...this.#shown, ...offered.options.map((option) => shownAs(kept.state.clock, player, option))];
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

function shownAs({ phase }: Clock, player: PlayerId, { id, group = id }: Pick<Option, 'id' | 'group'>): string {
  return `${player} ${phase} ${group}`;
}

function gameAt({ state, events, answers }: Snapshot, setup: BattleSetup, ruleset: Ruleset): Game {
  const game = resumeBattle(setup, ruleset, forkState(state));
  for (const event of events) game.log.push(event);
  for (const answer of answers) game.answers.push(answer);
  return game;
}
