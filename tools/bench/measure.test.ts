import { expect, test } from 'vitest';
import { calibration, measure } from './measure.ts';

test('the calibration loop rolls the same million dice every time', () => {
  expect(calibration()).toBe(calibration());
  expect(calibration() / 1_000_000).toBeCloseTo(3.5, 2);
});

test('a time is that of one operation, and a multiple of the calibration loop', () => {
  const run = (): void => void calibration();
  const whole = measure({ name: 'a million', unit: 'us', operations: 1, run }, 3, 1);
  const single = measure({ name: 'one', unit: 'us', operations: 1_000_000, run }, 3, 1);
  expect(whole.multiple).toBeGreaterThan(0.2);
  expect(whole.multiple).toBeLessThan(5);
  expect(single.value).toBeLessThan(whole.value / 10_000);
});

test('a count is what it counts and has no multiple', () => {
  expect(measure({ name: 'n', unit: 'questions', count: () => 7 })).toEqual({ name: 'n', value: 7, unit: 'questions' });
});
