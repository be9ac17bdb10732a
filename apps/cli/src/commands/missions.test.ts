import type { MissionSetup } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { file, orkList, run, testWorld } from '../../test/run.ts';

const card = (id: string, unscored: string[] = []) => ({ id, name: id, awards: [], actions: [], rules: [], unscored });
const cap = { round: 15, battle: 45 };
const mission: MissionSetup = {
  id: 'gold',
  name: 'Gold against Silver',
  rounds: 5,
  values: {},
  cards: {
    dispositions: ['Up', 'Down'],
    primaries: [card('Gold', ['award 1: moon of cheese']), card('Silver')],
    secondaries: [],
    draws: 2,
    caps: { primary: cap, secondary: cap, tacticalCard: 5 },
  },
};
const { missions: known, layouts: tables } = testWorld();
const table = { ...tables[0]!, id: 'test/moor', name: 'Moor' };
const numbers = { areas: 0, features: 0, objectives: 0 };
const compiledLayouts = {
  index: { source: 'test', layouts: [{ ...table, ...numbers, matchup: 'down-vs-up' }] },
  layout: (id: string) => (id === table.id ? table : undefined),
};
const world = testWorld({ missions: [...known.slice(0, 1), mission], compiledLayouts });

test('the missions are listed with the primaries of both players and what nobody scores', async () => {
  const { out, exit } = await run(['missions'], world);
  expect(exit).toBe(0);
  for (const words of [
    'hold-and-take',
    'Up plays Gold; Down plays Silver',
    'drawn for it: moor',
    'not scored: Gold, award 1: moon of cheese',
  ])
    expect(out).toContain(words);
});

test('SYS-11 what nobody scores of a mission is named before the battle', async () => {
  const list = file('orks.txt', orkList);
  const { out } = await run(['battle', list, list, '--mission', 'gold', '--bots', 'random,random'], world, 1);
  expect(out).toContain('Not scored: mission card Gold: award 1: moon of cheese');
});

test('a mission is played on a layout that is drawn for it, unless another is named', async () => {
  const list = file('orks.txt', orkList);
  const battle = ['battle', list, list, '--bots', 'random,random', '--mission'];
  expect((await run([...battle, 'gold'], world, 1)).out).toContain('Gold against Silver on Moor');
  expect((await run([...battle, known[0]!.id.split('/').at(-1)!], world, 1)).out).not.toContain('on Moor');
});

test('25.04 a roster that is not in order is named by list and before the battle', async () => {
  const list = file('orks.txt', orkList);
  expect((await run(['list', list], world)).out).toContain('no model is the WARLORD [25.04-e]');
  const { out } = await run(['battle', list, list, '--bots', 'random,random'], world, 1);
  expect(out).toContain('the roster is not in order');
});
