import { expect, test } from 'vitest';
import {
  body,
  charge,
  coherency,
  enemies,
  go,
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

const mesh = 0.25;

/** All places on a grid round the only mover that are legal by a straight way, duties apart. */
function* legalOnGrid(problem: MoveProblem): Generator<ModelMove> {
  const constraints = problem.constraints.filter(({ kind }) => !kind.endsWith('if-able'));
  const hard: MoveProblem = {
    ...problem,
    constraints: constraints.map((one) => (one.kind === 'closer-to-any' ? { ...one, unmovedToo: false } : one)),
  };
  const { body: mover, maximum = 0 } = problem.movers[0]!;
  for (let dx = -maximum; dx <= maximum; dx += mesh) {
    for (let dy = -maximum; dy <= maximum; dy += mesh) {
      const move = go(1, [mover.pose.x + dx, mover.pose.y + dy]);
      if (check(hard, [move]).length === 0) yield move;
    }
  }
}

/** One model, a target of a few models, another unit close by, friends in the way. */
function crowdedCharge(seed: number): MoveProblem {
  const random = randomFrom(seed);
  const taken: Spot[] = [[30, 22]];
  const scatter = (count: number, spread: number, x: number): Spot[] => {
    const found: Spot[] = [];
    for (let tries = 0; found.length < count && tries < 200; tries++) {
      const spot: Spot = [x + (random() * 2 - 1) * spread, 22 + (random() * 2 - 1) * spread];
      if (taken.some((other) => (other[0] - spot[0]) ** 2 + (other[1] - spot[1]) ** 2 < 1.26 ** 2)) continue;
      taken.push(spot);
      found.push(spot);
    }
    return found;
  };
  const foes = enemies(scatter(2, 2.5, 36), scatter(3, 4, 37));
  const friends = scatter(14, 4.5, 34).map(
    ([x, y], index): Standing => ({ id: 500 + index, unit: 5, side: 0, body: body(x, y) }),
  );
  return moving(movers(3 + Math.floor(random() * 5), [30, 22]), [...foes, ...friends], charge(foes, 1));
}

test('11.04 a charge is found whenever a grid finds one', () => {
  const seeds = Array.from({ length: 30 }, (_, index) => index + 1);
  const possible = seeds.filter((seed) => legalOnGrid(crowdedCharge(seed)).next().done === false);
  expect(possible.length).toBeGreaterThan(8);
  expect(possible.filter((seed) => propose(crowdedCharge(seed), { kind: 'satisfy' }) === undefined)).toEqual([]);
});

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

test('18.05-d as close as possible is never farther than on a grid of 0.02 inches', () => {
  for (let seed = 1; seed <= 30; seed++) {
    const problem = crowdedDisembark(seed);
    const [move] = propose(problem, { kind: 'satisfy' }) ?? [];
    const end = move?.path[0];
    const found = end === undefined ? Infinity : Math.sqrt((end.x - 30) ** 2 + (end.y - 22) ** 2) - 2.13;
    expect(found, `seed ${seed}`).toBeLessThanOrEqual(nearestOnGrid(problem) + 0.001);
  }
});

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
