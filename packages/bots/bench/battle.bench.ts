import type { ArmySetup } from '@adjutant/engine';
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

const ofThousand: readonly Bench[] =
  thousand === undefined
    ? []
    : [{ name: 'bots/battle: greedy, 1,000 points', unit: 'ms', operations: 1, run: () => play(greedy, thousand) }];

const benches: readonly Bench[] = [
  { name: 'bots/battle: random, 500 points', unit: 'ms', operations: 1, run: () => play(random) },
  { name: 'bots/battle: greedy, 500 points', unit: 'ms', operations: 1, run: () => play(greedy) },
  ...ofThousand,
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
