import { expect, test } from 'vitest';
import { fromFragment, toFragment } from './fragment.ts';

test('a link carries the whole question', () => {
  const asked = {
    attacks: '2x A3 BS5+ S5 AP-1 D1 [RAPID FIRE 2]\n5x A1 auto S4 AP0 D1',
    target: '10x T4 Sv3+ W2',
    circumstances: ['cover', 'snap'],
  } as const;
  expect(fromFragment(toFragment(asked))).toEqual(asked);
  expect(fromFragment('#x=1')).toBeUndefined();
});
