import { type Adjustment, adjust, checkAdjustments } from './adjust.ts';
import type { PlayerId } from './datasheet.ts';
import { checkAnswer, forcedAnswer, resolveAnswer } from './decisions/index.ts';
import type { Question } from './decisions/question.ts';
import { Effects } from './effects.ts';
import type { BattleEvent } from './events.ts';
import type { FlowDefinition, FlowName } from './flow.ts';
import { forkState } from './fork.ts';
import { rosterWith } from './formed.ts';
import { copyJson, type Json, type JsonObject } from './json.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { ModelInfo, Roster, UnitInfo } from './roster.ts';
import type { Ruleset } from './ruleset.ts';
import type { BattleSetup } from './setup.ts';
import type { BattleState, Call, FormedUnit, Frame, ModelId, ModelState, UnitId, UnitState } from './state.ts';
import { endEffects } from './write.ts';

/** An answer names the question by its number; an adjustment may come at any question, which is then made again. */
export type Answer =
  | { readonly question: number; readonly value: Json }
  | { readonly question: number; readonly adjust: readonly Adjustment[] };

/** A question that waits, with its number. */
export type PendingQuestion = Question & { readonly number: number };

/** Told what the machine does, to count how much of the rules a battle reaches; it changes nothing. */
export interface Observer {
  step(flow: string, step: string): void;
  hook(name: string): void;
  moment(name: string): void;
}

/** More steps than any battle needs between two questions: a flow that turns in a circle is a bug and is named. */
const MOST_STEPS = 1_000_000;

/**
 * A battle: the state, what is shared by all its forks, and the kernel that runs the stack of frames. Everything that can change
 * is in `state`; `log` and `answers` are a record beside it.
 */
export class Game {
  readonly setup: BattleSetup;
  /** The printed side of both armies as the battle began. */
  readonly startingRoster: Roster;
  readonly ruleset: Ruleset;
  readonly state: BattleState;
  readonly effects: Effects;
  readonly log: BattleEvent[] = [];
  readonly answers: Answer[] = [];
  /** False in forks made for thinking: they keep no log. */
  readonly keepsLog: boolean;
  /** Belongs to this game alone: forks have none. */
  observer: Observer | undefined;
  /** The roster of the formed units that `#formed` lists. */
  #roster: Roster;
  #formed: readonly FormedUnit[] | undefined;
  #asked: Question | undefined;
  #calls: readonly Call[] | undefined;
  /** The question being waited for and the step that follows it; made again from the step where it is missing. */
  #pending: { readonly question: PendingQuestion; readonly next: string } | undefined;

  constructor(setup: BattleSetup, roster: Roster, ruleset: Ruleset, state: BattleState, keepsLog = true) {
    this.setup = setup;
    this.startingRoster = roster;
    this.#roster = roster;
    this.ruleset = ruleset;
    this.state = state;
    this.keepsLog = keepsLog;
    this.effects = new Effects(this);
  }

  // What rules read.

  /** The printed side of both armies, with the units that came into being during the battle. */
  get roster(): Roster {
    const { formed } = this.state;
    if (formed !== this.#formed) {
      this.#roster = rosterWith(this.startingRoster, this, formed);
      this.#formed = formed;
    }
    return this.#roster;
  }

  unit(id: UnitId): UnitState {
    return present(this.state.units[id], 'unit', id);
  }

  model(id: ModelId): ModelState {
    return present(this.state.models[id], 'model', id);
  }

  unitInfo(id: UnitId): UnitInfo {
    return present(this.roster.units[id], 'unit', id);
  }

  modelInfo(id: ModelId): ModelInfo {
    return present(this.roster.models[id], 'model', id);
  }

  /** The active player: set by the innermost frame that says so, else the player whose turn it is (01.03). */
  get active(): PlayerId {
    for (let at = this.state.stack.length - 1; at >= 0; at--) {
      const active = this.state.stack[at]?.active;
      if (active !== undefined) return active;
    }
    return this.state.clock.player;
  }

  /** The value of a named switch of the ruleset in this battle. */
  switch(name: string): string {
    const known = this.ruleset.switches[name];
    if (known === undefined) throw new Error(`the ruleset has no switch ${name}`);
    return this.setup.switches[name] ?? known.default;
  }

  // What steps do.

  /** Asks one question; the step must do nothing else. */
  ask(question: Question): void {
    if (this.#asked !== undefined || this.#calls !== undefined)
      throw new Error(`${this.#where()}: a step asks or calls once`);
    this.#asked = question;
  }

  /** Runs another flow before the next step. */
  call(call: Call): void {
    this.callAll([call]);
  }

  /** Runs several flows in order before the next step; an empty list costs nothing. */
  callAll(calls: readonly Call[]): void {
    if (calls.length === 0) return;
    if (this.#asked !== undefined || this.#calls !== undefined)
      throw new Error(`${this.#where()}: a step asks or calls once`);
    this.#calls = calls;
  }

  /** What the last question of this frame was answered. */
  answer<T extends Json | readonly unknown[]>(): T {
    const { answer } = this.#top();
    if (answer === undefined) throw new Error(`${this.#where()}: no question was answered`);
    return answer as T;
  }

  /** What the flow called last brought back; throws where another flow was called. */
  result<Locals extends object, Result>(name: FlowName<Locals, Result>): Result {
    const { result } = this.#top();
    if (result?.flow !== name.name)
      throw new Error(`${this.#where()}: wanted the result of ${name.name}, got ${result?.flow}`);
    return result.value as Result;
  }

  /** Id of the frame that runs. */
  get frame(): number {
    return this.#top().id;
  }

  emit(event: BattleEvent): void {
    if (this.keepsLog) this.log.push(event);
  }

  // What players do.

  /** The question that waits for an answer, or undefined when the battle is over. */
  get question(): PendingQuestion | undefined {
    if (this.state.asking === undefined) return undefined;
    this.#pending ??= this.#makeQuestionAgain(this.state.asking);
    return this.#pending.question;
  }

  /** Answers the question in place and runs on to the next; an illegal answer changes nothing and is refused with its reasons. */
  reply(answer: Answer): readonly Refusal[] {
    const refusals = this.check(answer);
    if (refusals.length > 0) return refusals;
    if (this.keepsLog) this.answers.push(answer);
    if ('adjust' in answer) {
      adjust(this, answer.adjust);
    } else {
      const { question, next } = present(this.#pending, 'question', answer.question);
      const frame = this.#top();
      frame.answer = copyJson(resolveAnswer(question, answer.value));
      frame.result = undefined;
      frame.step = next;
    }
    this.#pending = undefined;
    this.state.asking = undefined;
    this.run();
    return [];
  }

  /** Why an answer would be refused; empty when it is legal. Changes nothing. */
  check(answer: Answer): readonly Refusal[] {
    const { question } = this;
    if (question === undefined) return [refuse('battle-is-over', 'engine')];
    if (answer.question !== question.number) {
      return [refuse('another-question-waits', 'engine', { answered: answer.question, waiting: question.number })];
    }
    return 'adjust' in answer ? checkAdjustments(this, answer.adjust) : checkAnswer(question, answer.value, this);
  }

  /** A copy that can be played on without touching this one; it keeps no log unless asked to. */
  fork(keepsLog = false): Game {
    const copy = new Game(this.setup, this.startingRoster, this.ruleset, forkState(this.state), keepsLog);
    copy.#pending = this.#pending; // a question is never changed, and costs to make
    return copy;
  }

  /** Runs steps until a question waits or the battle is over. */
  run(): void {
    for (let steps = 0; this.state.asking === undefined && this.state.stack.length > 0; steps++) {
      if (steps > MOST_STEPS) throw new Error(`${this.#where()}: turns in a circle`);
      this.#advance(this.#top());
    }
  }

  /** Puts a flow on the stack; the first one is the battle. */
  push(call: Call): void {
    const frame: Frame = {
      id: this.state.nextFrame,
      flow: call.flow,
      step: 'start',
      locals: copyJson(call.locals), // frames share nothing, so that a loaded battle runs as the saved one would have
      active: call.active,
      answer: undefined,
      result: undefined,
      queue: undefined,
    };
    this.state.nextFrame += 1;
    this.state.stack.push(frame);
  }

  #advance(frame: Frame): void {
    if (frame.queue !== undefined) {
      const [call, ...queue] = frame.queue;
      frame.queue = queue.length === 0 ? undefined : queue;
      if (call !== undefined) this.push(call);
      return;
    }
    if (frame.step === 'done') {
      this.#finish(frame);
      return;
    }
    const next = this.#runStep(frame);
    if (this.#asked !== undefined) {
      this.#wait(frame, this.#asked, next);
      return;
    }
    frame.answer = undefined;
    frame.result = undefined;
    frame.step = next;
    if (this.#calls !== undefined) frame.queue = this.#calls;
  }

  #runStep(frame: Frame): string {
    const step = this.#definition(frame).steps[frame.step];
    if (step === undefined) throw new Error(`flow ${frame.flow} has no step ${frame.step}`);
    this.#asked = undefined;
    this.#calls = undefined;
    this.observer?.step(frame.flow, frame.step);
    return step(this, frame.locals as never);
  }

  #wait(frame: Frame, asked: Question, next: string): void {
    const forced = forcedAnswer(asked, this);
    if (forced === undefined) {
      this.state.asking = this.state.nextQuestion;
      this.state.nextQuestion += 1;
      this.#pending = { question: { ...asked, number: this.state.asking }, next };
      return;
    }
    const { player, purpose, rule } = asked;
    this.emit({ type: 'forced', player, purpose, rule, answer: { value: forced } as JsonObject });
    frame.answer = copyJson(resolveAnswer(asked, forced));
    frame.result = undefined;
    frame.step = next;
  }

  #finish(frame: Frame): void {
    const { result } = this.#definition(frame);
    const value = result === undefined ? undefined : copyJson(result(frame.locals as never));
    this.state.stack.pop();
    if (this.effects.endWithFrames)
      endEffects(this, (effect) => effect.until.kind === 'frame' && effect.until.frame === frame.id);
    const parent = this.state.stack.at(-1);
    if (parent !== undefined) parent.result = { flow: frame.flow, value };
  }

  #makeQuestionAgain(number: number): { question: PendingQuestion; next: string } {
    const next = this.#runStep(this.#top());
    if (this.#asked === undefined) throw new Error(`${this.#where()}: asked before, asks no more`);
    return { question: { ...this.#asked, number }, next };
  }

  #definition(frame: Frame): FlowDefinition {
    return present(this.ruleset.flows.get(frame.flow), 'flow', frame.flow);
  }

  #top(): Frame {
    return present(this.state.stack.at(-1), 'frame', 'on top of the stack');
  }

  #where(): string {
    return this.state.stack.map((frame) => `${frame.flow}.${frame.step}`).join(' > ');
  }
}

function present<T>(value: T | undefined, what: string, which: number | string): T {
  if (value === undefined) throw new Error(`there is no ${what} ${which}`);
  return value;
}
