import { expect, test } from 'vitest';
import { advanceChance, chainChance, chargeChance, leadershipChance, screenPlanChance } from './roll-odds.ts';

test('11.02-f 11.04-b a charge reaches what lies within its roll', () => {
  expect(chargeChance({ distance: 7 })).toBeCloseTo(21 / 36, 12);
  expect(chargeChance({ distance: 9.6 })).toBeCloseTo(6 / 36, 12);
  expect(chargeChance({ distance: 9.6, modifier: 1 })).toBeCloseTo(10 / 36, 12);
});

test('11.02-c 02.02.01-t nothing lies within reach beyond 12 inches, whatever is added', () => {
  expect(chargeChance({ distance: 12.1, modifier: 5 })).toBe(0);
  expect(chargeChance({ distance: 12, modifier: 5 })).toBeCloseTo(21 / 36, 12);
  expect(chargeChance({ distance: 11, modifier: 12, skies: 2 })).toBe(0);
});

test('15.02-e both dice of a charge are thrown again, a rule may allow one', () => {
  const once = 10 / 36;
  expect(chargeChance({ distance: 9, again: 'all' })).toBeCloseTo(once + (1 - once) * once, 12);
  const any = chargeChance({ distance: 9, again: 'any' });
  expect(any).toBeGreaterThan(once + (1 - once) * once);
  expect(chargeChance({ distance: 9, dice: 3 })).toBeGreaterThan(once);
});

test('01.06-b a leadership roll is passed on the leadership or more', () => {
  expect(leadershipChance({ leadership: 7 })).toBeCloseTo(21 / 36, 12);
  expect(leadershipChance({ leadership: 7, modifier: -1 })).toBeCloseTo(15 / 36, 12);
});

test('09.06-a an advance is M and one die', () => {
  expect(advanceChance({ move: 6, distance: 9 })).toBeCloseTo(4 / 6, 12);
  expect(advanceChance({ move: 6, distance: 9, again: 'all' })).toBeCloseTo(8 / 9, 12);
  expect(advanceChance({ move: 6, distance: 7, modifier: -3 })).toBeCloseTo(1, 12);
});

test('a plan is as likely as its steps', () => {
  expect(screenPlanChance({ destroyed: 0.5, charge: { distance: 7 }, otherwise: { distance: 9 } })).toBeCloseTo(
    0.5 * (21 / 36) + 0.5 * (10 / 36),
    12,
  );
  expect(chainChance([0.5, 0.5, 1])).toBe(0.25);
});
