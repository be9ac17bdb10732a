import type { Bench } from '../../../tools/bench/measure.ts';
import {
  areasHolding,
  type Blockers,
  type Body,
  fullyVisible,
  makeSightModels,
  makeSightTerrain,
  type SightId,
  sightLine,
} from '../src/index.ts';
import { areas, random, solids, units, walls } from './table.ts';

const terrain = makeSightTerrain(solids, walls, areas);
const bare = makeSightTerrain(solids, walls);
const models = makeSightModels(units.flat());

interface Query {
  readonly observer: Body;
  readonly target: Body;
  readonly blockers: Blockers;
  /** The same without areas. */
  readonly open: Blockers;
}

/** A thousand pairs of models of both sides; their own units and the areas that hold one of them are looked through. */
const queries: Query[] = Array.from({ length: 1000 }, () => {
  const [from, to] = [units[Math.floor(random() * 9.99)] ?? [], units[10 + Math.floor(random() * 9.99)] ?? []];
  const [a, b] = [from[Math.floor(random() * 9.99)], to[Math.floor(random() * 9.99)]];
  if (!a || !b) throw new Error('A unit of the bench has no model');
  const own: SightId[] = [...from, ...to].map(({ id }) => id);
  const ignored = new Set([...own, ...areasHolding(a.body, terrain), ...areasHolding(b.body, terrain)]);
  return {
    observer: a.body,
    target: b.body,
    blockers: { terrain, models, ignored },
    open: { terrain: bare, models, ignored },
  };
});
const answers = queries.map(({ observer, target, blockers }) => sightLine(observer, target, blockers));
const openAnswers = queries.map(({ observer, target, open }) => sightLine(observer, target, open));
/** The queries that no early way out settles: invisible, and not by one tall wall. */
const worst = queries.filter((_, index) => {
  const sight = openAnswers[index];
  return sight && !sight.visible && (sight.blockedBy.length > 2 || !sight.proven);
});
const seen = queries.filter((_, index) => answers[index]?.visible);

const none = new Set<SightId>();

const benches: Bench[] = [
  {
    name: 'geometry/sight: line, full table and 200 models',
    unit: 'us',
    operations: queries.length,
    run: () => queries.map(({ observer, target, blockers }) => sightLine(observer, target, blockers)),
  },
  {
    name: 'geometry/sight: line, the same without areas',
    unit: 'us',
    operations: queries.length,
    run: () => queries.map(({ observer, target, open }) => sightLine(observer, target, open)),
  },
  {
    name: 'geometry/sight: line, many blockers in the way',
    unit: 'us',
    operations: worst.length,
    run: () => worst.map(({ observer, target, open }) => sightLine(observer, target, open)),
  },
  {
    name: 'geometry/sight: fully visible, full table and 200 models',
    unit: 'us',
    operations: queries.length,
    run: () => queries.map(({ observer, target, blockers }) => fullyVisible(observer, target, blockers)),
  },
  {
    name: 'geometry/sight: fully visible, of pairs that see each other',
    unit: 'us',
    operations: seen.length,
    run: () => seen.map(({ observer, target, blockers }) => fullyVisible(observer, target, blockers)),
  },
  {
    name: 'geometry/sight: fully visible past terrain alone',
    unit: 'us',
    operations: queries.length,
    run: () =>
      queries.map(({ observer, target, blockers }) =>
        fullyVisible(observer, target, { terrain, ignored: blockers.ignored ?? none }),
      ),
  },
  { name: 'geometry/sight: visible of 1,000 pairs', unit: 'pairs', count: () => seen.length },
  {
    name: 'geometry/sight: visible of 1,000 pairs without areas',
    unit: 'pairs',
    count: () => openAnswers.filter((one) => one.visible).length,
  },
  {
    name: 'geometry/sight: invisible but not proven of 1,000 pairs',
    unit: 'pairs',
    count: () => openAnswers.filter((one) => !one.visible && !one.proven).length,
  },
  { name: 'geometry/sight: pairs with many blockers', unit: 'pairs', count: () => worst.length },
];
export default benches;
