import { factions10e, withArmies } from '@adjutant/content';
import type { ArmySetup } from '@adjutant/engine';
import { ruleset10e, withMarkers } from '@adjutant/rules-10e';
import { expect, test } from 'vitest';
import { type BattleToPlay, runBattle } from '../src/batch/index.ts';
import { makeGreedyBot, randomBot } from '../src/index.ts';
import { battleOf, exampleArmy, inventedArmies, numberedBattle } from './armies.ts';

const ruleset = withArmies(ruleset10e, factions10e);
const bots = { random: randomBot, greedy: makeGreedyBot() } as const;
const battles = { random: 2, greedy: 1 } as const;

function tenthBattle({ setup }: Pick<BattleToPlay, 'setup'>, bot: keyof typeof bots, number: number): BattleToPlay {
  const layout = withMarkers(setup.layout);
  const seed = `tenth ${number}`;
  return {
    name: `tenth ${bot} ${number}`,
    setup: { ...setup, ruleset: '10e', layout },
    seed,
    bots: [bots[bot], bots[bot]],
  };
}

for (const bot of ['random', 'greedy'] as const) {
  for (let number = 0; number < battles[bot]; number++) {
    test(`${bot} battle ${number} of the 10th edition is sound from its first question to its result`, () => {
      const battle = tenthBattle(numberedBattle(number + 1, inventedArmies), bot, number);
      const report = runBattle(battle, ruleset, { saves: bot === 'random' && number === 1 });
      expect(report.broken).toEqual([]);
      expect(report.winner).toBeDefined();
    });
  }
}

/** The Boyz of an example list alone. */
function boyzOf(army: ArmySetup, detachment: string): ArmySetup {
  const units = army.units.filter((unit) => unit.components.some(({ datasheet }) => datasheet.endsWith('boyz')));
  return { ...army, units, detachments: [detachment] };
}

const orks = exampleArmy('orks-500');

test.skipIf(orks === undefined)('Boyz against Boyz of the 10th edition, from muster to end', () => {
  const armies = ['orks/green-tide', 'orks/war-horde'].map((detachment) => boyzOf(orks as ArmySetup, detachment));
  const report = runBattle(tenthBattle({ setup: battleOf(armies[0]!, armies[1]!) }, 'random', 9), ruleset);
  expect(report.broken).toEqual([]);
  expect(report.winner).toBeDefined();
});
