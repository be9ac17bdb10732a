import { expect, test } from 'vitest';
import { woundOutcome } from './wound.ts';

const faces = (strength: number, toughness: number, criticalOn = 6, modifier = 0) =>
  [1, 2, 3, 4, 5, 6]
    .map((face) => woundOutcome(face, { strength, toughness, modifier, criticalOn, devastatingWounds: false }))
    .map(({ wound, critical }) => (critical ? 'C' : wound ? 'w' : '-'))
    .join('');

test('10e.wound-a S against T decides, 6 is critical, 1 fails', () => {
  expect([faces(8, 4), faces(5, 4), faces(4, 4), faces(3, 4), faces(2, 4)]).toEqual([
    '-wwwwC',
    '--wwwC',
    '---wwC',
    '----wC',
    '-----C',
  ]);
  expect(faces(8, 4, 6, -1)).toBe('--wwwC');
});

test('10e.anti-a unmodified results from X on are critical wounds', () => {
  expect(faces(2, 8, 4)).toBe('---CCC');
});
