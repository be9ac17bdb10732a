import { expect, test } from 'vitest';
import { tinyGame, tinyRuleset, tinySetup } from '../test/tiny.ts';
import { startBattle } from './battle.ts';
import { flow, flowName } from './flow.ts';
import { recordOf, replay } from './replay.ts';
import { roll, rollFlow } from './roll.ts';
import { imagine, viewFor } from './view.ts';

const guess = flowName<{ rounds: number }>('guess');
/** Asks player 1 for a number and throws as many dice, three times. */
const guessSteps = flow(guess, {
  start(_game, locals) {
    locals.rounds = (locals.rounds ?? 0) + 1;
    return locals.rounds > 3 ? 'done' : 'ask';
  },
  ask(game) {
    game.ask({ kind: 'number', player: 1, purpose: 'guess', rule: 'tiny', min: 1, max: 6 });
    return 'throw';
  },
  throw(game) {
    game.call(roll({ purpose: 'guess', player: 1, count: game.answer<number>(), rule: 'tiny', context: {} }));
    return 'thrown';
  },
  thrown: (game) => (game.result(rollFlow).length > 0 ? 'start' : 'done'),
});

const ruleset = tinyRuleset({ flows: [guessSteps] });
const start = (seed: string) => startBattle(tinySetup, ruleset, { kind: 'seeded', seed });

test('a view holds neither the coming dice nor the other player secrets', () => {
  const game = start('a');
  game.state.players[0].secrets = { card: 'hidden' };
  const text = JSON.stringify(viewFor(game, 1).state);
  expect([text.includes('words'), text.includes('hidden')]).toEqual([false, false]);
  expect(JSON.stringify(viewFor(game, 0).state)).toContain('hidden');
});

test('only the player who must answer sees the question; both know who that is', () => {
  const game = start('a');
  expect([viewFor(game, 0).question, viewFor(game, 1).question?.purpose, viewFor(game, 0).waitsFor]).toEqual([
    undefined,
    'guess',
    1,
  ]);
});

test('H49 states that differ only in seed and secrets give the same view and the same thoughts', () => {
  const [one, two] = [start('a'), start('b')];
  one.state.players[0].secrets = { card: 'x' };
  const thoughts = [one, two].map((game) => {
    const thought = imagine(viewFor(game, 1), ruleset, 'mine');
    thought.reply({ question: 1, value: 6 });
    return JSON.stringify(thought.state.dice);
  });
  expect(JSON.stringify(viewFor(one, 1))).toBe(JSON.stringify(viewFor(two, 1)));
  expect(thoughts[0]).toBe(thoughts[1]);
});

test('a record replays to the same events, and says where it differs', () => {
  const game = start('a');
  for (const question of [1, 2, 3]) game.reply({ question, value: question });
  const record = JSON.parse(JSON.stringify(recordOf(game, { kind: 'seeded', seed: 'a' })));
  expect(replay(record, ruleset)).toMatchObject({ agrees: true, answers: 3 });
  record.events[1].faces[0] = 7;
  expect(replay(record, ruleset)).toMatchObject({ agrees: false, at: 'event', index: 1 });
  expect(replay({ ...record, answers: [{ question: 1, value: 99 }] }, ruleset)).toMatchObject({
    agrees: false,
    at: 'answer',
    index: 0,
  });
});

test('M14 an adjustment is logged and replayed, and the question is made again; a wrong one changes nothing', () => {
  const game = start('a');
  const before = JSON.stringify(game.state);
  expect(game.reply({ question: 1, adjust: [{ kind: 'wounds', model: 0, wounds: 9 }] })[0]?.code).toBe(
    'adjust-wounds-out-of-bounds',
  );
  expect(JSON.stringify(game.state)).toBe(before);
  game.reply({
    question: 1,
    adjust: [
      { kind: 'wounds', model: 0, wounds: 1 },
      { kind: 'command-points', player: 1, change: 2 },
    ],
  });
  expect([game.state.models[0]?.wounds, game.state.players[1].commandPoints, game.question?.purpose]).toEqual([
    1,
    2,
    'guess',
  ]);
  expect(replay(recordOf(game, { kind: 'seeded', seed: 'a' }), ruleset)).toMatchObject({ agrees: true });
});

test('a fork is played on without touching the battle it came from', () => {
  const game = start('a');
  const before = JSON.stringify(game.state);
  game.fork().reply({ question: 1, value: 3 });
  expect(JSON.stringify(game.state)).toBe(before);
  expect(tinyGame({ flows: [] }).question).toBeUndefined();
});
