import { expect, test } from 'vitest';
import { percent } from './numbers.ts';

test('a chance is 0 or 100 percent only where it is certain', () => {
  expect([0, 0.004, 0.344, 0.996, 1].map(percent)).toEqual(['0%', 'under 1%', '34%', 'over 99%', '100%']);
});
