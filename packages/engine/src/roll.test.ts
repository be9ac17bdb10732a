import { expect, test } from 'vitest';
import { tinyGame } from '../test/tiny.ts';
import type { Game } from './game.ts';
import { type RerollPermission, roll } from './roll.ts';

const all = (count: number) => Array.from({ length: count }, (_, at) => at);
const any = (id: string, count: number): RerollPermission => ({ id, rule: 'tiny', pick: 'any', dice: all(count) });

function rollOf(count: number, permissions: readonly RerollPermission[], faces: readonly number[]): Game {
  const game = tinyGame({ flows: [], rerolls: () => permissions }, { kind: 'script', faces });
  game.push(roll({ purpose: 'test', player: 0, count, rule: 'tiny', context: {} }));
  game.run();
  return game;
}

const thrown = (game: Game) => game.log.flatMap((event) => (event.type === 'dice' ? [event.faces] : []));

test('01.05.02-f dice are offered by face, and the new result replaces the old one even if worse', () => {
  const game = rollOf(3, [any('again', 3)], [2, 5, 2, 1]);
  expect(game.question).toMatchObject({
    kind: 'choose-some',
    options: [
      { id: 'again/2', count: 2 },
      { id: 'again/5', count: 1 },
    ],
  });
  game.reply({ question: 1, value: ['again/5'] });
  expect(thrown(game)).toEqual([
    [2, 5, 2],
    [2, 1, 2],
  ]);
});

test('01.05.02-c no die is thrown again twice, whatever the number of permissions', () => {
  const game = rollOf(2, [any('first', 2), any('second', 2)], [1, 1, 1, 6]);
  game.reply({ question: 1, value: ['first/1'] });
  expect(game.question).toMatchObject({ options: [{ id: 'second/1', count: 1 }] });
  game.reply({ question: 2, value: ['second/1'] });
  expect([thrown(game).at(-1), game.question]).toEqual([[1, 6], undefined]);
});

test('01.05.02-b a permission for all dice throws all of them', () => {
  const game = rollOf(2, [{ id: 'both', rule: 'tiny', pick: 'all', dice: all(2) }], [1, 5, 4, 4]);
  game.reply({ question: 1, value: ['both/all'] });
  expect(thrown(game)).toEqual([
    [1, 5],
    [4, 4],
  ]);
});

test('permissions of two rules are not mixed in one throw', () => {
  const game = rollOf(2, [any('first', 2), any('second', 2)], [1, 2]);
  expect(game.reply({ question: 1, value: ['first/1', 'second/2'] })[0]?.code).toBe('groups-mixed');
});

test('typed dice are asked for, also for the second throw', () => {
  const game = tinyGame({ flows: [], rerolls: () => [any('again', 2)] }, { kind: 'typed' });
  game.push(roll({ purpose: 'test', player: 1, count: 2, rule: 'tiny', context: {} }));
  game.run();
  expect([game.question?.kind, game.question?.player]).toEqual(['dice', 1]);
  game.reply({ question: 1, value: [3, 4] });
  game.reply({ question: 2, value: ['again/3'] });
  game.reply({ question: 3, value: [6] });
  expect(thrown(game)).toEqual([
    [3, 4],
    [6, 4],
  ]);
});

test('a roll of no dice asks and throws nothing, and a script that runs out is an error', () => {
  expect(thrown(rollOf(0, [], []))).toEqual([]);
  expect(() => rollOf(2, [], [1])).toThrow('the script of dice has run out: 2 wanted, 1 left');
});
