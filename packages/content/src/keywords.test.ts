import { existsSync, readFileSync } from 'node:fs';
import { weaponAbilityIds } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { fixedAmount } from './amounts.ts';
import { parseCoreAbility, parseWeaponAbilities, parseWeaponAbility } from './keywords.ts';

const inventory = new URL('../../../../shared/data/keyword-inventory.json', import.meta.url);
const specials = [
  'BUBBLECHUKKA',
  'CONVERSION',
  'DEAD CHOPPY',
  'DEFENSIVE ARRAY',
  'HARPOONED',
  'HIVE DEFENCES',
  'HOOKED',
  'IMPALED',
  'LINKED FIRE',
  'OVERCHARGE',
  'PLASMA WARHEAD',
  'PSYCHIC ASSASSIN',
  'REVERBERATING SUMMONS',
  'SNAGGED',
];

test.skipIf(!existsSync(inventory))('24.01 every keyword string of both editions is read (needs ../shared)', () => {
  const found = new Set<string>();
  const data = JSON.parse(readFileSync(inventory, 'utf8'));
  for (const text of [...Object.keys(data['11e'].raw), ...Object.keys(data['10e'].raw)]) {
    const ability = parseWeaponAbility(text);
    if (text === '' || text === '-') expect(ability).toBeUndefined();
    else expect(weaponAbilityIds).toContain(ability?.id);
    if (ability?.id === 'special') found.add(ability.text ?? '');
  }
  expect([...found].sort()).toEqual(specials);
});

test('24.03 ANTI-X is read in every spelling', () => {
  const fly = { id: 'anti', threshold: 2, against: { keywords: ['FLY'], without: false } };
  for (const text of ['Anti-Fly 2+', 'ANTI-FLY 2', 'anti fly 2+', 'Anti- Fly 2+', 'Anti\u2011Fly\u00A02+'])
    expect(parseWeaponAbility(text)).toEqual(fly);
  const either = { keywords: ['MONSTER', 'VEHICLE'], without: false };
  expect(parseWeaponAbility('ANTI-MONSTER/VEHICLE 4+')).toEqual({ id: 'anti', threshold: 4, against: either });
});

test('24.01-b an ability may work against some targets only', () => {
  const none = { keywords: ['MONSTER', 'VEHICLE'], without: true };
  expect(parseWeaponAbility('LETHAL HITS: non-MONSTER/VEHICLE')).toEqual({ id: 'lethal-hits', against: none });
  const some = { keywords: ['MONSTER', 'VEHICLE'], without: false };
  expect(parseWeaponAbility('Sustained Hits 2: MONSTER/VEHICLE')).toEqual({
    id: 'sustained-hits',
    value: fixedAmount(2),
    against: some,
  });
});

test('24.27 PISTOL reads as close-quarters', () => {
  for (const text of ['Pistol', '[PISTOL]', 'Close-quarters', 'Close Quarters'])
    expect(parseWeaponAbility(text)).toEqual({ id: 'close-quarters' });
});

test('24 the number behind a weapon ability may be random', () => {
  expect(parseWeaponAbility('Rapid Fire D6+3')?.value).toEqual({ dice: 1, sides: 6, plus: 3 });
  expect(parseWeaponAbility('Blast')).toEqual({ id: 'blast' });
  expect(parseWeaponAbility('Blast 2')).toEqual({ id: 'blast', value: fixedAmount(2) });
});

test('24.01 an unknown or incomplete ability is kept by its words', () => {
  expect(parseWeaponAbility('Hooked')).toEqual({ id: 'special', text: 'HOOKED' });
  expect(parseWeaponAbility('Melta')).toEqual({ id: 'special', text: 'MELTA' });
});

test('24.01 a list may hold empty items', () => {
  expect(parseWeaponAbilities(', ASSAULT, Twin Linked').map((ability) => ability.id)).toEqual([
    'assault',
    'twin-linked',
  ]);
  expect(parseWeaponAbilities('-')).toEqual([]);
});

test('24 core abilities carry their number', () => {
  expect(parseCoreAbility('Deadly Demise D6+2')).toEqual({
    id: 'deadly-demise',
    value: { dice: 1, sides: 6, plus: 2 },
  });
  expect(parseCoreAbility('Scouts 6"')).toEqual({ id: 'scouts', value: fixedAmount(6) });
  expect(parseCoreAbility('Feel No Pain 5+')).toEqual({ id: 'feel-no-pain', value: fixedAmount(5) });
  expect(parseCoreAbility('Super-Heavy Walker')).toEqual({ id: 'super-heavy-walker' });
  expect(parseCoreAbility('Support Artillery')).toBeUndefined();
});
