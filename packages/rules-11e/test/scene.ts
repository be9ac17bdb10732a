/** Small invented battles for tests: units by name, scripted dice, the real engine. */
import {
  type Answer,
  type BattleEvent,
  type Call,
  type Game,
  type Json,
  type ModelId,
  newGame,
  type Question,
  type Refusal,
  type Ruleset,
  resumeBattle,
  setPlace,
  setUpModel,
  type UnitId,
  withContent,
} from '@adjutant/engine';
import { ruleset11e } from '../src/index.ts';
import { countOf, placesOf, type SceneSketch, setupOf, type UnitSketch } from './sketch.ts';

export { dice, fixed, type ModelSketch, type SceneSketch, type UnitSketch, type WeaponSketch } from './sketch.ts';

/** A battle in the middle of things. Run a flow with `run`, answer with `answer`; every answer is also played on a loaded copy. */
export class Scene {
  game: Game;
  readonly names: readonly string[];
  readonly ruleset: Ruleset;

  constructor(sketch: SceneSketch) {
    this.ruleset = withContent(sketch.ruleset ?? ruleset11e, sketch.effects ?? [], sketch.stratagems ?? []);
    const setup = setupOf(sketch);
    this.names = [0, 1].flatMap((player) =>
      Object.keys(sketch.units).filter((name) => (sketch.units[name]!.player ?? 0) === player),
    );
    this.game = newGame(setup, this.ruleset, { kind: 'script', faces: sketch.dice ?? [] });
    const { state } = this.game;
    const turn = sketch.turn ?? 0;
    const round = sketch.round ?? 2;
    Object.assign(state.clock, {
      round,
      turn: round * 2 - 1 + turn,
      phase: round * 10,
      phaseName: sketch.phase ?? 'shooting',
      player: turn,
      firstPlayer: 0,
    });
    for (const player of [0, 1] as const) state.players[player].commandPoints = sketch.commandPoints?.[player] ?? 0;
    for (const name of this.names) this.#deploy(name, sketch.units[name]!);
    this.game.log.length = 0;
  }

  #deploy(name: string, unit: UnitSketch): void {
    const id = this.unit(name);
    const each = [
      ...Array.from({ length: countOf(unit) }, (_none, at) => unit.each?.[at]),
      ...(unit.leader?.each ?? []),
    ];
    for (const [at, model] of this.models(name).entries()) {
      const left = each[at]?.left;
      if (left !== undefined) this.game.model(model).wounds = left;
    }
    if (unit.undeployed === true) return;
    if (unit.aboard !== undefined)
      setPlace(this.game, id, { kind: 'aboard', transport: this.models(unit.aboard)[0]! }, 'test');
    else if (unit.reserves === true) setPlace(this.game, id, { kind: 'reserves' }, 'test');
    else {
      setPlace(this.game, id, { kind: 'table' }, 'test');
      const places = placesOf(unit);
      for (const [at, model] of this.models(name).entries()) {
        const [x, y] = places[at]!;
        setUpModel(this.game, model, { x, y, z: 0, facingX: 0, facingY: 1 }, 'test');
      }
    }
  }

  unit(name: string): UnitId {
    const id = this.names.indexOf(name);
    if (id < 0) throw new Error(`no unit ${name} in the scene`);
    return id;
  }

  models(name: string): readonly ModelId[] {
    return this.game.unitInfo(this.unit(name)).models;
  }

  /** Living models of a unit. */
  left(name: string): number {
    return this.models(name).filter((model) => this.game.model(model).status === 'living').length;
  }

  /** Wounds of a unit's models, in order; destroyed ones are left out. */
  wounds(name: string): number[] {
    return this.models(name)
      .filter((model) => this.game.model(model).status === 'living')
      .map((model) => this.game.model(model).wounds);
  }

  /** Starts a flow and runs it to its first question. */
  run(call: Call): this {
    this.game.push(call);
    this.game.run();
    return this;
  }

  get question(): Question & { readonly number: number } {
    const { question } = this.game;
    if (question === undefined) throw new Error('no question waits');
    return question;
  }

  /** Answers the question, saving and loading the battle first; throws where the answer is refused. */
  answer(value: Json): this {
    const refusals = this.tryAnswer(value);
    if (refusals.length > 0)
      throw new Error(`refused: ${JSON.stringify(refusals)} to ${JSON.stringify(this.question).slice(0, 400)}`);
    return this;
  }

  tryAnswer(value: Json): readonly Refusal[] {
    const answer: Answer = { question: this.question.number, value };
    this.#saveAndLoad();
    return this.game.reply(answer);
  }

  /** Answers every `purpose` question that comes now with a value. */
  answerAll(purpose: string, value: Json): this {
    while (this.game.question?.purpose === purpose) this.answer(value);
    return this;
  }

  diceLeft(): number {
    const { dice: source } = this.game.state;
    return source.kind === 'script' ? source.faces.length - source.at : 0;
  }

  get over(): boolean {
    return this.game.question === undefined && this.game.state.stack.length === 0;
  }

  events<T extends BattleEvent['type']>(type: T): Extract<BattleEvent, { type: T }>[] {
    return this.game.log.filter((event): event is Extract<BattleEvent, { type: T }> => event.type === type);
  }

  #saveAndLoad(): void {
    const before = this.game;
    const state = JSON.parse(JSON.stringify(before.state));
    const loaded = resumeBattle(before.setup, this.ruleset, state);
    if (JSON.stringify(loaded.question) !== JSON.stringify(before.question))
      throw new Error('loading changed the question');
    loaded.log.push(...before.log);
    loaded.answers.push(...before.answers);
    this.game = loaded;
  }
}

/** A small battle in the middle of things. */
export function scene(sketch: SceneSketch): Scene {
  return new Scene(sketch);
}
