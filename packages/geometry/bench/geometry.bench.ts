import type { Bench } from '../../../tools/bench/measure.ts';
import {
  type BaseShape,
  type Body,
  type Constraint,
  check,
  distance,
  type MoveProblem,
  makeGrid,
  pose,
  sweepBlocked,
} from '../src/index.ts';
import { shortestPath } from '../test/open-ground.ts';

const round: BaseShape = { kind: 'round', radius: 0.63 };
const oval: BaseShape = { kind: 'oval', long: 2.07, short: 1.38 };
const hull: BaseShape = {
  kind: 'hull',
  outline: [
    [2, -1.5],
    [2, 1.5],
    [-2, 1.5],
    [-2, -1.5],
  ],
};

const at = (shape: BaseShape, x: number, y: number): Body => ({ shape, pose: pose(x, y, [0.6, 0.8]), height: 2 });

/** Twenty ranks of ten models with gaps of an inch, the size of two full armies. */
const army: Body[] = Array.from({ length: 200 }, (_, index) =>
  at(round, 6 + (index % 20) * 2.3, 18 + Math.floor(index / 20) * 2.3),
);
const grid = makeGrid(army);

/** Ten models, four abreast, that make a normal move of 6" past a line of enemies. */
function normalMove(): MoveProblem {
  const movers = Array.from({ length: 10 }, (_, index) => ({
    id: index,
    body: at(round, 10 + (index % 4) * 2, 4 + Math.floor(index / 4) * 2),
    maximum: 6,
  }));
  const standing = army.map((body, index) => ({ id: 100 + index, unit: 50 + (index % 20), side: 1 as const, body }));
  const models = standing.map(({ id }) => id);
  const constraints: Constraint[] = [
    { kind: 'path-length', rule: '03.01' },
    { kind: 'passes', rule: '03.01', models },
    { kind: 'on-table', rule: '03.01' },
    { kind: 'no-overlap', rule: '03.01' },
    { kind: 'coherent', rule: '03.03', gap: 2, span: 9, vertical: 5 },
    { kind: 'unengaged', rule: '09.05', models, horizontal: 2, vertical: 5 },
  ];
  return { mode: 'move', scene: { width: 60, height: 44, standing }, movers, constraints };
}

const problem = normalMove();
const advance = problem.movers.map(({ id, body }) => ({
  model: id,
  path: [{ ...body.pose, x: body.pose.x + 1, y: body.pose.y + 3 }],
}));
const broken = check(problem, advance);
if (broken.length > 0) throw new Error(`The move to be measured is not legal: ${JSON.stringify(broken)}`);

const [roundA, roundB] = [at(round, 0, 0), at(round, 5, 2)];
const [ovalA, ovalB] = [at(oval, 0, 0), at(oval, 7, 3)];
const [hullA, hullB] = [at(hull, 0, 0), at(hull, 8, 3)];
const goal = pose(12, 2);
const wall = at(hull, 6, 1);
const walls = [wall, at(hull, 6, 6), at(oval, 11, -2)];

const benches: Bench[] = [
  { name: 'geometry/distance: two round bases', unit: 'ns', operations: 1, run: () => distance(roundA, roundB) },
  { name: 'geometry/distance: two oval bases', unit: 'ns', operations: 1, run: () => distance(ovalA, ovalB) },
  { name: 'geometry/distance: two hulls', unit: 'ns', operations: 1, run: () => distance(hullA, hullB) },
  {
    name: 'geometry/sweep: round base past a hull',
    unit: 'ns',
    operations: 1,
    run: () => sweepBlocked(roundA, goal, wall),
  },
  { name: 'geometry/grid: 200 models sorted', unit: 'us', operations: 1, run: () => makeGrid(army) },
  { name: 'geometry/grid: neighbours among 200 models', unit: 'ns', operations: 1, run: () => grid.near(30, 30, 3) },
  {
    name: 'geometry/path: round two hulls',
    unit: 'us',
    operations: 1,
    run: () => shortestPath(roundA, [12, 2], walls, 60, 44, 30),
  },
  {
    name: 'geometry/solver: legal normal move of ten models',
    unit: 'us',
    operations: 1,
    run: () => check(problem, advance),
  },
];
export default benches;
