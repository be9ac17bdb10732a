/** What scenes are written as, and the setup that a sketch stands for. */
import type {
  AbilityEntry,
  Amount,
  ArmySetup,
  BattleSetup,
  Datasheet,
  EffectDefinition,
  ObjectiveSetup,
  PlayerId,
  Ruleset,
  StratagemDefinition,
  TerrainFeatureSetup,
  TerrainWallSetup,
  TransportCapacity,
  UnitSetup,
  Weapon,
  WeaponAbility,
} from '@adjutant/engine';
import type { BaseShape, Point } from '@adjutant/geometry';
import type { MissionCards } from '../src/mission/cards.ts';

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

/** A feature of terrain; its parts are absent unless said, a wall has no openings unless said. */
export interface FeatureSketch {
  readonly area?: string;
  /** Default dense. */
  readonly category?: 'exposed' | 'light' | 'dense';
  readonly blocks?: TerrainFeatureSetup['blocks'];
  readonly walls?: readonly (Omit<TerrainWallSetup, 'openings' | 'bottom' | 'thickness'> & Partial<TerrainWallSetup>)[];
  readonly floors?: TerrainFeatureSetup['floors'];
}

function featureOf(sketch: FeatureSketch, at: number, first: string): TerrainFeatureSetup {
  const walls = (sketch.walls ?? []).map((wall) => ({ thickness: 0.1, bottom: 0, openings: [], ...wall }));
  const { area = first, category = 'dense', blocks = [], floors = [] } = sketch;
  return { id: `feature-${at + 1}`, name: `Feature ${at + 1}`, area, category, blocks, walls, floors };
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
  readonly objectives?: readonly Omit<ObjectiveSetup, 'name'>[];
  readonly areas?: readonly { readonly id: string; readonly outline: readonly Point[] }[];
  /** Features; one without an area of its own stands in the first. */
  readonly features?: readonly FeatureSketch[];
  readonly zones?: readonly [readonly Point[], readonly Point[]];
  readonly mission?: Readonly<Record<string, number>>;
  /** Default: the halves of the table. */
  readonly territories?: readonly [readonly Point[], readonly Point[]];
  /** The mission is made of these cards. */
  readonly cards?: MissionCards;
  /** Default: a mission without rules. */
  readonly missionId?: string;
  readonly switches?: Readonly<Record<string, string>>;
  /** Default: the core rules alone. */
  readonly ruleset?: Ruleset;
  /** Ids of both armies' factions, to which their units belong too. */
  readonly factions?: readonly [string, string];
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

function datasheetOf(id: string, sketch: UnitSketch, faction: string): Datasheet {
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
    faction,
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

type PartSketch = Omit<UnitSketch, 'leader' | 'player' | 'at'> & Pick<UnitSketch, 'at'>;

/** The parts of a unit by the id of their datasheet: the unit itself, and the leader attached to it. */
function partsOf(name: string, unit: UnitSketch): readonly { readonly id: string; readonly part: PartSketch }[] {
  const own = { id: name, part: unit };
  return unit.leader === undefined ? [own] : [own, { id: `${name} leader`, part: unit.leader as PartSketch }];
}

function unitOf(name: string, unit: UnitSketch, datasheets: Readonly<Record<string, Datasheet>>): UnitSetup {
  const parts = partsOf(name, unit);
  const models = parts.flatMap(({ id, part }, component) =>
    Array.from({ length: countOf(part) }, (_none, at) => {
      const weapons = datasheets[id]!.weapons.map((weapon) => weapon.id);
      const carried = part.each?.[at]?.carries?.map((weapon) => weapons[weapon]!) ?? weapons;
      return { component, profile: part.each?.[at] === undefined ? id : `${id} ${at}`, weapons: carried };
    }),
  );
  const role = (at: number) => (at === 0 ? 'bodyguard' : 'leader');
  const components = parts.map(
    ({ id }, at) => ({ datasheet: id, role: parts.length === 1 ? 'only' : role(at) }) as const,
  );
  return { name, components, models, points: unit.points ?? 100 };
}

function armyOf(sketch: SceneSketch, player: PlayerId): ArmySetup {
  const own = Object.entries(sketch.units).filter(([, unit]) => (unit.player ?? 0) === player);
  const parts = own.flatMap(([name, unit]) => partsOf(name, unit));
  const faction = sketch.factions?.[player] ?? 'test';
  const datasheets = Object.fromEntries(parts.map(({ id, part }) => [id, datasheetOf(id, part, faction)]));
  return {
    name: `army ${player}`,
    faction,
    detachments: sketch.detachments?.[player] ?? [],
    points: 0,
    units: own.map(([name, unit]) => unitOf(name, unit, datasheets)),
    datasheets,
  };
}

/** A strip of the table along its whole width. */
function strip(from: number, to: number, width: number): Point[] {
  return [
    [0, from],
    [width, from],
    [width, to],
    [0, to],
  ];
}

/** The setup that a sketch stands for: a 60 by 44 table with deployment zones of 10 inches unless told otherwise. */
export function setupOf(sketch: SceneSketch): BattleSetup {
  const [width, height] = sketch.size ?? [60, 44];
  return {
    ruleset: sketch.ruleset?.id ?? '11e',
    switches: sketch.switches ?? {},
    dataVersion: 'test',
    armies: [armyOf(sketch, 0), armyOf(sketch, 1)],
    layout: {
      id: 'test',
      name: 'test',
      width,
      height,
      areas: sketch.areas ?? [],
      features: (sketch.features ?? []).map((feature, at) => featureOf(feature, at, sketch.areas?.[0]?.id ?? '')),
      objectives: (sketch.objectives ?? []).map((objective) => ({ ...objective, name: objective.id })),
      deploymentZones: sketch.zones ?? [strip(0, 10, width), strip(height - 10, height, width)],
      ...(sketch.territories === undefined ? {} : { territories: sketch.territories }),
    },
    mission: {
      id: sketch.missionId ?? 'test',
      name: 'test',
      rounds: 5,
      values: sketch.mission ?? {},
      ...(sketch.cards === undefined ? {} : { cards: sketch.cards }),
    },
  };
}

/** How many models a part of a unit has. */
export function countOf(unit: Pick<UnitSketch, 'models' | 'at'>): number {
  const { at } = unit;
  if (unit.models !== undefined) return unit.models;
  return at !== undefined && typeof at[0] !== 'number' ? at.length : 1;
}

/** Where the models of a unit stand at first. */
export function placesOf(unit: UnitSketch): Point[] {
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
