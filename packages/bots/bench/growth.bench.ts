/** How the cost of a whole battle grows with the armies: greedy bots on a full table, with all content in force. */
import { withArmies } from '@adjutant/content';
import { nodeLayouts } from '@adjutant/content/node';
import type { ArmySetup, BattleSetup } from '@adjutant/engine';
import { ruleset11e } from '@adjutant/rules-11e';
import type { Bench } from '../../../tools/bench/measure.ts';
import { type Bot, bots, playBattle } from '../src/index.ts';
import { battleOf, exampleArmy } from '../test/armies.ts';

const ruleset = withArmies(ruleset11e);
const greedy = bots.greedy as Bot;
const table = nodeLayouts().index.layouts.find(({ defects }) => defects === undefined)?.id;

/** The units of an army so many times. */
function times(army: ArmySetup, count: number): ArmySetup {
  const copies = Array.from({ length: count }, (_none, copy) =>
    army.units.map((unit) => ({ ...unit, name: copy === 0 ? unit.name : `${unit.name} (${copy + 1})` })),
  );
  return { ...army, points: army.points * count, units: copies.flat() };
}

function battleAt(points: number): BattleSetup | undefined {
  const size = points === 500 ? 500 : 1000;
  const [first, second] = [`orks-${size}`, `tau-${size}`].map(exampleArmy);
  if (first === undefined || second === undefined || table === undefined) return undefined;
  return battleOf(times(first, points / size), times(second, points / size), table);
}

interface Cost {
  readonly models: number;
  /** Processor time of one whole battle. */
  readonly milliseconds: number;
}

const costs = new Map<number, Cost>();

/** Plays the battle of a size once and remembers what it cost; a small one goes before, so that all find the code warm. */
function costOf(points: number): Cost {
  const known = costs.get(points);
  if (known !== undefined) return known;
  if (costs.size === 0) play(500);
  const cost = play(points);
  costs.set(points, cost);
  return cost;
}

function play(points: number): Cost {
  const setup = battleAt(points);
  if (setup === undefined) return { models: 0, milliseconds: 0 };
  const models = setup.armies.flatMap(({ units }) => units.flatMap((unit) => unit.models)).length;
  const before = process.cpuUsage();
  playBattle(setup, ruleset, { kind: 'seeded', seed: 'growth' }, [greedy, greedy]);
  const { user, system } = process.cpuUsage(before);
  return { models, milliseconds: (user + system) / 1000 };
}

/** By which power of the number of models the cost grows between two sizes. */
function power(from: number, to: number): number {
  const [small, large] = [costOf(from), costOf(to)];
  return Math.log(large.milliseconds / small.milliseconds) / Math.log(large.models / small.models);
}

const ofSize = (points: number): Bench[] => [
  { name: `bots/growth: models at ${points} points`, unit: 'models', count: () => costOf(points).models },
  { name: `bots/growth: a battle of ${points} points`, unit: 'ms', count: () => costOf(points).milliseconds },
];

const benches: readonly Bench[] =
  battleAt(500) === undefined
    ? []
    : [
        ...[500, 1000, 2000].flatMap(ofSize),
        {
          name: 'bots/growth: memory at most, so far',
          unit: 'MB',
          count: () => process.resourceUsage().maxRSS / 1024,
        },
        ...ofSize(4000),
        { name: 'bots/growth: power of the models, 500 to 4000 points', unit: 'power', count: () => power(500, 4000) },
      ];

export default benches;
