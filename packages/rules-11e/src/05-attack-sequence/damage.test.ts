import { expect, test } from 'vitest';
import { damageOf } from './damage.ts';

const d6 = { dice: 1, sides: 6, plus: 0 } as const;

test('ODDS-34: melta adds, then halving, then -1, rounded up once', () => {
  const damage = { amount: d6, modifiers: [{ step: 'add', value: 2 }] } as const;
  const reductions = [
    { step: 'divide', value: 2 },
    { step: 'subtract', value: 1 },
  ] as const;
  expect([1, 2, 3, 4, 5, 6].map((face) => damageOf(damage, [face], reductions))).toEqual([1, 1, 2, 2, 3, 3]);
});

test('02.02.03-d, 02.02.03 ex 2: the 1 of D6+1 is no modifier', () => {
  const damage = { amount: { ...d6, plus: 1 }, modifiers: [{ step: 'divide', value: 2 }] } as const;
  expect(damageOf(damage, [4])).toBe(3);
});

test('05.04-h a D that a rule sets to 0 stays 0', () => {
  const damage = { amount: d6, modifiers: [{ step: 'add', value: 2 }] } as const;
  expect(damageOf(damage, [6], [{ step: 'replace', value: 0 }])).toBe(0);
});
