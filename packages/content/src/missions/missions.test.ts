import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { missionCards } from '@adjutant/rules-11e';
import { expect, test } from 'vitest';
import { adaptCard } from './adapt-card.ts';
import { compileMissions, type MissionBook, missionBookFile, missionOf, settledOf, unscoredOf } from './index.ts';
import type { SourceAward, SourceCard } from './source.ts';

const ownTurn = { timing: 'end-of-turn', player_turn: 'your-turn' };
const card = (awards: SourceAward[], more: Partial<SourceCard> = {}): SourceCard => ({
  id: 'gold',
  name: 'Gold',
  card_type: 'primary',
  awards,
  ...more,
});

test('an award keeps its moment, points, group and cap', () => {
  const trigger = {
    timing: 'end-of-phase',
    phase: 'command',
    player_turn: 'your-turn',
    battle_round: { min: 2, max: 4 },
  };
  const { awards } = adaptCard(
    card([{ trigger, vp_per: 3, per: 'controlled-objective', vp_max: 9, exclusive_group: 'one', mode: 'fixed' }]),
  );
  expect(awards).toEqual([
    {
      id: 'controlled-objective',
      moment: { at: 'end-of-command-phase', turn: 'own', fromRound: 2, toRound: 4 },
      points: 3,
      per: { count: 'objectives', controlledBy: 'own' },
      most: 9,
      group: 'one',
      mode: 'fixed',
    },
  ]);
});

test('what nobody can score is named, and pays nothing', () => {
  const { awards, unscored } = adaptCard(
    card([
      { trigger: ownTurn, vp_per: 3, per: 'moon-of-cheese' },
      { trigger: ownTurn, vp: 3, when: { type: 'full-moon', parameters: {} } },
      { trigger: ownTurn, vp: 3, when: { type: 'controls-objective', parameters: { colour: 'red' } } },
      { trigger: ownTurn, vp: 3 },
      { trigger: { timing: 'start-of-turn', player_turn: 'your-turn' }, vp_per: 1, per: 'controlled-objective' },
    ]),
  );
  expect([awards.length, unscored.length]).toEqual([0, 5]);
  expect(unscored[0]).toBe('award 1: moon-of-cheese');
});

test('awards for the same thing have names of their own', () => {
  const award = { trigger: ownTurn, vp_per: 1, per: 'controlled-objective' };
  expect(adaptCard(card([award, award])).awards.map(({ id }) => id)).toEqual([
    'controlled-objective',
    'controlled-objective-2',
  ]);
});

test('conditions joined by and are known only where every part is', () => {
  const central = { type: 'controls-objective', parameters: { objective_role: 'central', count_min: 1 } };
  const when = (...operands: object[]) => [{ trigger: ownTurn, vp: 1, when: { operator: 'and', operands } }];
  const of = { count: 'objectives', controlledBy: 'own', which: { role: 'centre' } };
  expect(adaptCard(card(when(central, central))).awards[0]?.when).toEqual({
    all: [
      { of, atLeast: 1 },
      { of, atLeast: 1 },
    ],
  });
  expect(adaptCard(card(when(central, { type: 'full-moon' }))).unscored.length).toBe(1);
});

test('an action that is not known is named', () => {
  const { actions, unscored } = adaptCard(
    card([], {
      actions: [
        { action_id: 'sabotage', starts: 'shooting', use_limit: 2 },
        { action_id: 'dance', starts: 'shooting' },
      ],
    }),
  );
  expect(actions).toMatchObject([{ id: 'sabotage', name: 'Sabotage', useLimit: 2, completes: 'end-of-turn' }]);
  expect(unscored).toEqual(['action dance']);
});

const dispositions = [
  { id: 'up', name: 'Up' },
  { id: 'down', name: 'Down' },
];

test('a mission gives either player the primary of the pairing', () => {
  const book = compileMissions(
    {
      missions: [{ id: 'gold', name: 'Gold', vp_per_round_cap: 9 }],
      matchups: [
        { disposition: 'up', opponent_disposition: 'down', mission_id: 'gold' },
        { disposition: 'down', opponent_disposition: 'up', mission_id: 'silver' },
      ],
      cards: [card([]), card([], { id: 'silver', name: 'Silver' }), card([], { id: 'extra', card_type: 'secondary' })],
      dispositions,
    },
    'test',
  );
  expect(book.missions.map(({ name }) => name)).toEqual(['Gold against Silver', 'Silver against Gold']);
  const mission = missionOf(book, 'gold');
  const cards = missionCards(mission!);
  expect(cards?.primaries.map(({ id }) => id)).toEqual(['gold', 'silver']);
  expect(cards).toMatchObject({ dispositions: ['Up', 'Down'], caps: { primary: { round: 9, battle: 45 } } });
  expect(missionOf(book, 'bronze')).toBeUndefined();
});

test('what the data leaves open about the deck is said, where there is a deck', () => {
  const of = (secondaries: readonly unknown[]) =>
    settledOf({
      id: 'a',
      name: 'A',
      rounds: 5,
      values: {},
      cards: { secondaries, draws: 2, caps: { tacticalCard: 5 } },
    });
  expect(of([])).toEqual([]);
  expect(of([{}])[0]).toBe(
    'players draw 2 secondary missions in each of their Command phases and keep those that have not scored',
  );
  expect(of([{}])[1]).toBe('a drawn secondary mission pays at most 5 VP');
  expect(settledOf({ id: 'a', name: 'A', rounds: 5, values: {} })).toEqual([]);
});

const compiled = fileURLToPath(new URL(`../../generated/${missionBookFile}`, import.meta.url));

test.skipIf(!existsSync(compiled))('every award and action of the compiled cards is known', () => {
  const book = JSON.parse(readFileSync(compiled, 'utf8')) as MissionBook;
  expect([book.missions.length, Object.keys(book.primaries).length, book.secondaries.length]).toEqual([25, 25, 18]);
  for (const { id } of book.missions) {
    const mission = missionOf(book, id);
    expect(mission === undefined ? ['missing'] : unscoredOf(mission)).toEqual([]);
  }
});
