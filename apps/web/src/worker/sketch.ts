import { type ArmySetup, type BattleSetup, type Datasheet, type Game, type Roster, rosterOf } from '@adjutant/engine';
import type { Pose } from '@adjutant/geometry';
import { characteristic, livingOnTable, reach } from '@adjutant/rules-11e/queries';
import { gameAtPosition } from '@adjutant/session';
import { type Names, namesFrom } from '@adjutant/text';
import { examples } from '../home/examples.ts';
import type { SketchPosition, SketchSide } from '../sketch/position.ts';
import { factsOf } from './facts.ts';
import { readArmyList, withLibrary } from './library.ts';
import type { BattleFacts, BattleNow, UnitNow } from './protocol.ts';
import { type SketchAnswer, sketchAnswer } from './sketch-answer.ts';
import { unitNow } from './unit-marks.ts';
import { allMissions, layoutOf, world } from './world.ts';

/** Where every model stands, by its number; undefined beside the table. */
export type SketchPoses = readonly (Pose | undefined)[];

/** A position that was opened, or why it cannot be. */
export type SketchOpened =
  | { readonly ok: true; readonly facts: BattleFacts; readonly now: BattleNow; readonly poses: SketchPoses }
  | { readonly ok: false; readonly problem: SketchProblem; readonly part: string };

export type SketchProblem = 'layout' | 'list' | 'datasheet' | 'unit';

/** What a unit threatens: where it may go, and how far its charge and its weapons reach beyond; inches. */
export interface SketchThreat {
  readonly unit: number;
  readonly move: number;
  readonly spacing: number;
  readonly cells: readonly (readonly [number, number])[];
  readonly ranges: readonly { readonly weapon: string; readonly range: number }[];
}

interface Opened {
  readonly setup: BattleSetup;
  readonly roster: Roster;
  readonly names: Names;
}

let sketch: Opened | undefined;

/** Opens a position: its armies are read, its layout loaded, its units set up. */
export async function openSketch(position: SketchPosition): Promise<SketchOpened> {
  const layout = await layoutOf(position.layout);
  if (layout === undefined) return { ok: false, problem: 'layout', part: position.layout };
  const armies: ArmySetup[] = [];
  for (const side of position.sides) {
    const army = await armyOf(side);
    if ('problem' in army) return { ok: false, ...army };
    armies.push(army);
  }
  const [mission] = await allMissions();
  const [first, second] = armies;
  if (mission === undefined || first === undefined || second === undefined) throw new Error('there is no mission');
  const setup: BattleSetup = {
    ruleset: world.ruleset.id,
    switches: {},
    dataVersion: 'sketch',
    armies: [first, second],
    layout,
    mission,
  };
  const roster = rosterOf(setup);
  const poses = posesOf(position, roster);
  if ('problem' in poses) return { ok: false, ...poses };
  const names = namesFrom(setup, roster, world.ruleset);
  sketch = { setup, roster, names };
  return { ok: true, facts: factsOfSketch(sketch), now: sketchNow(poses), poses };
}

type Problem = { readonly problem: SketchProblem; readonly part: string };

async function armyOf({ list, datasheets }: SketchSide): Promise<ArmySetup | Problem> {
  const text = examples.find(({ id }) => id === list)?.text ?? list;
  const read = await readArmyList(text);
  if (!read.ok) return { problem: 'list', part: text.split('\n')[0] ?? '' };
  const sheets = await withLibrary((library) => datasheets.map((id) => library.datasheet(id)));
  const missing = sheets.indexOf(undefined);
  if (missing >= 0) return { problem: 'datasheet', part: datasheets[missing] ?? '' };
  return sheets.reduce<ArmySetup>((army, sheet) => (sheet === undefined ? army : withUnit(army, sheet)), read.army);
}

/** An army with a further unit: as few models as the datasheet allows, with what they carry by default. */
function withUnit(army: ArmySetup, sheet: Datasheet): ArmySetup {
  const models = sheet.composition.flatMap(({ profile, min, wargear }) =>
    Array.from({ length: min }, () => ({ component: 0, profile, weapons: wargear })),
  );
  const copies = army.units.filter(({ components }) => components[0]?.datasheet === sheet.id).length;
  const unit = {
    name: copies === 0 ? sheet.name : `${sheet.name} ${copies + 1}`,
    components: [{ datasheet: sheet.id, role: 'only' as const }],
    models,
    points: sheet.points[0]?.points ?? 0,
  };
  return { ...army, units: [...army.units, unit], datasheets: { ...army.datasheets, [sheet.id]: sheet } };
}

function posesOf({ units }: SketchPosition, roster: Roster): SketchPoses | Problem {
  const poses: (Pose | undefined)[] = roster.models.map(() => undefined);
  for (const { player, unit, places } of units) {
    const models = roster.units.filter((one) => one.player === player)[unit]?.models;
    if (models === undefined || models.length !== places.length) return { problem: 'unit', part: `${unit + 1}` };
    for (const [at, [x, y, z, facingX, facingY]] of places.entries())
      poses[models[at] ?? 0] = { x, y, z, ...unitVector(facingX, facingY) };
  }
  return poses;
}

function unitVector(x: number, y: number): { readonly facingX: number; readonly facingY: number } {
  const length = Math.sqrt(x * x + y * y);
  return length < 1e-6 ? { facingX: 0, facingY: 1 } : { facingX: x / length, facingY: y / length };
}

function opened(): Opened {
  if (sketch === undefined) throw new Error('no sketch is open');
  return sketch;
}

function gameOf(poses: SketchPoses, player: 0 | 1, phase: string): Game {
  const places = new Map(poses.flatMap((pose, model) => (pose === undefined ? [] : [[model, pose] as const])));
  const position = { round: 2, player, phase, places };
  return gameAtPosition(opened().setup, world.ruleset, { kind: 'script', faces: [] }, position);
}

function factsOfSketch({ setup, roster, names }: Opened): BattleFacts {
  const person = { kind: 'person' } as const;
  return factsOf({ setup, id: 'sketch', dice: { kind: 'typed' }, seats: [person, person] }, roster, names, []);
}

/** The position as the table shows it, with what the rules say of each unit where it stands. */
export function sketchNow(poses: SketchPoses): BattleNow {
  const game = gameOf(poses, 0, 'movement');
  const { state } = game;
  return {
    ...nothingUnderWay,
    models: state.models.map(({ pose, wounds, status }) => ({ pose, wounds, status })),
    units: state.units.map(({ id }): UnitNow => unitNow(game, id)),
    objectives: state.objectives.map(({ id }) => ({
      id,
      controlledBy: undefined,
      securedBy: undefined,
      levels: [0, 0],
    })),
  };
}

/** A position has no turn, no score and no question. */
const nothingUnderWay = {
  round: 0,
  player: 0,
  phase: '',
  phaseIndex: -1,
  points: [0, 0],
  commandPoints: [0, 0],
  fallen: [],
  asked: undefined,
  thinking: undefined,
  undo: { possible: false, what: '' },
  orders: [],
  questions: 0,
  result: undefined,
  fault: undefined,
  logFrom: 0,
  log: [],
  thrown: [],
} as const;

/** What one unit can do to another where both stand. */
export function askSketch(poses: SketchPoses, from: number, to: number): SketchAnswer {
  const { roster, names } = opened();
  const player = roster.units[from]?.player ?? 0;
  const phases = { shooting: gameOf(poses, player, 'shooting'), charge: gameOf(poses, player, 'charge') };
  return sketchAnswer(phases, from, to, names);
}

/** Side of the cells in which reach is drawn, in inches. */
const CELL = 0.5;

/** What a unit threatens from where it stands; its move by the ways that terrain leaves it. @rule 09.05 */
export function sketchThreat(poses: SketchPoses, unit: number): SketchThreat {
  const { roster } = opened();
  const game = gameOf(poses, roster.units[unit]?.player ?? 0, 'movement');
  const models = livingOnTable(game, unit);
  const move = Math.max(0, ...models.map((model) => characteristic(game, model, 'move') ?? 0));
  const cells = new Map<string, readonly [number, number]>();
  for (const model of outermost(game, models)) {
    const inches = characteristic(game, model, 'move') ?? 0;
    for (const { cells: found } of reach(game, model, 'normal', inches, { spacing: CELL }).levels)
      for (const { x, y } of found) {
        const [column, row] = [Math.round(x / CELL), Math.round(y / CELL)];
        cells.set(`${column} ${row}`, [column * CELL, row * CELL]);
      }
  }
  return { unit, move, spacing: CELL, cells: [...cells.values()], ranges: rangesOf(game, models) };
}

/** A unit's reach is that of its models at the edge: those farthest out in eight directions. */
function outermost(game: Game, models: readonly number[]): readonly number[] {
  const directions = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => [x, y] as const));
  const found = directions.map(([x, y]) => {
    const along = (model: number) => {
      const pose = game.model(model).pose;
      return pose === undefined ? Number.NEGATIVE_INFINITY : pose.x * x + pose.y * y;
    };
    return [...models].sort((one, other) => along(other) - along(one))[0];
  });
  return [...new Set(found.filter((model) => model !== undefined))];
}

function rangesOf(game: Game, models: readonly number[]): SketchThreat['ranges'] {
  const ranges = new Map<number, string>();
  for (const model of models)
    for (const { name, profiles } of game.modelInfo(model).weapons)
      for (const { range } of profiles) if (range !== undefined && !ranges.has(range)) ranges.set(range, name);
  return [...ranges].map(([range, weapon]) => ({ range, weapon })).sort((one, other) => other.range - one.range);
}

/** Datasheets to choose from, faction by faction. */
export function sketchDatasheets() {
  return withLibrary(({ index }) =>
    index.factions
      .filter(({ datasheets }) => datasheets.length > 0)
      .map(({ id, name, datasheets }) => ({ id, name, datasheets: datasheets.map((one) => ({ ...one })) })),
  );
}
