import { expect, test } from 'vitest';
import { blockersOf, boxOutline, figure, solid, stoppedByForce } from '../../test/sight-scenes.ts';
import { areasHolding, makeSightModels, makeSightTerrain } from './blockers.ts';
import { sightLine } from './sight-line.ts';
import type { SightArea, SightModel, Solid, Wall } from './types.ts';

const shooter = figure(0, 0);
const target = figure(10, 0);

function look(
  parts: { solids?: Solid[]; walls?: Wall[]; areas?: SightArea[]; models?: SightModel[] },
  from = shooter,
  to = target,
) {
  const scene = { solids: [], walls: [], areas: [], models: [], ...parts };
  const sight = sightLine(from, to, blockersOf(scene));
  if (sight.visible) expect(stoppedByForce(sight.line, { ...scene, observer: from, target: to })).toBe(false);
  return sight;
}

/** A wall across the way from y = -5 to 5, so high, with openings. */
function wall(top: number, openings: Wall['openings'] = []): Wall {
  return { id: 'wall', from: [5, -5], to: [5, 5], thickness: 0.2, bottom: 0, top, openings };
}

test('06.01-a nothing in between: visible', () => {
  expect(look({})).toMatchObject({ visible: true });
});

test('06.01-a a tall wall blocks, is named, and that is proven', () => {
  expect(look({ walls: [wall(6)] })).toEqual({ visible: false, blockedBy: ['wall'], proven: true });
});

test('06.01-a a gap of 0.05 inch lets a line pass, contact within the tolerance does not', () => {
  const gap = (width: number) => look({ solids: [solid('left', 5, 0, 6, 8), solid('right', 5, -8, 6, -width)] });
  expect(gap(0.05).visible).toBe(true);
  expect(gap(0.001)).toEqual({ visible: false, blockedBy: expect.arrayContaining(['left', 'right']), proven: true });
});

test('06.01-a two blockers that touch at a corner leave no line', () => {
  expect(look({ solids: [solid('low', 4, -8, 5, 0), solid('high', 5, 0, 6, 8)] }).visible).toBe(false);
});

test('06.01-a a slanting way between two blockers is found', () => {
  const sight = look({ solids: [solid('near', 2, -0.3, 2.2, 9), solid('far', 8, -9, 8.2, 0.3)] });
  expect(sight.visible).toBe(false);
  expect(look({ solids: [solid('near', 2, -0.3, 2.2, 9), solid('far', 8, -9, 8.2, -0.32)] }).visible).toBe(true);
});

test('06.01-a a concave outline has no seam where it is split', () => {
  const bent = [...boxOutline(4, -6, 6, 6)].slice(0, 3).concat([
    [4, 6],
    [5.9, 0],
  ]);
  const sight = look({ solids: [{ id: 'bent', outline: bent, bottom: 0, top: 5 }] });
  expect(sight).toEqual({ visible: false, blockedBy: ['bent'], proven: true });
});

test('06.01-a over a wall lower than both models', () => {
  expect(look({ walls: [wall(1.9)] }).visible).toBe(true);
  expect(look({ walls: [wall(2)] })).toMatchObject({ visible: false, proven: true });
});

test('06.01-a over a wall higher than the shooter to a taller target', () => {
  expect(look({ walls: [wall(3)] }, shooter, figure(10, 0, 0, 4.5)).visible).toBe(true);
  expect(look({ walls: [wall(3)] }, shooter, figure(10, 0, 0, 3.5)).visible).toBe(false);
});

test('06.01-a a seeing line may start at the back of the top', () => {
  const near: Wall = { ...wall(3.1), from: [0.61, -5], to: [0.61, 5] };
  expect(look({ walls: [near] }, shooter, figure(10, 0, 18, 2)).visible).toBe(true);
  expect(look({ walls: [near] }, shooter, figure(10, 0, 4, 2)).visible).toBe(false);
});

test('06.01-a under an arch', () => {
  const arch = [{ from: 4, to: 6, sill: 0, head: 1 }];
  expect(look({ walls: [wall(6, arch)] }).visible).toBe(true);
  expect(look({ walls: [wall(6, arch)] }, figure(0, 0, 3), figure(10, 0, 3))).toMatchObject({
    visible: false,
    proven: true,
  });
});

test('06.01-a through a narrow window', () => {
  expect(look({ walls: [wall(6, [{ from: 5.2, to: 5.25, sill: 1, head: 1.06 }])] }).visible).toBe(true);
  expect(look({ walls: [wall(6, [{ from: 7, to: 8, sill: 1, head: 2 }])] }).visible).toBe(false);
});

test('13.11 VIS-10 no line through a window that the caller has closed; lines through one above 3 inches', () => {
  const [low, high] = [
    { from: 4, to: 6, sill: 1, head: 2.9 },
    { from: 4, to: 6, sill: 3.2, head: 5 },
  ];
  const upstairs = [figure(0, 0, 3.5), figure(10, 0, 3.5)] as const;
  expect(look({ walls: [wall(7, [high])] })).toMatchObject({ visible: false });
  expect(look({ walls: [wall(7, [high])] }, ...upstairs).visible).toBe(true);
  expect(look({ walls: [wall(7, [low])] }).visible).toBe(true);
  expect(look({ walls: [wall(7, [low])] }, ...upstairs).visible).toBe(false);
});

test('13.11 from the ground through an upper window to an upper floor', () => {
  const window = [{ from: 4, to: 6, sill: 4, head: 5.5 }];
  expect(look({ walls: [wall(9, window)] }, figure(0, 0), figure(8, 0, 7)).visible).toBe(true);
  expect(look({ walls: [wall(9, window)] }, figure(0, 0), figure(10, 0)).visible).toBe(false);
});

test('13.10 an area blocks at any height, and not where one of both stands within', () => {
  const area = { id: 'area', outline: boxOutline(4, -6, 8, 6) };
  const terrain = makeSightTerrain([], [], [area]);
  const inArea = figure(8.3, 0);
  expect(look({ areas: [area] }, figure(0, 0, 30), figure(10, 0, 30))).toMatchObject({
    blockedBy: ['area'],
    proven: true,
  });
  expect(areasHolding(inArea, terrain)).toEqual(['area']);
  expect(areasHolding(figure(8.6, 0), terrain)).toEqual([]);
  expect(sightLine(shooter, inArea, { terrain, ignored: new Set(['area']) }).visible).toBe(true);
});

test('13.10-d from one area through another to a third: the one between counts', () => {
  const areas = [0, 5, 10].map((x) => ({ id: `area ${x}`, outline: boxOutline(x - 1, -6, x + 1, 6) }));
  const terrain = makeSightTerrain([], [], areas);
  const ignored = new Set([...areasHolding(shooter, terrain), ...areasHolding(target, terrain)]);
  expect(sightLine(shooter, target, { terrain, ignored })).toMatchObject({ visible: false, blockedBy: ['area 5'] });
});

test('13.10 example 4: the line that misses the area along its edge', () => {
  const area = { id: 'area', outline: boxOutline(10, 0, 16, 6) };
  expect(look({ areas: [area] }, figure(5, 6), figure(20, 6)).visible).toBe(true);
  expect(look({ areas: [area] }, figure(5, 3), figure(20, 3)).visible).toBe(false);
});

test('06.01 VIS-09 own and target units are looked through, a third unit blocks', () => {
  const wide = (id: number, x: number): SightModel => ({ id, body: figure(x, 0, 0, 4, 1.5) });
  const models = makeSightModels([wide(1, 3), wide(2, 7), wide(3, 5)]);
  expect(sightLine(shooter, target, { models, ignored: new Set([1, 2, 3]) }).visible).toBe(true);
  expect(sightLine(shooter, target, { models, ignored: new Set([1, 2]) })).toEqual({
    visible: false,
    blockedBy: [3],
    proven: true,
  });
});

test('06.01 a tall model is seen over a short one that hides a model of its own height', () => {
  const between: SightModel = { id: 9, body: figure(5, 0, 0, 2.5, 1) };
  expect(look({ models: [between] }, figure(0, 0, 0, 2), figure(10, 0, 0, 5)).visible).toBe(true);
  expect(look({ models: [between] }, figure(0, 0, 0, 2, 0.3), figure(10, 0, 0, 2, 0.3))).toMatchObject({
    blockedBy: [9],
  });
});

test('06.01 models on the same floor see each other, one below it is hidden', () => {
  const floor = solid('floor', -3, -3, 3, 3, 3, 2.9);
  expect(look({ solids: [floor] }, figure(-2, 0, 3), figure(2, 0, 3)).visible).toBe(true);
  expect(look({ solids: [floor] }, figure(0, 0, 3), figure(0.2, 0, 0))).toEqual({
    visible: false,
    blockedBy: ['floor'],
    proven: true,
  });
  expect(look({ solids: [floor] }, figure(2.4, 0, 3), figure(8, 0, 0)).visible).toBe(true);
});

test('06.01 from a roof down to the ground behind a parapet-less edge', () => {
  const block = solid('block', -2, -2, 2, 2, 6);
  expect(look({ solids: [block] }, figure(1.4, 0, 6), figure(5, 0)).visible).toBe(true);
  expect(look({ solids: [block] }, figure(-1.4, 0, 6, 0.2), figure(2.6, 0, 0, 0.5))).toMatchObject({ visible: false });
});

test('an earlier witness is tried first and kept while it is free', () => {
  const blockers = blockersOf({ solids: [solid('half', 5, -9, 6, 0)], walls: [], areas: [], models: [] });
  const first = sightLine(shooter, target, blockers);
  expect(first.visible && sightLine(shooter, target, blockers, first.line)).toEqual(first);
});
