import { missionOf } from '@adjutant/content/missions';
import { nodeMissions } from '@adjutant/content/node';
import type { BattleSetup } from '@adjutant/engine';
import { ruleset11e } from '@adjutant/rules-11e';
import { expect, test } from 'vitest';
import { runBattle } from '../src/batch/index.ts';
import { bots } from '../src/index.ts';
import { battleOf, inventedArmies } from './armies.ts';

const book = nodeMissions();
const full = process.env.ADJUTANT_BATTLES === 'full';
const every = book?.missions.map(({ id }) => id) ?? [];
/** Cards with actions and markers, with marks of units, with none of these. */
const few = ['extract-relic', 'punishment', 'purge-and-secure'];
const played = full ? every : few;

function battleOfCards(number: number, mission: string): { readonly name: string; readonly setup: BattleSetup } {
  const [first, second] = [number, number + 1].map((at) => inventedArmies[at % inventedArmies.length]!);
  const setup = battleOf(first!, second!);
  const cards = book === undefined ? undefined : missionOf(book, mission);
  return { name: mission, setup: { ...setup, mission: cards ?? setup.mission } };
}

for (const [number, mission] of played.entries()) {
  for (const name of ['random', 'greedy'] as const) {
    test.skipIf(book === undefined)(`${mission} is played to its end by ${name} bots`, () => {
      const bot = bots[name]!;
      const battle = { ...battleOfCards(number, mission), seed: `${mission} ${number}`, bots: [bot, bot] } as const;
      const report = runBattle(battle, ruleset11e, { saves: name === 'random' });
      expect(report.broken).toEqual([]);
      expect([report.rounds, report.winner === undefined]).toEqual([5, false]);
    });
  }
}
