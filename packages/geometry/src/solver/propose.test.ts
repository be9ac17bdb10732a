import { expect, test } from 'vitest';
import {
  body,
  charge,
  coherency,
  enemies,
  engagement,
  go,
  ids,
  movers,
  moving,
  normalMove,
  pileIn,
  type Spot,
  settingUp,
} from '../../test/solver-fixtures.ts';
import { randomFrom } from '../../test/solver-random.ts';
import { horizontalDistance } from '../distance.ts';
import { type Constraint, check, type ModelMove, type MoveProblem, propose, sample } from './index.ts';

const block = (x: number, y: number, count: number): Spot[] =>
  Array.from({ length: count }, (_, i): Spot => [x + (i % 5) * 1.5, y + Math.floor(i / 5) * 1.5]);
const foes = enemies(block(30, 30, 10));
const unit = movers(6, ...block(30, 10, 10));
const normal = moving(unit, foes, normalMove(foes));

const vectors = (problem: MoveProblem, moves: readonly ModelMove[]) =>
  new Set(
    moves.map(({ model, path }) => {
      const start = problem.movers.find(({ id }) => id === model)!.body.pose;
      return `${(path.at(-1)!.x - start.x).toFixed(2)} ${(path.at(-1)!.y - start.y).toFixed(2)}`;
    }),
  );

test('a free move keeps the formation', () => {
  const moves = propose(normal, { kind: 'toward', x: 10, y: 11 })!;
  expect(moves).toHaveLength(10);
  expect(vectors(normal, moves).size).toBe(1);
});

test('holding a legal place is no move', () => {
  expect(propose(normal, { kind: 'hold' })).toEqual([]);
});

test('away from enemies is farther from them', () => {
  const moves = propose(moving(unit, foes, normalMove(foes)), { kind: 'away', models: ids(foes) })!;
  expect(Math.max(...moves.map(({ path }) => path.at(-1)!.y))).toBeLessThan(12);
});

test('towards enemies a normal move ends outside of engagement', () => {
  const near = moving(movers(12, ...block(30, 18, 10)), foes, normalMove(foes));
  const moves = propose(near, { kind: 'toward-models', models: ids(foes) })!;
  const gaps = moves.map(({ path }) =>
    Math.min(...foes.map((foe) => horizontalDistance({ ...body(0, 0), pose: path.at(-1)! }, foe.body))),
  );
  expect(Math.min(...gaps)).toBeGreaterThan(2);
  expect(Math.min(...gaps)).toBeLessThan(2.3);
});

test('a unit that has lost its coherency regains it', () => {
  const torn = moving(movers(6, [10, 10], [12, 10], [18, 10]), [], normalMove([]));
  expect(check(torn, []).length).toBeGreaterThan(0);
  expect(propose(torn, { kind: 'hold' })).toBeDefined();
});

test('a charge of ten against ten engages and meets its duties', () => {
  const problem = moving(movers(8, ...block(30, 22, 10)), foes, charge(foes, 1));
  expect(check(problem, propose(problem, { kind: 'satisfy' })!)).toEqual([]);
});

test('a pile-in leaves engaged models engaged', () => {
  const line = enemies(block(30, 30, 5));
  const problem = moving(
    movers(3, [30, 27.8], [31.5, 27.8], [30.7, 25.5]),
    line,
    pileIn(
      line,
      [1],
      [
        { model: 1, unit: 1 },
        { model: 2, unit: 1 },
      ],
    ),
  );
  const moves = propose(problem, { kind: 'toward-models', models: ids(line) })!;
  expect(moves.length).toBeGreaterThan(0);
});

const arrival = (...more: Constraint[]): readonly Constraint[] => [
  { rule: '03.01-h', kind: 'on-table' },
  { rule: '03.01-r', kind: 'no-overlap' },
  coherency,
  { rule: '20.04-d', kind: 'more-than', distance: 8, horizontally: true, models: ids(foes) },
  ...more,
];

test('24.09 a set-up packs twenty models in a block near the wanted point', () => {
  const problem = settingUp(movers(0, ...block(0, 0, 20)), foes, arrival());
  const moves = propose(problem, { kind: 'toward', x: 10, y: 30 })!;
  const away = moves.map(({ path }) => Math.sqrt((path[0]!.x - 10) ** 2 + (path[0]!.y - 30) ** 2));
  expect(moves).toHaveLength(20);
  expect(Math.max(...away)).toBeLessThan(4);
});

test('20.04 a wanted point that is not allowed gives the nearest place that is', () => {
  const problem = settingUp(
    movers(0, ...block(0, 0, 5)),
    foes,
    arrival({ rule: '20.04-c', kind: 'wholly-within', regions: [{ kind: 'edge-band', distance: 6 }] }),
  );
  const moves = propose(problem, { kind: 'toward', x: 10, y: 20 })!;
  expect(Math.max(...moves.map(({ path }) => path[0]!.x))).toBeLessThan(6);
});

test('03.02-b no proposal where there is not room for all', () => {
  const zone = {
    kind: 'polygon',
    outline: [
      [0, 0],
      [3, 0],
      [3, 3],
      [0, 3],
    ],
  } as const;
  const room = (count: number) =>
    settingUp(
      movers(0, ...block(0, 0, count)),
      [],
      arrival({ rule: '25.10-c', kind: 'wholly-within', regions: [zone] }).filter(({ rule }) => rule !== '20.04-d'),
    );
  expect(propose(room(4), { kind: 'satisfy' })).toHaveLength(4);
  expect(propose(room(10), { kind: 'satisfy' })).toBeUndefined();
});

test('18.05-g models without a place are left out one by one', () => {
  const transport = { id: 50, unit: 5, side: 0 as const, body: body(20, 20) };
  const problem = settingUp(
    movers(0, ...block(0, 0, 8)),
    [transport],
    [
      ...arrival().filter(({ rule }) => rule !== '20.04-d'),
      { rule: '18.05-d', kind: 'placed-if-able' },
      {
        rule: '18.05-d',
        kind: 'wholly-within',
        regions: [{ kind: 'around-body', body: transport.body, distance: 1.3 }],
      },
      { rule: '18.05-d', kind: 'as-close-as-possible', to: [50] },
    ],
  );
  expect(propose(problem, { kind: 'satisfy' })).toHaveLength(6);
});

test('samples differ and are the same for the same numbers', () => {
  const [a, b, c] = [1, 1, 2].map((seed) => sample(normal, randomFrom(seed)));
  expect(a).toEqual(b);
  expect(a).not.toEqual(c);
});

test('a spread is wider than a block', () => {
  const problem = settingUp(
    movers(0, ...block(0, 0, 6)),
    [],
    arrival().filter(({ rule }) => rule !== '20.04-d'),
  );
  const width = (kind: 'toward' | 'spread') => {
    const xs = propose(problem, { kind, x: 20, y: 20 })!.map(({ path }) => path[0]!.x);
    return Math.max(...xs) - Math.min(...xs);
  };
  expect(width('spread')).toBeGreaterThan(width('toward') + 0.5);
});

test('an engaged unit falls back past nobody', () => {
  const near = enemies([
    [30, 22.2],
    [31.5, 22.2],
  ]);
  const problem = moving(
    movers(6, [30, 20], [31.5, 20]),
    near,
    [...normalMove(near), { rule: '99', kind: 'engaged-with-any', models: [], ...engagement }].slice(
      0,
      -1,
    ) as Constraint[],
  );
  const moves = propose(problem, { kind: 'hold' })!;
  expect(check(problem, moves)).toEqual([]);
  expect(check(problem, [go(1)])).not.toEqual([]);
});
