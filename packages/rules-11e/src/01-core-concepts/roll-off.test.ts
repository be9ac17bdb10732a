import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';
import { rollOffFlow } from '../flows.ts';

function winner(dice: number[]): unknown {
  const s = scene({ units: { squad: {} }, dice }).run(rollOffFlow.begin({ purpose: 'test' }));
  expect(s.diceLeft()).toBe(0);
  return s.events('note')[0]!.values.player;
}

test('01.05.05-a the higher die wins', () => {
  expect(winner([5, 2])).toBe(0);
  expect(winner([2, 5])).toBe(1);
});

test('01.05.05-a a tie is rolled again until it is decided', () => {
  expect(winner([3, 3, 1, 1, 4, 6])).toBe(1);
});
