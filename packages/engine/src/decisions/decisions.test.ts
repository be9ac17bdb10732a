import { expect, test } from 'vitest';
import { tinyGame } from '../../test/tiny.ts';
import type { Json } from '../json.ts';
import { nextFraction, seedGenerator } from '../random.ts';
import { checkAnswer, enumerateAnswers, forcedAnswer, sampleAnswer } from './index.ts';
import type { Question } from './question.ts';

const game = tinyGame({ flows: [] });
const base = { player: 0, purpose: 'test', rule: 'tiny' } as const;
const letters = ['a', 'b', 'c'].map((id) => ({ id, value: id }));
const faces = [
  { id: 'x/1', value: 1, count: 2, group: 'x' },
  { id: 'x/2', value: 2, group: 'x' },
  { id: 'y/1', value: 1, count: 3, group: 'y' },
];

const questions: Record<string, Question> = {
  one: {
    kind: 'choose-one',
    ...base,
    options: letters,
    mayPass: true,
    unavailable: [{ id: 'd', refusal: { code: 'too-far', rule: 'tiny', values: {} } }],
  },
  some: { kind: 'choose-some', ...base, options: faces, min: 0, max: 3, groupMax: { y: 1 }, oneGroup: true },
  number: { kind: 'number', ...base, min: 2, max: 4 },
  order: { kind: 'order', ...base, options: letters },
  assign: { kind: 'assign', ...base, options: letters, total: 5, minEach: 1 },
  dice: { kind: 'dice', ...base, count: 2 },
  declare: {
    kind: 'declare-attacks',
    ...base,
    unit: 0,
    weapons: [
      {
        id: '0:0',
        model: 0,
        weapon: 'pistol',
        group: 'close',
        profiles: [{ profile: 0, targets: [2, 3], maxTargets: 1 }],
      },
      { id: '0:1', model: 0, weapon: 'rifle', group: 'other', profiles: [{ profile: 0, targets: [2], maxTargets: 1 }] },
      {
        id: '1:0',
        model: 1,
        weapon: 'blade',
        group: 'melee',
        profiles: [{ profile: 0, targets: [2, 3], maxTargets: 3, attacks: 3 }],
      },
    ],
    limits: [
      { model: 0, group: 'close', min: 0, max: 1, rule: '04.01-b' },
      { model: 0, group: 'other', min: 0, max: 1, rule: '04.01-b' },
      { model: 1, group: 'melee', min: 1, max: 1, rule: '04.01-c' },
    ],
    exclusive: [{ groups: ['close', 'other'], models: [0], rule: '24.07-b' }],
    targetsForced: false,
    oneTarget: false,
  },
};
const codes = (name: string, value: Json) => checkAnswer(questions[name]!, value, game).map((refusal) => refusal.code);

test('choose one: an option or a pass; what cannot be chosen says why', () => {
  expect([codes('one', 'b'), codes('one', 'pass'), codes('one', 'd'), codes('one', 'z'), codes('one', 4)]).toEqual([
    [],
    [],
    ['too-far'],
    ['no-such-option'],
    ['answer-misshapen'],
  ]);
});

test('choose some: as often as counted, within the group, groups not mixed', () => {
  expect([codes('some', ['x/1', 'x/1', 'x/2']), codes('some', [])]).toEqual([[], []]);
  expect([
    codes('some', ['x/2', 'x/2']),
    codes('some', ['y/1', 'y/1']),
    codes('some', ['x/1', 'y/1']),
    codes('some', ['x/1', 'x/1', 'x/2', 'x/2']),
  ]).toEqual([['chosen-too-often'], ['too-many-of-group'], ['groups-mixed'], ['wrong-number-chosen']]);
});

test('number, order, assign and dice refuse what is out of bounds or misshapen', () => {
  expect([codes('number', 3), codes('number', 5), codes('number', 2.5)]).toEqual([
    [],
    ['number-out-of-range'],
    ['answer-misshapen'],
  ]);
  expect([codes('order', ['b']), codes('order', ['a', 'a']), codes('order', [])]).toEqual([
    [],
    ['named-twice'],
    ['answer-misshapen'],
  ]);
  expect([
    codes('assign', { a: 1, b: 1, c: 3 }),
    codes('assign', { a: 0, b: 2, c: 3 }),
    codes('assign', { a: 1, b: 1, c: 1 }),
  ]).toEqual([[], ['each-at-least'], ['wrong-total']]);
  expect([codes('dice', [1, 6]), codes('dice', [1]), codes('dice', [1, 7])]).toEqual([
    [],
    ['wrong-number-of-dice'],
    ['no-face-of-a-die'],
  ]);
});

const blade = (targets: readonly object[]) => ({ id: '1:0', profile: 0, targets }) as unknown as Json;

test('a declaration keeps to the limits of each model, its targets and their split', () => {
  expect(
    codes('declare', [
      blade([
        { unit: 2, attacks: 2 },
        { unit: 3, attacks: 1 },
      ]),
    ]),
  ).toEqual([]);
  expect(codes('declare', [])).toEqual(['wrong-number-of-weapons']);
  expect(codes('declare', [blade([{ unit: 1 }])])).toEqual(['target-not-legal']);
  expect(
    codes('declare', [
      blade([
        { unit: 2, attacks: 2 },
        { unit: 3, attacks: 2 },
      ]),
    ]),
  ).toEqual(['wrong-total']);
  const both = ['0:0', '0:1'].map((id) => ({ id, profile: 0, targets: [{ unit: 2 }] }));
  expect(codes('declare', [...both, blade([{ unit: 2 }])])).toEqual(['groups-mixed']);
});

test('every sampled answer and every enumerated one is legal', () => {
  const words = seedGenerator('samples');
  for (const question of Object.values(questions)) {
    for (let time = 0; time < 200; time++) {
      const value = sampleAnswer(question, () => nextFraction(words), game);
      expect(checkAnswer(question, value, game), `${question.kind} ${JSON.stringify(value)}`).toEqual([]);
    }
    for (const value of enumerateAnswers(question) ?? []) expect(checkAnswer(question, value, game)).toEqual([]);
  }
});

test('nothing a stranger sends makes a check throw', () => {
  const rubbish: Json[] = [
    null,
    true,
    -1,
    Number.NaN,
    '',
    'pass',
    [],
    [null],
    [[]],
    {},
    { a: 'x' },
    [{ id: 3 }],
    [{ id: '0:0', profile: 0, targets: [null] }],
  ];
  for (const question of Object.values(questions))
    for (const value of rubbish) expect(() => checkAnswer(question, value, game)).not.toThrow();
});

test('a choice with one legal answer is forced, one that may be declined is not', () => {
  const single = { ...questions.one!, options: [letters[0]!] } as Question;
  expect(forcedAnswer(single, game)).toBeUndefined();
  expect(forcedAnswer({ ...single, mayPass: false } as Question, game)).toBe('a');
  expect(forcedAnswer({ kind: 'number', ...base, min: 3, max: 3 }, game)).toBe(3);
});
