import { expect, test } from 'vitest';
import { remarkOn, stepsDone } from './lesson.ts';
import { lessons } from './lessons.ts';

const seen = (asked: readonly string[], dice: readonly string[], over = false) => ({
  asked: new Set(asked),
  dice: new Set(dice),
  over,
});

test('a lesson goes on step by step, and is done when the phase is over', () => {
  const shooting = lessons[2]!;
  expect(stepsDone(shooting, seen([], []))).toBe(0);
  expect(stepsDone(shooting, seen(['weapons-and-targets'], []))).toBe(1);
  expect(stepsDone(shooting, seen(['weapons-and-targets'], ['hit', 'wound'], true))).toBe(4);
});

test('a step that was never asked is past when a later one is done, but a phase that ends early is no end', () => {
  const shooting = lessons[2]!;
  expect(stepsDone(shooting, seen([], ['hit']))).toBe(2);
  expect(stepsDone(shooting, seen(['weapons-and-targets'], [], true))).toBe(1);
});

test('a remark counts the dice', () => {
  expect(remarkOn('{passed} of {all}, {sum}', [1, 3, 6, 6], [1, 2])).toBe('3 of 4, 16');
});
