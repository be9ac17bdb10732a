import { expect, test } from 'vitest';
import { comesTo, duel, firstOf, shootAll } from '../../test/attacks.ts';
import { fixed, type UnitSketch } from '../../test/scene.ts';
import { weaponAbility } from './weapon-ability.ts';

test('24.10 ex 1, 24.10 ex 3: a critical wound damages one model, the wounded one first', () => {
  const after = (damage: number, target: Partial<UnitSketch>) => {
    const s = duel({ damage, abilities: [weaponAbility('devastating-wounds')] }, target, [6, 6]);
    return firstOf(shootAll(s, 'a', 'b')).wounds('b');
  };
  expect(after(4, { models: 2, wounds: 3 })).toEqual([3]);
  expect(after(3, { models: 2, wounds: 3, each: [{}, { left: 1 }] })).toEqual([3]);
});

test('24.12 ex 1: Feel No Pain ignores single wounds of the damage', () => {
  const pain = { id: 'feel-no-pain', name: 'Feel No Pain 5+', kind: 'core', value: fixed(5) } as const;
  const s = duel({ damage: 3 }, { wounds: 4, abilities: [pain] }, [6, 6, 1, 2, 5, 6]);
  expect(shootAll(s, 'a', 'b').wounds('b')).toEqual([3]);
});

test('ODDS-19, 24.12-a Feel No Pain is rolled against the mortal wounds of a critical wound, one by one', () => {
  const pain = { id: 'feel-no-pain', name: 'Feel No Pain 5+', kind: 'core', value: fixed(5) } as const;
  const s = duel(
    { damage: 3, abilities: [weaponAbility('devastating-wounds')] },
    { wounds: 2, abilities: [pain] },
    [6, 6, 5, 2, 1],
  );
  expect(firstOf(shootAll(s, 'a', 'b')).left('b')).toBe(0);
});

test('24.02-c core abilities with different numbers are duplicates: the best counts, they do not add up', () => {
  const painless = (plus: number) =>
    ({ id: 'feel-no-pain', name: 'Feel No Pain', kind: 'core', value: fixed(plus) }) as const;
  const s = duel({}, { wounds: 2, abilities: [painless(6), painless(5)] }, [3, 4, 1, /* one die */ 5]);
  shootAll(s, 'a', 'b');
  expect([s.wounds('b'), s.diceLeft()]).toEqual([[2], 0]);
  const rapid = [weaponAbility('rapid-fire', 1), weaponAbility('rapid-fire', 2)];
  expect(comesTo({ abilities: rapid }, { at: [10, 16] }, [1, 1, 1])).toBe('3 0 0');
});
