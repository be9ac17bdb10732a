import { crunch, dataset } from '@alpaca-software/40kdc-data';
import { type Bench, measure } from '../../../tools/bench/measure.ts';
import { forgetLines } from '../src/group-line.ts';
import { type Matchup, matchupOdds, resolveSteps, stepsOf, targetOf } from '../src/index.ts';
import { matchups } from './matchups.ts';

const timed = Object.entries<Matchup>(matchups).flatMap(([name, matchup]): Bench[] => {
  const steps = stepsOf(matchup);
  const { groups, order } = matchup.target;
  const unit = 'us';
  return [
    { name: `odds/${name}`, unit, operations: 1, run: () => matchupOdds(matchup) },
    {
      name: `odds/${name}, rules asked before`,
      unit,
      operations: 1,
      run: () => {
        forgetLines();
        return resolveSteps(targetOf(groups, order), steps);
      },
    },
  ];
});

/** Bytes that one evaluation leaves to the collector, for a number of attacks; the median of rounds in which nothing was collected. */
function bytesFor(weapons: number): number {
  const { attacks, target } = matchups['S1: 20 melee attacks into 5 models of 2 wounds'];
  const matchup: Matchup = { attacks: attacks.map((entry) => ({ ...entry, weapons })), target };
  const steps = stepsOf(matchup);
  const prepared = targetOf(target.groups);
  for (let run = 0; run < 5000; run++) resolveSteps(prepared, steps);
  const rounds: number[] = [];
  while (rounds.length < 15) {
    const before = process.memoryUsage().heapUsed;
    for (let run = 0; run < 20; run++) resolveSteps(prepared, steps);
    const bytes = (process.memoryUsage().heapUsed - before) / 20;
    if (bytes > 0) rounds.push(bytes);
  }
  return Math.round(rounds.sort((a, b) => a - b)[7] ?? 0);
}

/** The means alone, as another package gives them for 20 melee weapons against five models of its own data. */
function means(): () => unknown {
  const weapon = dataset.weapons.getAny('choppa')?.raw;
  const unit = dataset.units.getAny('intercessor-squad')?.raw;
  if (weapon === undefined || unit === undefined) throw new Error('the other package has no such weapon or unit');
  const input = {
    attacker: { weapon, profileIndex: 0 },
    target: { unit, profileIndex: 0, modelCount: 5 },
    modelsFiring: 20,
    buffs: [],
    context: { phase: 'fight' as const },
  };
  return () => crunch(input);
}

const othersMeans: Bench = {
  name: 'odds/means alone, by 40kdc-data',
  unit: 'us',
  operations: 1,
  run: means(),
};

/** How many times the exact distribution takes as long as means alone. */
function ratio(): number {
  const [exact] = timed;
  return exact === undefined ? 0 : measure(exact, 3).value / measure(othersMeans, 3).value;
}

const benches: readonly Bench[] = [
  ...timed,
  othersMeans,
  { name: 'odds/S1 against means alone, by 40kdc-data', unit: 'times', count: ratio },
  { name: 'odds/heap: 20 attacks', unit: 'bytes', count: () => bytesFor(5) },
  { name: 'odds/heap: 40 attacks', unit: 'bytes', count: () => bytesFor(10) },
  { name: 'odds/heap: 80 attacks', unit: 'bytes', count: () => bytesFor(20) },
];

export default benches;
