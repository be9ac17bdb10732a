import { expect, test } from 'vitest';
import { allocationRank } from './allocation.ts';

const rank = (character: boolean, wounded: boolean) => allocationRank({ character, wounded });

test('10e.leader-b a CHARACTER takes no attack while bodyguards live, not even a wounded one', () => {
  expect(rank(true, true)).toBeGreaterThan(rank(false, false));
});

test('10e.save-a, 10e.mortal-a a wounded model takes the next attack or mortal wound', () => {
  expect(rank(false, true)).toBeLessThan(rank(false, false));
  expect(rank(true, true)).toBeLessThan(rank(true, false));
});
