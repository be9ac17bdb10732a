import { expect, test } from 'vitest';
import { HAZARDOUS_WOUNDS, hazardousFails } from './hazardous.ts';

test('10e.hazardous-a only a 1 fails, and one bearer suffers three mortal wounds', () => {
  expect([1, 2, 3, 4, 5, 6].filter(hazardousFails)).toEqual([1]);
  expect(HAZARDOUS_WOUNDS).toBe(3);
});
