import { ruleset10e, withMarkers } from '@adjutant/rules-10e';
import { expect, test } from 'vitest';
import { runBattle } from '../src/batch/index.ts';
import { makeGreedyBot, randomBot } from '../src/index.ts';
import { inventedArmies, numberedBattle } from './armies.ts';

const bots = { random: randomBot, greedy: makeGreedyBot() } as const;
const battles = { random: 6, greedy: 3 } as const;

for (const name of ['random', 'greedy'] as const) {
  for (let number = 0; number < battles[name]; number++) {
    test(`${name} battle ${number} of the 10th edition is sound from its first question to its result`, () => {
      const { setup } = numberedBattle(number, inventedArmies);
      const bot = bots[name];
      const battle = {
        setup: { ...setup, ruleset: '10e', layout: withMarkers(setup.layout) },
        seed: `tenth ${number}`,
        bots: [bot, bot] as const,
      };
      const report = runBattle(battle, ruleset10e, { saves: number === 0 });
      expect(report.broken).toEqual([]);
      expect(report.winner).toBeDefined();
    });
  }
}
