import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomFrom } from '../../test/solver-random.ts';
import { containerAt, rectangle, ruinAt } from '../../test/terrain-scenes.ts';
import type { Body, Pose } from '../body.ts';
import { pathLength } from '../path.ts';
import { placed, pose } from '../pose.ts';
import { cheapestFirst } from '../queue.ts';
import { isClear, isFreeAt, type WayRules } from './leg.ts';
import { waysFrom } from './reach.ts';
import { highParts, makeTerrain, partsOfFeatures, type Terrain } from './terrain.ts';
import { findWay } from './way.ts';

const round = (x: number, y: number, radius = 0.63, z = 0): Body => ({
  shape: { kind: 'round', radius },
  pose: pose(x, y, [1, 0], z),
  height: 1.5,
});

function rulesOf(terrain: Terrain, isNimble: boolean, models: readonly Body[] = []): WayRules {
  const features = terrain.names.map((_, at) => at);
  const others = { walls: highParts(terrain, features, 2), ceilings: partsOfFeatures(terrain, features) };
  return { terrain, climb: 0.5, models, ...(isNimble ? { walls: [], ceilings: [] } : others) };
}

const way = (rules: WayRules, body: Body, end: Pose, maximum: number) =>
  findWay({ body, end, maximum, width: 30, height: 30, rules });

const block = makeTerrain([containerAt(10, 10, 4, 4, 3)]);

test('13.06-f the cheaper of round and over is taken', () => {
  const base = round(6, 10, 1);
  const low = makeTerrain([containerAt(10, 10, 2, 20, 3)]);
  expect(way(rulesOf(block, false), base, pose(14, 10), 20)!.path.every(({ z }) => z === 0)).toBe(true);
  const over = way(rulesOf(low, false), base, pose(14, 10), 20)!;
  expect(over.length).toBeCloseTo(8 + 6, 3);
  expect(over.path.map(({ z }) => z)).toEqual([0, 3, 3, 0, 0]);
});

test('the way round a corner of a wall is two tangents and an arc', () => {
  const wall = makeTerrain([
    { name: '', blocks: [{ outline: rectangle(10, 5, 10.2, 10), bottom: 0, top: 6 }], walls: [], floors: [] },
  ]);
  const found = way(rulesOf(wall, false), round(5, 9.9, 1), pose(15.2, 9.9), 20)!;
  const exact =
    2 * Math.sqrt(5 * 5 + 0.1 * 0.1 - 1) + 0.2 + 2 * Math.asin(1 / Math.sqrt(25.01)) - 2 * Math.atan(0.1 / 5);
  expect(found.length).toBeGreaterThan(exact - 0.01);
  expect(found.length).toBeLessThan(exact * 1.014);
  expect(pathLength(pose(5, 9.9), found.path)).toBeCloseTo(found.length, 6);
});

test('13.06-i, 13.06-j up to a floor costs its height, and from one floor to another at least the ground between', () => {
  const floors = [rectangle(8, 8, 12, 12), rectangle(16, 8, 20, 12)].map((outline) => ({ outline, z: 3 }));
  const terrain = makeTerrain([{ name: '', blocks: [], walls: [], floors }]);
  const rules = rulesOf(terrain, true);
  expect(way(rules, round(5, 10), pose(10, 10, [1, 0], 3), 20)!.length).toBeCloseTo(8, 3);
  expect(way(rules, round(10, 10, 0.63, 3), pose(18, 10, [1, 0], 3), 20)!.length).toBeCloseTo(14, 3);
  expect(way(rules, round(10, 10, 0.63, 3), pose(18, 10, [1, 0], 3), 13.9)).toBeUndefined();
});

test('13.06-g a big base comes down beside its floor, not through it', () => {
  const terrain = makeTerrain([
    { name: '', blocks: [], walls: [], floors: [{ outline: rectangle(8, 8, 12, 12), z: 3 }] },
  ]);
  const found = way(rulesOf(terrain, false), round(10, 10, 1, 3), pose(16, 10), 20)!;
  expect(found.length).toBeCloseTo(9, 3);
  expect(found.path[0]!.x).toBeGreaterThan(12.99);
});

test('enemies on a floor are passed round on the floor', () => {
  const terrain = makeTerrain([
    { name: '', blocks: [], walls: [], floors: [{ outline: rectangle(4, 4, 20, 16), z: 6 }] },
  ]);
  const enemy = round(11, 10, 1, 6);
  const found = way(rulesOf(terrain, true, [enemy]), round(6, 10, 0.63, 6), pose(16, 10, [1, 0], 6), 14)!;
  expect(found.path.every(({ z }) => z === 6)).toBe(true);
  expect(found.length).toBeLessThan(11);
});

/** Random walls and blocks in a square of 16 inches. */
function randomTerrain(random: () => number): Terrain {
  return makeTerrain(
    Array.from({ length: 2 + Math.floor(random() * 3) }, (_, at) =>
      at % 2 === 0
        ? ruinAt(4 + random() * 8, 4 + random() * 8, 3 + random() * 4, 9, Math.floor(random() * 4))
        : containerAt(4 + random() * 8, 4 + random() * 8, 1 + random() * 4, 1 + random() * 4, 9),
    ),
  );
}

/** Lengths of the shortest walks over the points of a grid, on the ground. */
function walks(rules: WayRules, body: Body, spacing: number): Map<number, number> {
  const count = Math.round(16 / spacing) + 1;
  const lengths = new Map<number, number>();
  const open = cheapestFirst<{ at: number; length: number }>();
  const placeOf = (at: number) => placed(body, pose((at % count) * spacing, Math.floor(at / count) * spacing));
  open.add(0, { at: Math.round(body.pose.y / spacing) * count + Math.round(body.pose.x / spacing), length: 0 });
  for (let here = open.take(); here; here = open.take()) {
    if (lengths.has(here.at)) continue;
    lengths.set(here.at, here.length);
    const from = placeOf(here.at);
    for (const [dx, dy] of steps) {
      const [x, y] = [(here.at % count) + dx, Math.floor(here.at / count) + dy];
      if (x < 1 || y < 1 || x >= count - 1 || y >= count - 1 || lengths.has(y * count + x)) continue;
      const to = placeOf(y * count + x);
      if (!isFreeAt(rules, to) || !isClear(rules, from, to.pose)) continue;
      const length = here.length + Math.sqrt(dx * dx + dy * dy) * spacing;
      open.add(length, { at: y * count + x, length });
    }
  }
  return lengths;
}

const steps = [-2, -1, 0, 1, 2].flatMap((x) =>
  [-2, -1, 0, 1, 2]
    .filter((y) => (x !== 0 || y !== 0) && (Math.abs(x) === 1 || Math.abs(y) === 1))
    .map((y) => [x, y] as const),
);

test('a brute walk over a grid agrees about what is in reach, within the error of ways', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.constantFrom(0.49, 0.63, 1.2), (seed, radius) => {
      const rules = rulesOf(randomTerrain(randomFrom(seed)), false);
      const body = round(8, 8, radius);
      fc.pre(isFreeAt(rules, body));
      const lengthTo = waysFrom({ body, maximum: 7, width: 16, height: 16, rules });
      const count = Math.round(16 / 0.5) + 1;
      for (const [at, walked] of walks(rules, body, 0.5)) {
        const end = pose((at % count) * 0.5, Math.floor(at / count) * 0.5);
        if (end.x < 1.3 || end.y < 1.3 || end.x > 14.7 || end.y > 14.7) continue;
        const length = lengthTo(end);
        if (walked * 1.014 <= 7) expect(length, `${seed} ${end.x} ${end.y}`).toBeLessThan(walked * 1.014 + 0.003);
        if (length !== undefined)
          expect(length).toBeGreaterThan(Math.sqrt((end.x - 8) ** 2 + (end.y - 8) ** 2) - 0.003);
      }
    }),
    { numRuns: 10, seed: 3 },
  );
});

test('a place that the way finder reaches is one that a finer walk reaches, too', () => {
  fc.assert(
    fc.property(fc.nat(100_000), (seed) => {
      const rules = rulesOf(randomTerrain(randomFrom(seed)), false);
      const body = round(8, 8);
      fc.pre(isFreeAt(rules, body));
      const walked = walks(rules, body, 0.25);
      const lengthTo = waysFrom({ body, maximum: 6, width: 16, height: 16, rules });
      const count = Math.round(16 / 0.25) + 1;
      for (let x = 3; x <= 13; x += 1) {
        for (let y = 3; y <= 13; y += 1) {
          const [length, walk] = [lengthTo(pose(x, y)), walked.get(y * 4 * count + x * 4)];
          // A walk over a grid is at most 3% longer than the way, but misses gaps and turns narrower than its cells.
          if (length !== undefined && walk !== undefined) expect(walk).toBeLessThan(length * 1.06 + 1);
        }
      }
    }),
    { numRuns: 4, seed: 4 },
  );
});

test('ways found one by one and from one place are equally long', () => {
  const rules = rulesOf(randomTerrain(randomFrom(8)), false, [round(9, 12)]);
  const query = { body: round(8, 8.5), maximum: 9, width: 30, height: 30, rules };
  const lengthTo = waysFrom(query);
  for (const [x, y] of [
    [3, 3],
    [12, 4],
    [5, 13],
    [13, 13],
    [14, 8],
  ] as const) {
    const [one, other] = [findWay({ ...query, end: pose(x, y) })?.length, lengthTo(pose(x, y))];
    expect(other === undefined).toBe(one === undefined);
    if (one !== undefined) expect(other).toBeCloseTo(one, 2);
  }
});
