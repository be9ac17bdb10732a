import type { Bench } from '../../../tools/bench/measure.ts';
import { rollD6, seedGenerator } from '../../engine/src/random.ts';
import {
  type Blockers,
  type Body,
  fullyVisible,
  makeSightCache,
  makeSightModels,
  makeSightTerrain,
  pose,
  type SightId,
  type SightModel,
  sightLine,
  type Wall,
} from '../src/index.ts';

const generator = seedGenerator('sight');
/** An even number from 0 to 1, of eight dice. */
const random = (): number => Array.from({ length: 8 }).reduce((sum: number) => (sum + rollD6(generator) - 1) / 6, 0);

/** A ruin: two walls that meet at a corner, with windows above 3 inches, and a floor. */
function ruin(index: number): Wall[] {
  const [x, y] = [6 + (index % 4) * 14, 5 + Math.floor(index / 4) * 10];
  const openings = [1, 3.5].map((from) => ({ from, to: from + 1, sill: 3.2, head: 4.6 }));
  const wall = { id: `ruin ${index}`, thickness: 0.2, bottom: 0, top: index % 3 === 0 ? 1.5 : 6, openings };
  return [
    { ...wall, from: [x, y], to: [x + 6, y] },
    { ...wall, from: [x, y], to: [x, y + 4] },
  ];
}

const walls = Array.from({ length: 16 }, (_, index) => ruin(index)).flat();
const terrain = makeSightTerrain([], walls, []);
/** Twenty units of ten, each in a loose clump. */
const units = Array.from({ length: 20 }, (_, unit): SightModel[] => {
  const [x, y] = [3 + random() * 54, unit < 10 ? 3 + random() * 16 : 25 + random() * 16];
  return Array.from({ length: 10 }, (_, index) => {
    const body: Body = {
      shape: { kind: 'round', radius: 0.63 },
      pose: pose(x + (index % 5) * 1.5 - 3, y + Math.floor(index / 5) * 1.5, [1, 0], 0),
      height: unit % 5 === 0 ? 3 : 1.6,
    };
    return { id: unit * 10 + index, body };
  });
});
const models = makeSightModels(units.flat());

interface Query {
  readonly observer: Body;
  readonly target: Body;
  readonly blockers: Blockers;
}

/** A thousand pairs of models of both sides; their own units are looked through. */
const queries: Query[] = Array.from({ length: 1000 }, () => {
  const [from, to] = [units[Math.floor(random() * 9.99)] ?? [], units[10 + Math.floor(random() * 9.99)] ?? []];
  const ignored = new Set<SightId>([...from, ...to].map(({ id }) => id));
  const [a, b] = [from[Math.floor(random() * 9.99)], to[Math.floor(random() * 9.99)]];
  if (!a || !b) throw new Error('A unit of the bench has no model');
  return { observer: a.body, target: b.body, blockers: { terrain, models, ignored } };
});
const answers = queries.map(({ observer, target, blockers }) => sightLine(observer, target, blockers));
/** The queries that no early way out settles: invisible, and not by one tall wall. */
const worst = queries.filter((_, index) => {
  const sight = answers[index];
  return sight && !sight.visible && (sight.blockedBy.length > 2 || !sight.proven);
});

const look = (list: readonly Query[]) => () => list.map((one) => sightLine(one.observer, one.target, one.blockers));
const near = queries.slice(0, 200);
const cache = makeSightCache(terrain);

const benches: Bench[] = [
  { name: 'geometry/sight: line, 16 ruins and 200 models', unit: 'us', operations: queries.length, run: look(queries) },
  { name: 'geometry/sight: line, many blockers in the way', unit: 'us', operations: worst.length, run: look(worst) },
  {
    name: 'geometry/sight: line, places known',
    unit: 'us',
    operations: queries.length,
    run: () => queries.map(({ observer, target, blockers }) => cache.sight(observer, target, models, blockers.ignored)),
  },
  {
    name: 'geometry/sight: fully visible, 16 ruins and 200 models',
    unit: 'us',
    operations: near.length,
    run: () => near.map(({ observer, target, blockers }) => fullyVisible(observer, target, blockers)),
  },
  {
    name: 'geometry/sight: visible of 1,000 pairs',
    unit: 'pairs',
    count: () => answers.filter((one) => one.visible).length,
  },
  {
    name: 'geometry/sight: invisible but not proven of 1,000 pairs',
    unit: 'pairs',
    count: () => answers.filter((one) => !one.visible && !one.proven).length,
  },
  { name: 'geometry/sight: pairs with many blockers', unit: 'pairs', count: () => worst.length },
];
export default benches;
