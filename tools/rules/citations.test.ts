import { expect, test } from 'vitest';
import { citationsIn } from './citations.ts';

test.each([
  ['an advance roll 09.06-c is one for the unit', ['09.06-c']],
  ['20.01.02-a, 24.DMG-a and APX-b', ['20.01.02-a', '24.DMG-a', 'APX-b']],
  ['09.06-c, -d and -e the roll', ['09.06-c', '09.06-d', '09.06-e']],
  [
    '10e.hit-b cs.ab.deff-from-above-a cs.faq.01.07-1 a card',
    ['10e.hit-b', 'cs.ab.deff-from-above-a', 'cs.faq.01.07-1'],
  ],
  ['a 32-mm base, 2.5-a, 09.06 the 5-model unit, 01.05.02-08', []],
])('%s cites %j', (name, expected) => expect(citationsIn(name).statements).toEqual(expected));

test('an example may follow a statement of its section', () => {
  expect(citationsIn('18.02-b 18.02-c ex 2, 15.10-b, -c ex 1')).toEqual({
    statements: ['18.02-b', '18.02-c', '15.10-b', '15.10-c'],
    examples: ['18.02 ex 2', '15.10 ex 1'],
    cases: [],
  });
});

test('examples and cases are told apart from statements', () => {
  expect(citationsIn('09.06 ex 2 ODDS-01 and H24')).toEqual({
    statements: [],
    examples: ['09.06 ex 2'],
    cases: ['ODDS-01', 'H24'],
  });
});
