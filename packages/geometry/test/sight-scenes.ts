import fc from 'fast-check';
import type { Body, Point } from '../src/body.ts';
import { horizontalDistance } from '../src/distance.ts';
import { pose } from '../src/pose.ts';
import type { Blockers } from '../src/sight/blockers.ts';
import { makeSightModels, makeSightTerrain } from '../src/sight/blockers.ts';
import { isClear } from '../src/sight/sight-line.ts';
import type { Point3, SightArea, SightModel, SightSegment, Solid, Wall } from '../src/sight/types.ts';
import { facings, outlinePoints, shapes } from './scenes.ts';

/** How many random scenes each property looks at; the environment may ask for more. */
export const SCENES = Number(process.env.ADJUTANT_SCENES ?? 120);

export interface SightScene {
  readonly observer: Body;
  readonly target: Body;
  readonly solids: readonly Solid[];
  readonly walls: readonly Wall[];
  readonly areas: readonly SightArea[];
  readonly models: readonly SightModel[];
}

export function blockersOf({ solids, walls, areas, models }: Omit<SightScene, 'observer' | 'target'>): Blockers {
  return { terrain: makeSightTerrain(solids, walls, areas), models: makeSightModels(models) };
}

/** A round model of infantry size at a place, on a surface, so high. */
export function figure(x: number, y: number, z = 0, height = 2, radius = 0.5): Body {
  return { shape: { kind: 'round', radius }, pose: pose(x, y, [1, 0], z), height };
}

export function boxOutline(left: number, bottom: number, right: number, top: number): Point[] {
  return [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ];
}

export function solid(id: string, left: number, bottom: number, right: number, top: number, height = 10, z = 0): Solid {
  return { id, outline: boxOutline(left, bottom, right, top), bottom: z, top: height };
}

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });

const concave: Point[] = [
  [-1, -1],
  [3, -1],
  [3, 0],
  [0, 0],
  [0, 2],
  [-1, 2],
];

function solids(heights: fc.Arbitrary<number>): fc.Arbitrary<Solid> {
  return fc
    .tuple(
      number(-2, 22),
      number(-4, 10),
      facings,
      number(0.5, 1.5),
      fc.boolean(),
      heights,
      fc.constantFrom(0, 0, 0, 1.5),
    )
    .map(([x, y, [fx, fy], scale, thin, top, bottom]): Solid => {
      const shape = thin ? boxOutline(-2, -0.1, 2, 0.1) : concave;
      const outline = shape.map(([u, v]): Point => [x + scale * (u * fx - v * fy), y + scale * (u * fy + v * fx)]);
      return { id: `solid ${x} ${y}`, outline, bottom, top: Math.max(top, bottom + 0.3) };
    });
}

function walls(): fc.Arbitrary<Wall> {
  return fc.tuple(number(4, 16), number(-3, 3), number(5, 9), number(-2, 2), number(0.1, 2)).map(
    ([x, y, toY, lean, sill]): Wall => ({
      id: `wall ${x}`,
      from: [x, y],
      to: [x + lean, toY],
      thickness: 0.2,
      bottom: 0,
      top: 6,
      openings: [
        { from: 1, to: 2.2, sill, head: sill + 1 },
        { from: 3, to: 3.5, sill: 0, head: 2.5 },
      ],
    }),
  );
}

/** Scenes of the plan: nobody is as tall as any blocker. */
export const flatScenes = scenes(fc.constant(12), fc.constant([] as Wall[]), fc.constant(0));
/** Scenes with blockers and models of all heights, windows and doors. */
export const steepScenes = scenes(number(0.5, 5), fc.array(walls(), { maxLength: 1 }), fc.constantFrom(0, 0, 1, 4));

function scenes(
  heights: fc.Arbitrary<number>,
  wallLists: fc.Arbitrary<Wall[]>,
  standing: fc.Arbitrary<number>,
): fc.Arbitrary<SightScene> {
  const end = (x: number) =>
    fc
      .tuple(shapes, number(0, 6), facings, standing, number(1, 4))
      .map(([shape, y, facing, z, height]): Body => ({ shape, pose: pose(x, y, facing, z), height }));
  const models = fc
    .tuple(shapes, number(4, 16), number(-3, 9), facings, heights)
    .map(([shape, x, y, facing, height]): SightModel => ({ id: x, body: { shape, pose: pose(x, y, facing), height } }));
  const flat = (list: Solid[]) => list.map((one) => ({ ...one, bottom: 0 }));
  return fc
    .record({
      observer: end(0),
      target: end(20),
      solids: fc.array(solids(heights), { minLength: 1, maxLength: 5 }),
      walls: wallLists,
      areas: fc.constant([] as SightArea[]),
      models: fc.array(models, { maxLength: 3 }),
    })
    .map((scene) => (scene.solids.every(({ top }) => top === 12) ? { ...scene, solids: flat(scene.solids) } : scene))
    .map(free);
}

/** Leaves out what stands in one of the ends. */
function free(scene: SightScene): SightScene {
  const apart = (outline: readonly Point[]) =>
    [scene.observer, scene.target].every((end) => horizontalDistance(end, hull(outline)) > 0.01);
  return {
    ...scene,
    solids: scene.solids.filter(({ outline }) => apart(outline)),
    models: scene.models.filter(({ body }) =>
      [scene.observer, scene.target].every((end) => horizontalDistance(end, body) > 0.01),
    ),
  };
}

/** The hull of an outline, near enough to keep things apart: a circle round it. */
function hull(outline: readonly Point[]): Body {
  const x = outline.reduce((sum, corner) => sum + corner[0], 0) / outline.length;
  const y = outline.reduce((sum, corner) => sum + corner[1], 0) / outline.length;
  const radius = Math.max(...outline.map(([u, v]) => Math.hypot(u - x, v - y)));
  return { shape: { kind: 'round', radius }, pose: pose(x, y), height: 1 };
}

/** Whether a line runs inside a blocker for more than a touch, by steps along the line: slow, and independent of the search. */
export function stoppedByForce(line: SightSegment, scene: SightScene): boolean {
  const { solids, walls, areas, models } = scene;
  const [from, to] = line;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
  const steps = Math.ceil(length / 0.02);
  for (let step = 1; step < steps; step += 1) {
    const share = step / steps;
    const at = from.map((value, axis) => value + ((to[axis] ?? 0) - value) * share) as unknown as Point3;
    const [x, y, z] = at;
    if (solids.some((one) => z > one.bottom && z < one.top && inside(one.outline, x, y))) return true;
    if (areas.some(({ outline }) => inside(outline, x, y))) return true;
    if (models.some(({ body }) => z > body.pose.z && z < body.pose.z + body.height && inBase(body, x, y))) return true;
    if (walls.some((wall) => inWall(wall, at))) return true;
  }
  return false;
}

function inside(outline: readonly Point[], x: number, y: number): boolean {
  let odd = false;
  for (const [index, [toX, toY]] of outline.entries()) {
    const [fromX, fromY] = outline.at(index - 1)!;
    if (fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)) odd = !odd;
  }
  return odd;
}

function inBase({ shape, pose: at }: Body, x: number, y: number): boolean {
  const u = (x - at.x) * at.facingX + (y - at.y) * at.facingY;
  const v = (y - at.y) * at.facingX - (x - at.x) * at.facingY;
  if (shape.kind === 'hull') return inside(shape.outline, u, v);
  const [long, short] = shape.kind === 'round' ? [shape.radius, shape.radius] : [shape.long, shape.short];
  return (u / long) ** 2 + (v / short) ** 2 < 1;
}

function inWall({ from, to, thickness, bottom, top, openings }: Wall, [x, y, z]: Point3): boolean {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [fx, fy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const along = (x - from[0]) * fx + (y - from[1]) * fy;
  const across = (y - from[1]) * fx - (x - from[0]) * fy;
  if (along < 0 || along > length || Math.abs(across) > thickness / 2 || z < bottom || z > top) return false;
  return !openings.some((hole) => along > hole.from && along < hole.to && z > hole.sill && z < hole.head);
}

/** Whether a line and its neighbours to both sides are free: what only touches, or slips through a contact, is not. */
export function runsClear(line: SightSegment, scene: SightScene): boolean {
  const blockers = readied.get(scene) ?? blockersOf(scene);
  readied.set(scene, blockers);
  return [0, NEIGHBOUR, -NEIGHBOUR].every((shift) => {
    const moved = line.map(([x, y, z]): Point3 => [x, y + shift, z]);
    return isClear([moved[0]!, moved[1]!], blockers);
  });
}

const NEIGHBOUR = 0.0015;
const readied = new WeakMap<SightScene, Blockers>();

/** Lines between points of both outlines, at heights from the standing surface to the top. */
export function* linesBetween(
  observer: Body,
  target: Body,
  count: number,
  levels: number,
  countAtTarget = count,
): Generator<SightSegment> {
  const heights = ({ pose: at, height }: Body) =>
    Array.from({ length: height > 0 ? levels : 1 }, (_, k) => at.z + (height * (k + 0.5)) / levels);
  const [from, to] = [outlinePoints(observer, count), outlinePoints(target, countAtTarget)];
  for (const start of from) {
    for (const end of to) {
      for (const z of heights(observer)) {
        for (const toZ of heights(target))
          yield [
            [...start, z],
            [...end, toZ],
          ];
      }
    }
  }
}
