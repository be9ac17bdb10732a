import { expect, test } from 'vitest';
import { splitGear } from './gear.ts';

const known = new Set(['lacerator and claw', 'gun drone', 'shield drone', 'pulse carbine', 'burst cannon']);
const split = (text: string): unknown[] =>
  splitGear(text, (name) => known.has(name.toLowerCase())).map(({ count, name }) => [count, name]);

test('names that contain "and" stay whole', () => {
  expect(split('Lacerator and claw and 2 Burst cannon')).toEqual([
    [1, 'Lacerator and claw'],
    [2, 'Burst cannon'],
  ]);
});

test('"with" joins wargear too', () => {
  expect(split('2 Burst cannon, Gun drone with pulse carbine and shield drone')).toEqual([
    [2, 'Burst cannon'],
    [1, 'Gun drone'],
    [1, 'pulse carbine'],
    [1, 'shield drone'],
  ]);
});

test('a bundle keeps its parts below it', () => {
  const [bundle] = splitGear('2 claws (2x Claw, Tail)', () => false);
  expect(bundle?.items.map(({ count, name }) => [count, name])).toEqual([
    [2, 'Claw'],
    [1, 'Tail'],
  ]);
});
