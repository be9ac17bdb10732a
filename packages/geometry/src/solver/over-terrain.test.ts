import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  at,
  basics,
  body,
  charge,
  enemies,
  engagement,
  hull,
  ids,
  movers,
  moving,
} from '../../test/solver-fixtures.ts';
import { problemKinds, randomFrom } from '../../test/solver-random.ts';
import {
  containerAt,
  overTerrain,
  randomOverTerrain,
  rectangle,
  ruinAt,
  type Walker,
} from '../../test/terrain-scenes.ts';
import {
  type Constraint,
  check,
  type FeatureShape,
  type MoveProblem,
  type Mover,
  makeTerrain,
  pathLength,
  propose,
  type Standing,
  sample,
} from '../index.ts';

const goal = { kind: 'satisfy' } as const;

function among(
  features: readonly FeatureShape[],
  units: readonly Mover[],
  standing: readonly Standing[],
  constraints: readonly Constraint[],
  walker: Walker = 'nimble',
): MoveProblem {
  const terrain = makeTerrain(features);
  const plain = moving(units, standing, [...constraints, ...overTerrain(terrain, walker)]);
  return { ...plain, scene: { ...plain.scene, terrain } };
}

const floor: FeatureShape = {
  name: 'floor',
  blocks: [],
  walls: [],
  floors: [{ outline: rectangle(13, 7, 19, 13), z: 3 }],
};
const wall: FeatureShape = {
  name: 'wall',
  blocks: [],
  walls: [{ from: [13, 7], to: [13, 12], thickness: 0.2, bottom: 0, top: 6, openings: [] }],
  floors: [],
};
const tank: readonly Mover[] = [{ id: 1, body: body(10, 10, hull(3, 2)), maximum: 12 }];

test('a vehicle is led round a wall that it may not pass', () => {
  const problem = among([wall], tank, [], basics([]), 'other');
  const [move] = propose(problem, { kind: 'toward', x: 17, y: 10 })!;
  expect(move!.path.length).toBeGreaterThan(1);
  expect(move!.path.at(-1)).toMatchObject({ x: 17, y: 10 });
  expect(check(problem, [move!])).toEqual([]);
});

test('a vehicle climbs over a low container that is in its way', () => {
  const rows = [-2, -1, 0, 1, 2].map((at) => containerAt(14, 10 + 8 * at, 2, 8, 2.5));
  const problem = among(rows, [{ ...tank[0]!, maximum: 14 }], [], basics([]), 'other');
  const [move] = propose(problem, { kind: 'toward', x: 18.5, y: 10 })!;
  expect(move!.path.map(({ z }) => z)).toContain(2.5);
  expect(move!.path.at(-1)).toMatchObject({ x: 18.5, z: 0 });
});

test('a charge finds its way up to a model on a floor', () => {
  const foes = enemies([[16, 10, 6]]);
  const high = { ...floor, floors: [{ outline: rectangle(13, 7, 19, 13), z: 6 }] };
  const problem = among([high], movers(12, [10, 10]), foes, charge(foes, 1));
  const [move] = propose(problem, goal)!;
  expect(move!.path.at(-1)).toMatchObject({ z: 6 });
  expect(check(problem, [move!])).toEqual([]);
});

test('as close as possible to a model on a floor means on the floor', () => {
  const foes = enemies([[17.5, 10, 3]]);
  const close: Constraint = { rule: '21.02-f', kind: 'as-close-as-possible', to: ids(foes) };
  const problem = among([floor], movers(12, [10, 10]), foes, [...basics(foes), close]);
  const [move] = propose(problem, goal)!;
  expect(move!.path.at(-1)).toMatchObject({ z: 3 });
  const [below] = check(problem, [{ model: 1, path: [at(16.2, 10)] }]);
  expect(below).toMatchObject({ kind: 'as-close-as-possible', better: { z: 3 } });
});

test('models come down from a floor towards what is below', () => {
  const up = [{ ...movers(8, [16, 10])[0]!, body: body(16, 10, undefined, 3) }];
  const problem = among([floor], up, [], basics([]));
  const [move] = propose(problem, { kind: 'toward', x: 24, y: 10 })!;
  expect(move!.path.at(-1)).toMatchObject({ x: 21, y: 10, z: 0 });
  expect(pathLength(up[0]!.body.pose, move!.path)).toBeCloseTo(8, 2);
});

test('a goal with a height is sought on that floor', () => {
  const problem = among([floor], movers(9, [10, 10], [10, 12]), [], basics([]));
  const moves = propose(problem, { kind: 'toward', x: 15, y: 10, z: 3 })!;
  expect(moves.map(({ path }) => path.at(-1)!.z)).toEqual([3, 3]);
});

test('a set-up goes onto a floor where there is no other place', () => {
  const region = { kind: 'polygon', outline: rectangle(13, 7, 19, 13) } as const;
  const foes = enemies([[16, 10]]);
  const set = among([{ ...floor, floors: [{ outline: rectangle(13, 7, 19, 13), z: 6 }] }], movers(0, [1, 1]), foes, [
    { rule: 'x', kind: 'wholly-within', regions: [region] },
    { rule: 'x', kind: 'no-overlap' },
    { rule: 'x', kind: 'unengaged', models: ids(foes), ...engagement, horizontal: 9 },
  ]);
  const moves = propose({ ...set, mode: 'set-up' }, goal)!;
  expect(moves[0]!.path[0]).toMatchObject({ z: 6 });
});

test('13.06-e a refusal says what is in the way, how high it is and how high it might be', () => {
  const problem = among([wall], tank, [], basics([]), 'other');
  expect(check(problem, [{ model: 1, path: [at(16, 10)] }])).toEqual([
    { rule: '13.06-e', kind: 'sections', model: 1, feature: 'wall', part: 'wall', actual: 6, needed: 2 },
  ]);
});

test.each(problemKinds)('over random terrain every proposal and every sample passes check: %s', (kind) => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.boolean(), (seed, sampled) => {
      const problem = randomOverTerrain(seed, kind);
      const moves = sampled ? sample(problem, randomFrom(seed)) : propose(problem, goal);
      if (moves) expect(check(randomOverTerrain(seed, kind), moves)).toEqual([]);
    }),
    { numRuns: 14, seed: 5 },
  );
});

test('ruins of the tests have a door or a window, and a floor above', () => {
  const terrain = makeTerrain([ruinAt(10, 10, 6, 6, 0)]);
  expect(terrain.openings).toHaveLength(1);
  expect(terrain.surfaces).toHaveLength(1);
});
