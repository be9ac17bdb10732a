import { expect, test } from 'vitest';
import { blockOf, hullOf, rectangle, wallOf } from '../../test/over-terrain.ts';
import { type SceneSketch, scene } from '../../test/scene.ts';
import { reach, shortestWay } from './movement-ways.ts';

const area = { id: 'ruin', outline: rectangle(0, 0, 40, 40) };
const place = (x: number, y: number, z = 0) => ({ x, y, z, facingX: 0, facingY: 1 });
const among = (features: SceneSketch['features'], us: SceneSketch['units'][string], more: SceneSketch['units'] = {}) =>
  scene({ areas: [area], features: features ?? [], units: { us, ...more } }).game;

const tank = { keywords: ['VEHICLE'], base: hullOf(2, 2) };

test('13.06-c, 13.06-e the way of INFANTRY leads through a wall, that of a VEHICLE round it', () => {
  const walls = [{ walls: [wallOf(6)] }];
  expect(shortestWay(among(walls, {}), 0, place(14, 10), 'normal')!.length).toBeCloseTo(4, 3);
  const round = shortestWay(among(walls, tank), 0, place(14, 10), 'normal')!;
  expect(round.length).toBeGreaterThan(12);
  expect(round.path.at(-1)).toEqual(place(14, 10));
});

test('17.01-b, 03.01-g a way leads round enemies that may not be passed', () => {
  const wayOf = (keywords: string[], moveType: string) =>
    shortestWay(among([], { ...tank, keywords }, { them: { player: 1, at: [13, 10] } }), 0, place(16, 10), moveType)!;
  expect(wayOf(['VEHICLE'], 'normal').length).toBeCloseTo(6, 3);
  expect(wayOf(['VEHICLE'], 'charge').length).toBeGreaterThan(6.3);
});

test('13.06-f a way over several turns keeps to the table', () => {
  const row = [{ blocks: [blockOf(3, 12, -20, 14, 30)] }];
  const game = among(row, tank);
  expect(shortestWay(game, 0, place(17, 10), 'normal')!.length).toBeCloseTo(7 + 6, 3);
  expect(shortestWay(game, 0, place(17, 10), 'normal', { keepsLevel: true })!.length).toBeGreaterThan(30);
});

test('13.06-m, 13.06-e what is in reach: floors for INFANTRY, nothing behind a wall for a VEHICLE', () => {
  const wall = { ...wallOf(6), from: [12, 0] as const, to: [12, 20] as const };
  const ruin = [{ walls: [wall], floors: [{ outline: rectangle(12.1, 6, 18, 14), z: 3 }] }];
  const reached = (us: SceneSketch['units'][string]) =>
    reach(among(ruin, us), 0, 'normal', 6).levels.map(({ z, cells }) => [z, Math.max(...cells.map(({ x }) => x))]);
  expect(reached({})).toEqual([
    [0, 16],
    [3, 13],
  ]);
  expect(reached({ ...tank, base: hullOf(1, 1) })).toEqual([[0, 11]]);
});

test('09.05-d no cell of a normal move is within engagement range of an enemy', () => {
  const game = among([], {}, { them: { player: 1, at: [14, 10] } });
  const [ground] = reach(game, 0, 'normal', 6).levels;
  expect(Math.min(...ground!.cells.map(({ x, y }) => Math.hypot(x - 14, y - 10)))).toBeGreaterThan(3.26);
  expect(ground!.cells.every(({ length }) => length <= 6.002)).toBe(true);
});
