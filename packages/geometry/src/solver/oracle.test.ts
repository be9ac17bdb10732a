import { expect, test } from 'vitest';
import {
  chargeOfTwoOnGrid,
  chargesFoundAtRandom,
  crowdedCharge,
  legalOnGrid,
  seeds,
} from '../../test/charge-scenes.ts';
import {
  body,
  charge,
  coherency,
  enemies,
  ids,
  movers,
  moving,
  type Spot,
  settingUp,
} from '../../test/solver-fixtures.ts';
import { randomFrom } from '../../test/solver-random.ts';
import { horizontalDistance } from '../distance.ts';
import { type Constraint, check, type ModelMove, type MoveProblem, propose, type Standing } from './index.ts';

/** The solver against searches over fine grids. */

/** Milliseconds that all scenes may take. */
const patience = 1_800_000;

const wanted = { kind: 'satisfy' } as const;

/** Scenes in which the search and the solver disagree about whether there is a legal charge, and in how many there is one. */
function disagreements(scenes: readonly number[], models: number, search: (problem: MoveProblem) => boolean) {
  const wrong: number[] = [];
  let possible = 0;
  for (const seed of scenes) {
    const problem = crowdedCharge(seed, models);
    const answer = propose(problem, wanted);
    if (answer !== undefined) {
      possible++;
      if (check(crowdedCharge(seed, models), answer).length > 0) wrong.push(seed);
    } else if (search(problem)) wrong.push(seed);
  }
  return { wrong, possible };
}

test(
  '11.04 for one model a charge is found whenever a grid of a quarter inch finds one',
  () => {
    const scenes = seeds(30, 1000);
    const { wrong, possible } = disagreements(scenes, 1, (problem) => legalOnGrid(problem).next().done === false);
    expect(wrong).toEqual([]);
    expect(possible).toBeGreaterThan(scenes.length / 4);
    expect(possible).toBeLessThan(scenes.length);
  },
  patience,
);

test(
  '11.04 for two models a charge is found whenever a grid of a quarter inch finds one',
  () => {
    const scenes = seeds(12, 1000);
    const { wrong, possible } = disagreements(scenes, 2, chargeOfTwoOnGrid);
    expect(wrong).toEqual([]);
    expect(possible).toBeGreaterThan(scenes.length / 4);
    expect(possible).toBeLessThan(scenes.length);
  },
  patience,
);

test(
  '11.04 for three to eight models random tries find no charge where the solver finds none',
  () => {
    const scenes = seeds(8, 200);
    const wrong = scenes.filter((seed) => {
      const models = 3 + (seed % 6);
      const problem = crowdedCharge(seed, models, 10);
      const answer = propose(problem, wanted);
      if (answer !== undefined) return check(crowdedCharge(seed, models, 10), answer).length > 0;
      return chargesFoundAtRandom(problem, seed, 10_000) > 0;
    });
    expect(wrong).toEqual([]);
  },
  patience,
);

/** Inches from the model's end to the nearest model of the target. */
function gapToTarget(problem: MoveProblem, move: ModelMove): number {
  const end = { ...problem.movers[0]!.body, pose: move.path[0]! };
  return Math.min(
    ...problem.scene.standing.filter(({ unit }) => unit === 1).map((foe) => horizontalDistance(end, foe.body)),
  );
}

test('11.04-f one inch is demanded whenever a grid finds such a place', () => {
  let demanded = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const problem = crowdedCharge(seed);
    const ends = [...legalOnGrid(problem)];
    const lazy = ends.find((end) => gapToTarget(problem, end) > 1.01);
    if (lazy === undefined) continue;
    const [violation] = check(problem, [lazy]);
    if (ends.some((end) => gapToTarget(problem, end) <= 1))
      expect(violation, `seed ${seed}`).toMatchObject({ rule: '11.04-f' });
    if (violation === undefined) continue;
    demanded++;
    expect(check(problem, [{ model: 1, path: [violation.better!] }]).filter(({ kind }) => kind !== 'passes')).toEqual(
      [],
    );
  }
  expect(demanded).toBeGreaterThan(5);
});

/** One model to be set up as close as possible to a transport among 30 obstacles, wholly within 6 inches of it. */
function crowdedDisembark(seed: number): MoveProblem {
  const random = randomFrom(seed);
  const transport: Standing = { id: 50, unit: 5, side: 0, body: body(30, 22, { kind: 'round', radius: 1.5 }) };
  const spots: Spot[] = [];
  while (spots.length < 30) {
    const spot: Spot = [30 + (random() * 2 - 1) * 5, 22 + (random() * 2 - 1) * 5];
    const isFree = spots.every((other) => (other[0] - spot[0]) ** 2 + (other[1] - spot[1]) ** 2 > 1.26 ** 2);
    if (isFree && (spot[0] - 30) ** 2 + (spot[1] - 22) ** 2 > 2.13 ** 2) spots.push(spot);
    else if (random() < 0.002) break;
  }
  const friends = spots.map(([x, y], index): Standing => ({ id: 500 + index, unit: 6, side: 0, body: body(x, y) }));
  const constraints: Constraint[] = [
    { rule: '03.01-h', kind: 'on-table' },
    { rule: '03.01-r', kind: 'no-overlap' },
    coherency,
    { rule: '18.05-d', kind: 'wholly-within', regions: [{ kind: 'around-body', body: transport.body, distance: 6 }] },
    { rule: '18.05-d', kind: 'as-close-as-possible', to: [50] },
  ];
  return settingUp(movers(0, [0, 0]), [transport, ...friends], constraints);
}

/** The least gap to the transport of all free places on a grid of 0.02 inches. */
function nearestOnGrid(problem: MoveProblem): number {
  const [transport, ...others] = problem.scene.standing.map(({ body: { pose } }) => [pose.x, pose.y] as const);
  const [cx, cy] = transport!;
  let best = Infinity;
  for (let x = cx - 7; x <= cx + 7; x += 0.02) {
    for (let y = cy - 7; y <= cy + 7; y += 0.02) {
      const squared = (x - cx) ** 2 + (y - cy) ** 2;
      if (squared >= best || squared < 2.13 ** 2 || squared > 6.87 ** 2) continue;
      if (others.every(([ox, oy]) => (x - ox) ** 2 + (y - oy) ** 2 >= 1.26 ** 2)) best = squared;
    }
  }
  return Math.sqrt(best) - 2.13;
}

test(
  '18.05-d as close as possible is never farther than on a grid of 0.02 inches',
  () => {
    for (const seed of seeds(30, 1000)) {
      const problem = crowdedDisembark(seed);
      const [move] = propose(problem, { kind: 'satisfy' }) ?? [];
      const end = move?.path[0];
      const found = end === undefined ? Infinity : Math.sqrt((end.x - 30) ** 2 + (end.y - 22) ** 2) - 2.13;
      expect(found, `seed ${seed}`).toBeLessThanOrEqual(nearestOnGrid(problem) + 0.001);
    }
  },
  patience,
);

test('a way round a line of enemies is found for a charge', () => {
  const foes = enemies(
    [[20, 22]],
    [
      [15, 20],
      [15, 21.3],
      [15, 22.6],
      [15, 23.9],
    ],
  );
  const problem = moving(movers(12, [10, 22]), foes, charge(foes, 1));
  const [move] =
    propose(
      { ...problem, constraints: problem.constraints.filter(({ rule }) => rule !== '11.04-i') },
      { kind: 'toward-models', models: ids(foes, 1) },
    ) ?? [];
  expect(move?.path.length).toBeGreaterThan(1);
});
