import { expect, test } from 'vitest';
import { shootAll } from '../../test/attacks.ts';
import { scene, type UnitSketch } from '../../test/scene.ts';

const stealth = { id: 'stealth', name: 'Stealth', kind: 'core' } as const;

function hits(face: number, target: Partial<UnitSketch>): boolean {
  const s = scene({
    units: { a: { at: [10, 10], weapons: [{ range: 24 }] }, b: { player: 1, at: [10, 20], ...target } },
    dice: [face, 1],
  });
  return shootAll(s, 'a', 'b').diceLeft() === 0; // the wound roll was made
}

test('24.33-a, 24.33 ex 2: a unit whose models all have it is in cover', () => {
  expect([hits(3, { abilities: [stealth] }), hits(4, { abilities: [stealth] })]).toEqual([false, true]);
});

test('24.33 ex 1, 19.04-i: not with a leader who has it not', () => {
  expect(hits(3, { models: 5, abilities: [stealth], leader: { keywords: ['CHARACTER'] } })).toBe(true);
  expect(hits(3, { models: 5, abilities: [stealth], leader: { keywords: ['CHARACTER'], abilities: [stealth] } })).toBe(
    false,
  );
});
