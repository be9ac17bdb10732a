import { expect, test } from 'vitest';
import { carriesOver } from './excess.ts';

test('10e.mortal-a, -b mortal wounds carry over, but not those of [HAZARDOUS] and [DEVASTATING WOUNDS]', () => {
  expect([carriesOver('rule'), carriesOver('devastating-wounds'), carriesOver('hazardous')]).toEqual([
    true,
    false,
    false,
  ]);
});
