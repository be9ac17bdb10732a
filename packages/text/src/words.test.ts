import { expect, test } from 'vitest';
import { listErrorSentence, listRemarkSentence } from './imports.ts';
import { abilityWords, amountWords, weaponLines } from './weapons.ts';
import { count, isPlural, listOf, possessive, spaced, wordsOfId } from './words.ts';

test('numbers, lists and owners', () => {
  expect([count(1, 'die', 'dice'), count(2, 'die', 'dice')]).toEqual(['1 die', '2 dice']);
  expect([listOf([]), listOf(['a']), listOf(['a', 'b', 'c'])]).toEqual(['', 'a', 'a, b and c']);
  expect([possessive('Boyz'), possessive('Trukk')]).toEqual(["Boyz'", "Trukk's"]);
});

test('names of units are told apart by number', () => {
  expect(['Boyz', 'Boyz + Warboss', 'Stealth Battlesuits', 'Boyz 2'].every(isPlural)).toBe(true);
  expect(['Warboss', 'Strike Team', "Shas'o", 'Trukk'].some(isPlural)).toBe(false);
});

test('ids become words', () => {
  expect(spaced('fall-back')).toBe('fall back');
  expect(spaced('battle-shock-order')).toBe('battle-shock order');
  expect(wordsOfId('orks/war-horde/get-stuck-in')).toBe('Get stuck in');
});

test('weapons read as they are printed', () => {
  expect(amountWords({ dice: 2, sides: 3, plus: 1 })).toBe('2D3+1');
  expect(abilityWords({ id: 'anti', threshold: 4, against: { keywords: ['Vehicle'], without: false } })).toBe(
    '[ANTI-VEHICLE 4+]',
  );
  expect(abilityWords({ id: 'sustained-hits', value: { dice: 0, sides: 6, plus: 2 } })).toBe('[SUSTAINED HITS 2]');
  const fixed = (plus: number) => ({ dice: 0, sides: 6, plus }) as const;
  const profile = {
    name: 'Slugga',
    range: 12,
    attacks: fixed(1),
    skill: 5,
    strength: fixed(4),
    armourPenetration: -1,
    damage: fixed(1),
    abilities: [{ id: 'close-quarters' as const }],
  };
  expect(weaponLines({ id: 'slugga', name: 'Slugga', profiles: [profile] })).toEqual([
    'Slugga: 12" A1 BS5+ S4 AP-1 D1 [CLOSE-QUARTERS]',
  ]);
});

test('remarks about army lists are sentences', () => {
  expect(listRemarkSentence({ code: 'unit-unknown', text: 'Squiggoth Rider' })).toBe(
    'There is no datasheet "Squiggoth Rider"; the unit is left out',
  );
  expect(listErrorSentence({ code: 'no-models', values: { units: 0 } })).toBe(
    'it names no unit; check that it is an army list.',
  );
  expect(listErrorSentence({ code: 'new-code', values: { of: 'x' }, line: 3 })).toBe('line 3: new code, of x.');
});
