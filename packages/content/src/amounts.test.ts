import { expect, test } from 'vitest';
import { fixedAmount, parseAmount, parseCharacteristic } from './amounts.ts';

test('01.05 amounts are numbers, dice, or dice and a number', () => {
  expect(parseAmount('3')).toEqual(fixedAmount(3));
  expect(parseAmount('D3')).toEqual({ dice: 1, sides: 3, plus: 0 });
  expect(parseAmount('2D6')).toEqual({ dice: 2, sides: 6, plus: 0 });
  expect(parseAmount('d6 + 1')).toEqual({ dice: 1, sides: 6, plus: 1 });
  expect(parseAmount('Melee')).toBeUndefined();
});

test('02.02 a characteristic is a number with or without its mark', () => {
  for (const text of ['6"', '6', '6+', '6"+', '6+"'])
    expect(parseCharacteristic(text)).toEqual({ kind: 'fixed', value: 6 });
  expect(parseCharacteristic('-2')).toEqual({ kind: 'fixed', value: -2 });
  expect(parseCharacteristic('\u22122')).toEqual({ kind: 'fixed', value: -2 });
});

test('02.02 a dash and N/A are no value, words are kept', () => {
  for (const text of ['-', '\u2013', 'N/A', 'n/a', '']) expect(parseCharacteristic(text)).toEqual({ kind: 'none' });
  expect(parseCharacteristic('*')).toEqual({ kind: 'other', text: '*' });
  expect(parseCharacteristic('2D6')).toEqual({ kind: 'random', amount: { dice: 2, sides: 6, plus: 0 } });
  expect(parseCharacteristic('5+*')).toEqual({ kind: 'fixed', value: 5, remark: '*' });
  expect(parseCharacteristic('5+ (Ranged)')).toEqual({ kind: 'fixed', value: 5, remark: '(Ranged)' });
});
