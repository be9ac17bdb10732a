/** Small invented battles for tests: units by name, scripted dice, the real engine. */
import {
  type AbilityEntry,
  type Amount,
  type Answer,
  type BattleEvent,
  type BattleSetup,
  type Call,
  type Datasheet,
  type EffectDefinition,
  type Game,
  type Json,
  type ModelId,
  newGame,
  type PlayerId,
  type Question,
  type Refusal,
  type Ruleset,
  resumeBattle,
  type StratagemDefinition,
  setPlace,
  setUpModel,
  type TransportCapacity,
  type UnitId,
  type Weapon,
  type WeaponAbility,
  withContent,
} from '@adjutant/engine';
import type { BaseShape, Point } from '@adjutant/geometry';
import { ruleset11e } from '../src/index.ts';

export interface WeaponSketch {
  readonly name?: string;
  /** Inches; absent: a melee weapon. */
  readonly range?: number;
  readonly attacks?: number | Amount;
  readonly skill?: number;
  readonly strength?: number | Amount;
  readonly ap?: number;
  readonly damage?: number | Amount;
  readonly abilities?: readonly WeaponAbility[];
  /** Further profiles of the weapon. */
  readonly others?: readonly WeaponSketch[];
}

/** What is different about one model of a unit. */
export interface ModelSketch {
  readonly toughness?: number;
  readonly save?: number;
  readonly invulnerable?: number;
  readonly wounds?: number;
  /** Keywords besides the unit's. */
  readonly keywords?: readonly string[];
  /** Positions of the unit's weapons that it carries, repeated for copies; default: each once. */
  readonly carries?: readonly number[];
  /** Wounds it has left. */
  readonly left?: number;
}

export interface UnitSketch {
  /** What is different about the models, in order. */
  readonly each?: readonly ModelSketch[];
  readonly player?: PlayerId;
  /** Number of models in a row along x from `at`, or the places of all. */
  readonly models?: number;
  readonly at?: Point | readonly Point[];
  /** Gap between the bases of the row, inches; default 0.5. */
  readonly gap?: number;
  /** A random one is rolled. */
  readonly move?: number | Amount;
  readonly toughness?: number;
  readonly save?: number;
  readonly invulnerable?: number;
  readonly wounds?: number;
  readonly leadership?: number;
  readonly oc?: number;
  readonly base?: BaseShape;
  readonly height?: number;
  readonly keywords?: readonly string[];
  readonly weapons?: readonly WeaponSketch[];
  readonly abilities?: readonly AbilityEntry[];
  readonly transport?: TransportCapacity;
  /** More models of another datasheet, attached as leader. */
  readonly leader?: Omit<UnitSketch, 'player' | 'leader' | 'at'> & { readonly at?: Point };
  /** Name of the unit whose first model carries it. */
  readonly aboard?: string;
  readonly reserves?: boolean;
  /** Not yet set up, for tests of setting up. */
  readonly undeployed?: boolean;
  /** Default 100. */
  readonly points?: number;
}

export interface SceneSketch {
  readonly units: Readonly<Record<string, UnitSketch>>;
  readonly dice?: readonly number[];
  readonly commandPoints?: readonly [number, number];
  readonly round?: number;
  readonly phase?: string;
  /** Whose turn it is. */
  readonly turn?: PlayerId;
  readonly size?: readonly [number, number];
  readonly objectives?: readonly { readonly id: string; readonly x: number; readonly y: number }[];
  readonly areas?: readonly { readonly id: string; readonly outline: readonly Point[] }[];
  readonly zones?: readonly [readonly Point[], readonly Point[]];
  readonly mission?: Readonly<Record<string, number>>;
  /** Default: a mission without rules. */
  readonly missionId?: string;
  readonly switches?: Readonly<Record<string, string>>;
  readonly effects?: readonly EffectDefinition[];
  readonly stratagems?: readonly StratagemDefinition[];
  /** What every player has in force: ids of effects. */
  readonly detachments?: readonly [readonly string[], readonly string[]];
}

/** A fixed number as an amount. */
export function fixed(plus: number): Amount {
  return { dice: 0, sides: 6, plus };
}

/** `count`D`sides`+`plus`. */
export function dice(count: number, sides: 3 | 6, plus = 0): Amount {
  return { dice: count, sides, plus };
}

const round32: BaseShape = { kind: 'round', radius: 0.63 };

function amount(value: number | Amount): Amount {
  return typeof value === 'number' ? fixed(value) : value;
}

function moveOf(move: number | Amount = 6) {
  return typeof move === 'number' ? { move } : { randomMove: move };
}

function weaponOf(sketch: WeaponSketch, index: number): Weapon {
  const name = sketch.name ?? (sketch.range === undefined ? `blade ${index + 1}` : `gun ${index + 1}`);
  const profileOf = (one: WeaponSketch) => ({
    name: one.name ?? name,
    attacks: amount(one.attacks ?? 1),
    skill: one.skill ?? 3,
    strength: amount(one.strength ?? 4),
    armourPenetration: one.ap ?? 0,
    damage: amount(one.damage ?? 1),
    abilities: one.abilities ?? [],
    ...(one.range === undefined ? {} : { range: one.range }),
  });
  return { id: name, name, profiles: [sketch, ...(sketch.others ?? [])].map(profileOf) };
}

function datasheetOf(id: string, sketch: UnitSketch): Datasheet {
  const upper = (words: readonly string[]) => words.map((keyword) => keyword.toUpperCase());
  const profileOf = (name: string, model: ModelSketch) => {
    const invulnerable = model.invulnerable ?? sketch.invulnerable;
    return {
      name,
      toughness: model.toughness ?? sketch.toughness ?? 4,
      save: model.save ?? sketch.save ?? 3,
      wounds: model.wounds ?? sketch.wounds ?? 1,
      leadership: sketch.leadership ?? 7,
      base: sketch.base ?? round32,
      height: sketch.height ?? 1.5,
      keywords: upper(model.keywords ?? []),
      ...moveOf(sketch.move),
      objectiveControl: sketch.oc ?? 1,
      ...(invulnerable === undefined ? {} : { invulnerable }),
    };
  };
  return {
    id,
    name: id,
    faction: 'test',
    factionKeywords: [],
    keywords: upper(sketch.keywords ?? ['INFANTRY']),
    profiles: [profileOf(id, {}), ...(sketch.each ?? []).map((model, at) => profileOf(`${id} ${at}`, model))],
    weapons: (sketch.weapons ?? []).map(weaponOf),
    abilities: sketch.abilities ?? [],
    composition: [],
    points: [],
    dataVersion: 'test',
    ...(sketch.transport === undefined ? {} : { transport: sketch.transport }),
  };
}

function setupOf(sketch: SceneSketch): BattleSetup {
  const names = Object.keys(sketch.units);
  const armyOf = (player: PlayerId) => {
    const datasheets: Record<string, Datasheet> = {};
    const units = names
      .filter((name) => (sketch.units[name]!.player ?? 0) === player)
      .map((name) => {
        const unit = sketch.units[name]!;
        datasheets[name] = datasheetOf(name, unit);
        const parts = [unit, ...(unit.leader === undefined ? [] : [unit.leader])];
        if (unit.leader !== undefined) datasheets[`${name} leader`] = datasheetOf(`${name} leader`, unit.leader);
        const models = parts.flatMap((part, component) => {
          const id = component === 0 ? name : `${name} leader`;
          return Array.from({ length: countOf(part) }, (_none, at) => {
            const weapons = datasheets[id]!.weapons.map((weapon) => weapon.id);
            const carried = part.each?.[at]?.carries?.map((weapon) => weapons[weapon]!) ?? weapons;
            return { component, profile: part.each?.[at] === undefined ? id : `${id} ${at}`, weapons: carried };
          });
        });
        const components = parts.map((_part, at) => ({
          datasheet: at === 0 ? name : `${name} leader`,
          role: parts.length === 1 ? ('only' as const) : at === 0 ? ('bodyguard' as const) : ('leader' as const),
        }));
        return { name, components, models, points: unit.points ?? 100 };
      });
    return {
      name: `army ${player}`,
      faction: 'test',
      detachments: sketch.detachments?.[player] ?? [],
      points: 0,
      units,
      datasheets,
    };
  };
  const [width, height] = sketch.size ?? [60, 44];
  const zones = sketch.zones ?? [
    [
      [0, 0],
      [width, 0],
      [width, 10],
      [0, 10],
    ],
    [
      [0, height - 10],
      [width, height - 10],
      [width, height],
      [0, height],
    ],
  ];
  return {
    ruleset: '11e',
    switches: sketch.switches ?? {},
    dataVersion: 'test',
    armies: [armyOf(0), armyOf(1)],
    layout: {
      id: 'test',
      name: 'test',
      width,
      height,
      areas: sketch.areas ?? [],
      objectives: (sketch.objectives ?? []).map((objective) => ({ ...objective, name: objective.id })),
      deploymentZones: zones,
    },
    mission: { id: sketch.missionId ?? 'test', name: 'test', rounds: 5, values: sketch.mission ?? {} },
  };
}

function countOf(unit: Pick<UnitSketch, 'models' | 'at'>): number {
  const { at } = unit;
  if (unit.models !== undefined) return unit.models;
  return at !== undefined && typeof at[0] !== 'number' ? at.length : 1;
}

function placesOf(unit: UnitSketch): Point[] {
  const part = (sketch: Pick<UnitSketch, 'models' | 'at' | 'gap' | 'base'>): Point[] => {
    const at = sketch.at ?? [10, 10];
    if (typeof at[0] !== 'number') return [...(at as readonly Point[])];
    const [x, y] = at as Point;
    const base = sketch.base ?? round32;
    const width = base.kind === 'round' ? base.radius * 2 : base.kind === 'oval' ? base.long * 2 : 4;
    return Array.from({ length: countOf(sketch) }, (_, index): Point => [x + index * (width + (sketch.gap ?? 0.5)), y]);
  };
  const places = part(unit);
  return unit.leader === undefined
    ? places
    : [...places, ...part({ gap: 0.5, ...unit.leader, at: unit.leader.at ?? [places[0]![0], places[0]![1] - 2] })];
}

/** A battle in the middle of things. Run a flow with `run`, answer with `answer`; every answer is also played on a loaded copy. */
export class Scene {
  game: Game;
  readonly names: readonly string[];
  readonly ruleset: Ruleset;

  constructor(sketch: SceneSketch) {
    this.ruleset = withContent(ruleset11e, sketch.effects ?? [], sketch.stratagems ?? []);
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
