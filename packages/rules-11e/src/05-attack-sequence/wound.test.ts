import { expect, test } from 'vitest';
import { requiredWoundRoll, type WoundNumbers, woundOutcome } from './wound.ts';

const numbers = (change: Partial<WoundNumbers>): WoundNumbers => ({
  strength: 4,
  toughness: 4,
  modifier: 0,
  criticalOn: 6,
  devastatingWounds: false,
  ...change,
});
const faces = (change: Partial<WoundNumbers>): string =>
  [1, 2, 3, 4, 5, 6]
    .map((face) => woundOutcome(face, numbers(change)))
    .map(({ wound, critical }) => (critical ? 'C' : wound ? 'w' : '-'))
    .join('');

test('05.02-c, 05.02 ex 1: needed results against T 4', () => {
  expect([8, 7, 5, 4, 3, 2, 1].map((strength) => requiredWoundRoll(strength, 4))).toEqual([2, 3, 3, 4, 5, 6, 6]);
});

test('05.02 ex 2: double and half are tested first', () => {
  expect([10, 9, 3, 2].map((strength) => requiredWoundRoll(strength, 5))).toEqual([2, 3, 5, 6]);
});

test('ODDS-27, ODDS-28: pairs of strength and toughness', () => {
  const pairs = [
    [4, 8],
    [4, 7],
    [3, 6],
    [5, 10],
    [8, 4],
    [5, 4],
    [4, 4],
    [7, 14],
    [7, 13],
    [14, 7],
    [13, 7],
    [1, 2],
    [2, 1],
  ];
  expect(pairs.map(([s = 0, t = 0]) => requiredWoundRoll(s, t))).toEqual([6, 5, 6, 6, 2, 3, 4, 6, 5, 2, 3, 6, 2]);
});

test('05.02-b, 05.02 ex 3, 05.02 ex 4: modifiers change the result, not the 1 and the 6', () => {
  expect(faces({ strength: 3, modifier: 1 })).toBe('---wwC');
  expect(faces({ strength: 8, modifier: -1 })).toBe('--wwwC');
});

test('05.02-d, 24.03-a, ODDS-14: a lowered critical threshold wounds whatever S and T are', () => {
  expect(faces({ strength: 8, toughness: 13, criticalOn: 3 })).toBe('--CCCC');
  expect(faces({ toughness: 11, criticalOn: 3, modifier: -1 })).toBe('--CCCC');
});

test('05.02-f, 24.10-a only a critical wound is devastating', () => {
  const devastating = (face: number) => woundOutcome(face, numbers({ devastatingWounds: true })).devastating;
  expect([4, 5, 6].map(devastating)).toEqual([false, false, true]);
});

test('05.02-b an unmodified 1 fails before all else, an unmodified 6 is critical whatever the threshold', () => {
  expect(faces({ strength: 8, modifier: 1 })).toBe('-wwwwC');
  expect(faces({ criticalOn: 1 })).toBe('-CCCCC');
  expect(faces({ criticalOn: 7 })).toBe('---wwC');
});
