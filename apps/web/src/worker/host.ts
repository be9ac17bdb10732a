import { settledOf, unscoredOf } from '@adjutant/content/missions';
import {
  type Adjustment,
  type BattleEvent,
  type Json,
  nextFraction,
  type PendingQuestion,
  type PlayerId,
  type Refusal,
  type Roster,
  rosterOf,
  seedGenerator,
} from '@adjutant/engine';
import { limitations } from '@adjutant/rules-11e';
import { defaultOrders, type OrderFilter, type Seat, Session, unenforced } from '@adjutant/session';
import { limitationSentence, type Names, namesFrom, unenforcedSentence } from '@adjutant/text';
import { t } from '../text/index.ts';
import { titleOf } from './asked.ts';
import { factsOf } from './facts.ts';
import { LogKeeper } from './log-keeper.ts';
import { nowOf, summaryOf } from './now.ts';
import type { BattleFacts, BattleNow, DiceShown, OrderShown, Replied, SeatChoice, StoredBattle } from './protocol.ts';
import { printed, whySaid } from './said.ts';
import { Saver } from './saver.ts';
import type { LoadedBattle } from './store.ts';
import { botNamed, world } from './world.ts';

/** Told of every change. */
export type Listener = (now: BattleNow) => void;

/** While nobody is waited for, the battle is stored, and the page told, at most so often; milliseconds. */
const SAVE_EVERY = 800;
const TELL_EVERY = 60;

/** A battle with a person at the page: keeps it, lets bots and standing orders answer, stores every answer, tells the page. */
export class BattleHost {
  readonly stored: StoredBattle;
  names: Names;
  facts: BattleFacts;
  #roster: Roster;
  readonly session: Session;
  #log: LogKeeper;
  #told = 0;
  readonly #saver: Saver;
  #thrown: DiceShown[] = [];
  #fault: string | undefined;
  #passes = new Map<number, number>();
  /** Names of the orders that were given at first. */
  #defaults = new Map<number, string>();
  readonly #ended: Set<string>;
  readonly #listen: Listener;
  #savedAt = 0;
  #toldAt = 0;
  /** Milliseconds that a bot's move stays to be seen. */
  pace = 350;
  #running = false;
  /** Nobody but a person can answer now: until then no question is shown, since an order may take it. */
  #settled = false;
  #closed = false;

  constructor({ battle: stored, from, answers }: LoadedBattle, listen: Listener) {
    this.stored = stored;
    this.#ended = new Set(stored.ended);
    this.#listen = listen;
    const roster = rosterOf(stored.setup);
    this.#roster = roster;
    this.names = namesFrom(stored.setup, roster, world.ruleset);
    this.facts = factsOf(stored, roster, this.names, notEnforced(stored, this.names));
    this.#log = new LogKeeper(this.names, roster);
    this.session = new Session({
      setup: stored.setup,
      ruleset: world.ruleset,
      dice: stored.dice,
      seats: [seatOf(stored.seats[0], 0, stored.id), seatOf(stored.seats[1], 1, stored.id)],
      ...(from === undefined ? {} : { from }),
      answers,
      suggest: suggestionOf(stored.id),
      onEvents: (events) => this.#see(events),
    });
    this.#saver = new Saver(from?.answers ?? [], from?.events ?? []);
    for (const player of [0, 1] as const) if (stored.seats[player].kind === 'person') this.#giveDefaults(player);
    this.#log.follow(this.session.game.log);
    this.#thrown = [];
  }

  /** Lets bots and orders answer until a person has to; a move of a bot's stays a while to be seen. */
  async run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    this.#settled = false;
    while (!this.#closed) {
      const shown = this.session.game.log.length;
      const progress = this.#advance();
      if (progress !== 'answered') break;
      const visible = this.session.game.log.slice(shown).some(isVisible);
      if (visible && Date.now() - this.#toldAt >= TELL_EVERY) this.tell();
      await pause(visible ? this.pace : 0);
    }
    this.#running = false;
    this.#settled = true;
    await this.#save(true);
    if (!this.#closed) this.tell();
  }

  #advance(): 'answered' | 'stopped' {
    try {
      const progress = this.session.advance();
      if (progress.kind === 'answered') {
        if (progress.by === 'order') this.#passes.set(progress.order, (this.#passes.get(progress.order) ?? 0) + 1);
        if (Date.now() - this.#savedAt > SAVE_EVERY) void this.#save(true);
        return 'answered';
      }
      if (progress.kind === 'refused')
        this.#fault = progress.refusals.map((refusal) => whySaid(refusal, this.names).text).join(' ');
    } catch (error) {
      this.#fault = error instanceof Error ? error.message : String(error);
    }
    return 'stopped';
  }

  #giveDefaults(player: PlayerId): void {
    for (const { id, filter, takes } of defaultOrders)
      if (!this.#ended.has(id)) this.#defaults.set(this.session.order(player, filter, 'battle', takes).id, id);
  }

  /** A person's answer. */
  answer(number: number, value: Json): Replied {
    const { question } = this.session;
    if (question === undefined) return { ok: false, why: [{ text: 'The battle is over.' }] };
    return this.#replied(this.session.answer(question.player, number, value));
  }

  adjust(number: number, adjustments: readonly Adjustment[]): Replied {
    return this.#replied(this.session.adjust(number, adjustments));
  }

  /** Answers otherwise what a standing order answered. */
  instead(number: number, value: Json): Replied {
    const { question } = this.session;
    if (question === undefined) return { ok: false, why: [{ text: 'The battle is over.' }] };
    const before = this.session.game;
    const refusals = this.session.instead(question.player, number, value);
    if (this.session.game !== before) this.#log = new LogKeeper(this.names, this.#roster);
    this.#told = 0;
    return this.#replied(refusals);
  }

  #replied(refusals: readonly Refusal[]): Replied {
    if (refusals.length > 0) return { ok: false, why: refusals.map((refusal) => whySaid(refusal, this.names)) };
    void this.run();
    return { ok: true };
  }

  /** Takes the last decision of the player back who has to decide, or of the only person. */
  undo(): Replied {
    const player = this.#undoPlayer();
    const refusals = player === undefined ? [] : this.session.undo(player);
    if (player === undefined || refusals.length > 0)
      return { ok: false, why: refusals.map((refusal) => whySaid(refusal, this.names)) };
    this.#told = 0;
    this.#log = new LogKeeper(this.names, this.session.game.roster);
    this.#log.follow(this.session.game.log);
    return this.#replied([]);
  }

  #undoPlayer(): PlayerId | undefined {
    return ([0, 1] as const).find(
      (player) => this.stored.seats[player].kind === 'person' && this.session.undoable(player) !== undefined,
    );
  }

  order(player: PlayerId, filter: OrderFilter, end: 'phase' | 'battle'): void {
    this.session.order(player, filter, end);
    void this.run();
  }

  withdraw(player: PlayerId, id: number): void {
    this.session.withdraw(player, id);
    const name = this.#defaults.get(id);
    if (name !== undefined) this.#ended.add(name);
    void this.#save();
    this.tell();
  }

  close(): void {
    this.#closed = true;
  }

  /** Tells the page how the battle stands; the whole log where it wants everything anew. */
  tell(everything = false): void {
    this.#toldAt = Date.now();
    const formed = this.#lookAtRoster();
    if (everything) this.#told = 0;
    this.#log.follow(this.session.game.log);
    const from = this.#told;
    const { lines } = this.#log;
    this.#told = lines.length;
    const player = this.#undoPlayer();
    this.#listen(
      nowOf(this.session, this.names, this.#settled, {
        ...(formed || everything ? { facts: this.facts } : {}),
        orders: this.#orders(),
        fault: this.#fault,
        logFrom: from,
        log: lines.slice(from),
        thrown: this.#thrown,
        undo: { possible: player !== undefined, what: '' },
      }),
    );
    this.#thrown = [];
  }

  /** Units may be parted or joined: names and facts are made anew then, and the whole log with them. */
  #lookAtRoster(): boolean {
    const { roster } = this.session.game;
    if (roster === this.#roster) return false;
    this.#roster = roster;
    this.names = namesFrom(this.stored.setup, roster, world.ruleset);
    this.facts = factsOf(this.stored, roster, this.names, this.facts.notEnforced);
    this.#log = new LogKeeper(this.names, roster);
    this.#told = 0;
    return true;
  }

  #orders(): readonly OrderShown[] {
    return ([0, 1] as const).flatMap((player) =>
      this.session.orders(player).map(({ id, filter, until }) => ({
        id,
        player,
        text: t.orders[this.#defaults.get(id) ?? ''] ?? orderText(filter, until.end, this.names),
        passes: this.#passes.get(id) ?? 0,
      })),
    );
  }

  #see(events: readonly BattleEvent[]): void {
    for (const event of events) {
      if (event.type !== 'dice') continue;
      const { purpose, faces, fails = [], rerolled = [] } = event;
      this.#thrown.push({ purpose, faces, fails, rerolled });
    }
  }

  #save(whole = false): Promise<void> {
    this.#savedAt = Date.now();
    const { game } = this.session;
    const summary = summaryOf(this.session, this.names, this.stored, Date.now());
    return this.#saver.save(game, { ...this.stored, summary, ended: [...this.#ended] }, whole);
  }
}

function isVisible(event: BattleEvent): boolean {
  return (
    event.type === 'model-moved' ||
    event.type === 'model-set-up' ||
    event.type === 'dice' ||
    event.type === 'wounds' ||
    event.type === 'stratagem'
  );
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function seatOf(choice: SeatChoice, player: PlayerId, seed: string): Seat {
  if (choice.kind === 'person') return { kind: 'person', name: `player ${player + 1}` };
  const bot = botNamed(choice.bot);
  const words = seedGenerator(`${seed}/bot ${player}`);
  return {
    kind: 'bot',
    name: choice.bot,
    answer: (view, question) => bot.answer(view, world.ruleset, question, () => nextFraction(words)),
  };
}

/** What standing orders answer `as suggested`: as the greedy bot would. */
function suggestionOf(seed: string): NonNullable<ConstructorParameters<typeof Session>[0]['suggest']> {
  const words = seedGenerator(`${seed}/suggested`);
  return (view, question) => botNamed('greedy').answer(view, world.ruleset, question, () => nextFraction(words));
}

function notEnforced({ setup }: StoredBattle, names: Names): readonly string[] {
  const found = unenforced(setup, world.ruleset, { readByRules: world.readByRules });
  const unscored = unscoredOf(setup.mission).map(({ card, what }) => `not scored: mission card ${card}: ${what}`);
  return [
    ...unscored,
    ...settledOf(setup.mission).map((one) => `assumed: ${one}`),
    ...limitations.map(limitationSentence),
    ...found.map((one) => `${names.player(one.player)}, ${unenforcedSentence(one, names)}`),
  ].map(printed);
}

function orderText({ purposes = [], offers = [] }: OrderFilter, end: string, names: Names): string {
  const until = end === 'battle' ? 'for the whole battle' : `until the ${end} ends`;
  const what =
    offers.length > 0
      ? offers.map((offer) => names.effect(offer)).join(', ')
      : purposes.map((purpose) => titleOf({ purpose } as PendingQuestion, names)).join(', ');
  return printed(`Pass “${what}” ${until}`);
}
