import { expect, test } from 'vitest';
import { compareCounted, counted, sumOf } from './agreement/counted.ts';
import { deviationOf } from './agreement/difference.ts';

test('05 the exact odds agree with what the long run counted (see AGREEMENT.md)', () => {
  const compared = compareCounted(counted());
  expect(compared.length).toBe(500);
  expect(Math.abs(deviationOf(sumOf(compared)))).toBeLessThan(3.5);
  const least = Math.min(...compared.map(({ chance }) => chance));
  expect(least * compared.length).toBeGreaterThan(0.001);
});
