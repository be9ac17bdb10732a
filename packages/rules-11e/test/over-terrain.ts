/** Moves of one unit over features of terrain. */
import { type Json, type ModelId, setUpModel } from '@adjutant/engine';
import type { Point } from '@adjutant/geometry';
import { moveFlow, setUpUnitFlow } from '../src/flows.ts';
import { type Scene, type SceneSketch, scene } from './scene.ts';
import type { FeatureSketch, UnitSketch } from './sketch.ts';

type Place = readonly [x: number, y: number, z?: number];

/** The corners of an upright rectangle. */
export function rectangle(left: number, bottom: number, right: number, top: number): Point[] {
  return [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ];
}

/** A filled block from the table up. */
export function blockOf(height: number, ...corners: Parameters<typeof rectangle>) {
  return { outline: rectangle(...corners), bottom: 0, top: height };
}

/** A wall along x = 12, from y = 5 to y = 15, 0.2" thick. */
export function wallOf(height: number) {
  return { from: [12, 5] as const, to: [12, 15] as const, thickness: 0.2, top: height };
}

/** A long wide hull. */
export function hullOf(long: number, wide: number): NonNullable<UnitSketch['base']> {
  const [x, y] = [long / 2, wide / 2];
  return { kind: 'hull', outline: rectangle(-x, -y, x, y) };
}

const area = { id: 'ruin', outline: rectangle(0, 0, 40, 40) };

interface Crossing extends Partial<SceneSketch> {
  readonly us?: UnitSketch;
  /** Where its first models start, if not on the table. */
  readonly from?: readonly Place[];
  readonly maximum?: number;
  readonly move?: Partial<Parameters<typeof moveFlow.begin>[0]>;
}

/** A unit `us` at (10, 10) about to move by 6 inches among features. */
export function crossing(
  features: readonly FeatureSketch[],
  { us, from = [], maximum, move, ...more }: Crossing = {},
): Scene {
  const s = scene({ phase: 'movement', areas: [area], features, ...more, units: { us: { ...us }, ...more.units } });
  for (const [at, [x, y, z = 0]] of from.entries()) {
    setUpModel(s.game, s.models('us')[at] ?? -1, { x, y, z, facingX: 0, facingY: 1 }, 'test');
  }
  const movers = s.models('us').map((model) => ({ model, maximum: maximum ?? 6 }));
  const call = { unit: 0, moveType: 'normal', rule: '09.05', movers, constraints: [], mayDecline: true };
  return s.run(moveFlow.begin({ ...call, ...move }));
}

/** A unit `us` about to be set up by a rule without conditions of its own. */
export function settingUp(features: readonly FeatureSketch[], us: UnitSketch = {}): Scene {
  const s = scene({ areas: [area], features, units: { us: { ...us, undeployed: true } } });
  const call = { unit: 0, models: s.models('us'), rule: 'test', constraints: [], mayDecline: false };
  return s.run(setUpUnitFlow.begin(call));
}

/** One model's path through points, with heights. */
export function over(model: ModelId, ...points: readonly Place[]): Json {
  return { model, path: points.map(([x, y, z = 0]) => ({ x, y, z, facingX: 0, facingY: 1 })) };
}

/** One model's place in a set-up, with its height. */
export function standing(model: ModelId, [x, y, z = 0]: Place): Json {
  return { model, pose: { x, y, z, facingX: 0, facingY: 1 } };
}

/** `rule code` of the reasons why the path of the first model is refused. */
export function why(s: Scene, ...points: readonly Place[]): string[] {
  const value = s.question.kind === 'place-models' ? standing(0, points[0] ?? [0, 0]) : over(0, ...points);
  return s.tryAnswer([value]).map(({ rule, code }) => `${rule} ${code}`);
}
