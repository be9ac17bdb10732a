import { expect, test } from 'vitest';
import { testNames } from '../test/names.ts';
import { unenforcedSentence } from './enforcement.ts';
import { limitationSentence } from './limitations.ts';
import { optionLabel, questionSentence } from './questions.ts';

const base = { player: 0, rule: '09.02-c', options: [], mayPass: false } as const;

test('a question names its unit and its rule; one without a sentence says its purpose', () => {
  expect(questionSentence({ ...base, kind: 'choose-one', purpose: 'move-type', unit: 0 }, testNames)).toBe(
    'How do Boyz move? [09.02-c]',
  );
  expect(questionSentence({ ...base, kind: 'choose-one', purpose: 'move-type', unit: 2 }, testNames)).toBe(
    'How does Trukk move? [09.02-c]',
  );
  expect(questionSentence({ ...base, kind: 'choose-one', purpose: 'odd-choice' }, testNames)).toBe(
    'Odd choice: Choose one [09.02-c]',
  );
  const facts = { roll: 'hit', faces: [1, 4] };
  expect(
    questionSentence({ ...base, kind: 'choose-some', purpose: 're-roll', min: 0, max: 1, facts }, testNames),
  ).toContain('The hit roll is 1 4.');
  expect(questionSentence({ ...base, kind: 'dice', purpose: 'hit', count: 3 }, testNames)).toBe(
    'Roll 3 dice for hit [09.02-c]',
  );
});

test('options are called by what they choose', () => {
  const label = (option: Parameters<typeof optionLabel>[0]) => optionLabel(option, testNames);
  expect(label({ id: 'unit:1', value: 1, unit: 1 })).toBe('Pathfinders');
  expect(label({ id: 'fall-back/desperate/skies', value: null, group: 'fall-back' })).toBe(
    'Fall back, desperate/skies',
  );
  expect(label({ id: 'stratagem:core/overwatch:unit:2', value: '', unit: 2, group: 'core/overwatch', price: 1 })).toBe(
    'overwatch on Trukk (1 CP)',
  );
  expect(label({ id: 'core/command-re-roll/4', value: null, group: 'core/command-re-roll', count: 2 })).toBe(
    'command-re-roll: a 4 (of 2) again',
  );
  expect(label({ id: 'aboard:0:8', value: {}, unit: 0, model: 8 })).toBe('Boyz aboard Model 8 of Trukk');
  expect(label({ id: 'end', value: 'end' })).toBe('End');
});

test('H50 what is not enforced is said with its bearers', () => {
  const ability = {
    player: 0,
    id: 'orks/waaagh',
    name: 'Waaagh!',
    kind: 'faction',
    bearers: ['Boyz', 'Trukk'],
    fidelity: 'none',
  } as const;
  expect(unenforcedSentence(ability, testNames)).toBe('not enforced: Waaagh! (faction ability of Boyz and Trukk)');
  expect(limitationSentence({ rule: '25.04', text: 'nobody-knows' })).toBe('not enforced: nobody knows [25.04]');
});
