import { Session } from 'node:inspector';
import { nodeLayouts } from '@adjutant/content/node';
import type { ArmySetup, BattleSetup } from '@adjutant/engine';
import { tally } from '@adjutant/geometry';
import { ruleset11e } from '@adjutant/rules-11e';
import type { Bench } from '../../../tools/bench/measure.ts';
import { type Bot, bots, playBattle } from '../src/index.ts';
import { battleOf, exampleArmy, inventedArmies, numberedBattle } from '../test/armies.ts';

const random = bots.random as Bot;
const greedy = bots.greedy as Bot;

/** A battle of invented armies of about 500 points: the same datasheets on every machine. */
const small = numberedBattle(3, inventedArmies).setup;

function large(): ReturnType<typeof battleOf> | undefined {
  const armies = ['orks-1000', 'tau-1000'].flatMap((name): ArmySetup[] => {
    const army = exampleArmy(name);
    return army === undefined ? [] : [army];
  });
  const [first, second] = armies;
  return first === undefined || second === undefined ? undefined : battleOf(first, second, 'adjutant/open-fields');
}

const thousand = large();

function play(bot: Bot, setup = small) {
  return playBattle(setup, ruleset11e, { kind: 'seeded', seed: 'bench' }, [bot, bot]);
}

/** How much of something one battle does. */
function workOf(what: keyof typeof tally): number {
  const before = tally[what];
  play(greedy, thousand ?? small);
  return tally[what] - before;
}

function stepsOf(): number {
  let steps = 0;
  const observer = { step: () => (steps += 1), hook: () => undefined, moment: () => undefined };
  const setup = thousand ?? small;
  playBattle(setup, ruleset11e, { kind: 'seeded', seed: 'bench' }, [greedy, greedy], { observer });
  return steps;
}

/** The same armies on the first layout of the data, with all its terrain. */
function onFullTable(): ReturnType<typeof battleOf> | undefined {
  const library = nodeLayouts();
  const first = library.index.layouts.find(({ defects }) => defects === undefined);
  const layout = first && library.layout(first.id);
  return thousand === undefined || layout === undefined ? undefined : { ...thousand, layout };
}

const full = onFullTable();

/** What one greedy battle on the full table asks about lines of sight, each with an empty memory. */
function sightOf(battle: BattleSetup): { readonly asked: number; readonly searched: number } {
  const before = { ...tally };
  play(greedy, { ...battle, layout: { ...battle.layout } });
  const asked = tally.sights + tally.fullSights - before.sights - before.fullSights;
  return { asked, searched: tally.sightSearches - before.sightSearches };
}

/** Of the samples of a profile of one battle, how many percent lie in lines of sight or below. */
function shareOfSight(battle: BattleSetup): number {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.start');
  play(greedy, { ...battle, layout: { ...battle.layout } });
  let share = 0;
  session.post('Profiler.stop', (_error, { profile }) => {
    const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
    const inSight = new Set<number>();
    const mark = (id: number): void => {
      if (inSight.has(id)) return;
      inSight.add(id);
      for (const child of nodes.get(id)?.children ?? []) mark(child);
    };
    for (const { id, callFrame } of profile.nodes) if (callFrame.url.includes('/sight/')) mark(id);
    const samples = profile.samples ?? [];
    share = (100 * samples.filter((id) => inSight.has(id)).length) / samples.length;
  });
  session.disconnect();
  return share;
}

const ofFullTable: readonly Bench[] =
  full === undefined
    ? []
    : [
        {
          name: 'bots/battle: greedy, 1,000 points, full table',
          unit: 'ms',
          operations: 1,
          run: () => play(greedy, full),
        },
        { name: 'bots/battle: lines of sight asked for', unit: 'queries', count: () => sightOf(full).asked },
        {
          name: 'bots/battle: lines of sight known already',
          unit: 'percent',
          count: () => {
            const { asked, searched } = sightOf(full);
            return 100 * (1 - searched / asked);
          },
        },
        { name: 'bots/battle: share of lines of sight', unit: 'percent', count: () => shareOfSight(full) },
      ];

const ofThousand: readonly Bench[] =
  thousand === undefined
    ? []
    : [{ name: 'bots/battle: greedy, 1,000 points', unit: 'ms', operations: 1, run: () => play(greedy, thousand) }];

const benches: readonly Bench[] = [
  { name: 'bots/battle: random, 500 points', unit: 'ms', operations: 1, run: () => play(random) },
  { name: 'bots/battle: greedy, 500 points', unit: 'ms', operations: 1, run: () => play(greedy) },
  ...ofThousand,
  ...ofFullTable,
  {
    name: 'bots/battle: answers of a greedy battle',
    unit: 'answers',
    count: () => play(greedy, thousand ?? small).questions,
  },
  { name: 'bots/battle: steps of a greedy battle', unit: 'steps', count: stepsOf },
  { name: 'bots/battle: moves sought in a greedy battle', unit: 'moves', count: () => workOf('proposals') },
  { name: 'bots/battle: moves judged in a greedy battle', unit: 'moves', count: () => workOf('checks') },
  { name: 'bots/battle: places weighed in a greedy battle', unit: 'places', count: () => workOf('spots') },
];

export default benches;
