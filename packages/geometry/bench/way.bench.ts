import type { Bench } from '../../../tools/bench/measure.ts';
import { type MoveProblem, pose, propose, reachOf, shortestWay } from '../src/index.ts';
import { basics, body, hull, movers, moving } from '../test/solver-fixtures.ts';
import { fullTable, overTerrain, type Walker } from '../test/terrain-scenes.ts';

const terrain = fullTable();

/** One model in the middle of sixteen areas with features. */
function alone(walker: Walker, shape: Parameters<typeof body>[2], maximum: number): MoveProblem {
  const plain = moving(
    [{ id: 1, body: body(14.5, 12, shape), maximum }],
    [],
    [...basics([]), ...overTerrain(terrain, walker)],
  );
  return { ...plain, scene: { ...plain.scene, terrain } };
}

const long = hull(4, 2.4);
const ends = [pose(20, 8), pose(22, 12), pose(8, 11), pose(14, 18), pose(16, 3), pose(22, 17)];
const far = [...ends, pose(40, 30), pose(30, 12)];

const tank = alone('other', long, 10);
const tankFar = alone('other', long, 30);
const trooper = alone('nimble', { kind: 'round', radius: 0.63 }, 6);

function waysTo(problem: MoveProblem, places: typeof ends): void {
  for (const end of places) shortestWay(problem, 1, end);
}

/** Five models among ruins towards a place behind a wall. */
function squad(walker: Walker): MoveProblem {
  const units = movers(8, [12, 12], [14, 12], [16, 12], [13, 14], [15, 14]);
  const plain = moving(units, [], [...basics([]), ...overTerrain(terrain, walker)]);
  return { ...plain, scene: { ...plain.scene, terrain } };
}

const nimble = squad('nimble');
const other = squad('other');

const benches: Bench[] = [
  {
    name: 'geometry/way: 10" of a tank on a full table',
    unit: 'us',
    operations: ends.length,
    run: () => waysTo(tank, ends),
  },
  {
    name: 'geometry/way: 30" of a tank on a full table',
    unit: 'us',
    operations: far.length,
    run: () => waysTo(tankFar, far),
  },
  {
    name: 'geometry/way: 6" of a trooper on a full table',
    unit: 'us',
    operations: ends.length,
    run: () => waysTo(trooper, ends),
  },
  {
    name: 'geometry/reach: of a tank with 10", cells of an inch',
    unit: 'ms',
    operations: 1,
    run: () => reachOf(tank, 1, { spacing: 1 }),
  },
  {
    name: 'geometry/solver: five troopers among ruins',
    unit: 'ms',
    operations: 1,
    run: () => propose({ ...nimble }, { kind: 'toward', x: 20, y: 8 }),
  },
  {
    name: 'geometry/solver: five riders among ruins',
    unit: 'ms',
    operations: 1,
    run: () => propose({ ...other }, { kind: 'toward', x: 20, y: 8 }),
  },
];
export default benches;
