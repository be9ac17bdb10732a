import { expect, test } from 'vitest';
import { tinyGame } from '../../test/tiny.ts';
import { Game } from '../game.ts';
import { refuse } from '../refusal.ts';
import { checkAnswer, forcedAnswer, sampleAnswer } from './index.ts';
import type { ChooseSome } from './question.ts';

const tiny = tinyGame({ flows: [] });
const options = ['a', 'b', 'c'].map((id) => ({ id, value: id }));
const asked: ChooseSome = {
  kind: 'choose-some',
  player: 0,
  purpose: 'test',
  rule: 'tiny',
  options,
  min: 0,
  max: 3,
  sets: [['a'], ['a', 'b']],
  refusedSets: [{ ids: ['c'], refusal: refuse('out-of-reach', 'tiny') }],
};
const codes = (question: ChooseSome, ids: string[], game = tiny) =>
  checkAnswer(question, ids, game).map(({ code }) => code);

test('only listed sets may be chosen, or none; others say why not', () => {
  expect([codes(asked, ['b', 'a']), codes(asked, ['a']), codes(asked, [])]).toEqual([[], [], []]);
  expect([codes(asked, ['c']), codes(asked, ['b'])]).toEqual([['out-of-reach'], ['set-not-possible']]);
});

test('a set in neither list is left to the check that the question names', () => {
  const setChecks = new Map([
    [
      'pairs',
      (_game: Game, _question: ChooseSome, ids: readonly string[]) =>
        ids.length > 1 ? undefined : refuse('alone', 'tiny'),
    ],
  ]);
  const game = new Game(tiny.setup, tiny.roster, { ...tiny.ruleset, setChecks }, tiny.state);
  const question = { ...asked, setCheck: 'pairs' };
  expect([codes(question, ['b', 'c'], game), codes(question, ['b'], game), codes(question, ['c'], game)]).toEqual([
    [],
    ['alone'],
    ['out-of-reach'],
  ]);
});

test('with no listed set nothing is chosen; a single set that may not be declined is forced', () => {
  expect(forcedAnswer({ ...asked, sets: [] }, tiny)).toEqual([]);
  expect(forcedAnswer({ ...asked, min: 1, sets: [['a']] }, tiny)).toEqual(['a']);
  expect(forcedAnswer(asked, tiny)).toBeUndefined();
  expect(asked.sets).toContainEqual(sampleAnswer({ ...asked, min: 1 }, () => 0.9, tiny));
});
