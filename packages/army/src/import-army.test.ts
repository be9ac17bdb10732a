import { openLibrary } from '@adjutant/content/data';
import type { ArmySetup } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { appList, captain, squad, tank, wardens } from '../test/wardens.ts';
import { importArmy } from './import-army.ts';
import { type ImportResult, warningsOf } from './report.ts';

function army(result: ImportResult): ArmySetup {
  if (!result.ok) throw new Error(result.error.code);
  return result.army;
}

function codes(result: ImportResult): string[] {
  return result.report.filter((entry) => entry.status !== 'found').map((entry) => entry.code);
}

test('IMP-01 every model has exactly its own weapons', () => {
  const result = importArmy(appList(squad), wardens());
  const weapons = army(result).units[0]!.models.map((model) => model.weapons.join('+'));
  expect(weapons[0]).toBe('pistol+sword');
  expect(weapons.slice(1).sort()).toEqual(['flamer', 'launcher', ...Array.from({ length: 7 }, () => 'rifle')]);
  expect(warningsOf(result.report)).toEqual([]);
});

test('IMP-01 without indentation the wargear follows its models', () => {
  const flat = squad
    .split('\n')
    .map((line) => line.trim())
    .join('\n');
  const models = army(importArmy(appList(flat), wardens())).units[0]!.models;
  expect(models.map((model) => model.profile)).toEqual([
    'Warden Sergeant',
    ...Array.from({ length: 9 }, () => 'Warden'),
  ]);
  expect(models[0]?.weapons).toEqual(['pistol', 'sword']);
});

test('IMP-03 typographic and straight apostrophes and accents name the same datasheet', () => {
  const names = [
    'Captain Élan of the Sea’s Gate',
    "Captain Elan of the Sea's Gate",
    'CAPTAIN E\u0301LAN OF THE SEA\u02BCS GATE',
  ];
  const result = importArmy(appList(...names.map((name) => `${name} (100 points)\n  • 1x Glaive\n`)), wardens());
  expect(army(result).units.map((unit) => unit.components[0]?.datasheet)).toEqual(
    Array.from({ length: 3 }, () => 'wardens/captain'),
  );
});

test('IMP-05 units of one line and of many lines mix', () => {
  const head = [
    '+ FACTION KEYWORD: Realm - Wardens',
    '+ DETACHMENT: Sea Gate (Its Rule)',
    '+ TOTAL ARMY POINTS: 1400pts',
    '',
  ];
  const squads = '10x Warden Squad (120 pts)\n• 1x Warden Sergeant: Pistol, Sword\n• 9x Wardens: 9 with Rifle';
  const units = Array.from({ length: 4 }, () => [
    "Char1: 1x Captain Elan of the Sea's Gate (100 pts): Glaive, Warlord",
    squads,
    '1x Gate Tank (100 pts): Cannon',
  ]);
  const result = army(importArmy([...head, ...units.flat(), squads, squads].join('\n'), wardens()));
  expect(result.units).toHaveLength(14);
  expect(result.units.filter((unit) => unit.models.length === 10)).toHaveLength(6);
  expect(result.units[0]?.models[0]?.warlord).toBe(true);
});

test('IMP-06 the header lines may come in any order, with several detachments', () => {
  const lines = ['Wardens', 'Strike Force (2000 points)', 'Sea Gate and High and Low (3 Detachment Points)'];
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [2, 1, 0],
  ];
  for (const order of orders) {
    const text = ['Night Watch (500 points)', '', ...order.map((index) => lines[index]), '', tank].join('\n');
    const result = army(importArmy(text, wardens()));
    expect([result.faction, ...result.detachments].sort()).toEqual([
      'wardens',
      'wardens/high-and-low',
      'wardens/sea-gate',
    ]);
    expect(result.units).toHaveLength(1);
  }
});

test('IMP-07 a weapon with a ranged and a melee profile is one weapon', () => {
  const result = army(importArmy(appList(captain), wardens()));
  expect(result.units[0]?.models[0]?.weapons).toEqual(['glaive']);
  const weapon = result.datasheets['wardens/captain']?.weapons[0];
  expect(weapon?.profiles.map((profile) => profile.range)).toEqual([12, undefined]);
});

test('IMP-09 three equal squads are three units with distinct names', () => {
  const result = army(importArmy(appList(squad, squad, squad), wardens()));
  expect(result.units.map((unit) => unit.name)).toEqual(['Warden Squad', 'Warden Squad 2', 'Warden Squad 3']);
  expect(army(importArmy(appList(squad, squad, squad), wardens()))).toEqual(result);
});

test('IMP-11 the line with the battle size is never a unit', () => {
  const result = importArmy(
    `Night Watch (100 points)\n\nWardens\nStrike Force (2000 points)\nSea Gate (2 Detachment Points)\n\n${tank}`,
    wardens(),
  );
  expect(army(result).units.map((unit) => unit.name)).toEqual(['Gate Tank']);
  expect(army(result).points).toBe(100);
});

test('IMP-13 units without a datasheet are named and the rest is kept', () => {
  const result = importArmy(appList('Gate Titan (900 points)\n  • 1x Cannon\n', tank), wardens());
  const unknown = result.report.find((entry) => entry.status === 'unknown');
  expect(unknown).toMatchObject({ code: 'unit-unknown', text: 'Gate Titan', line: 7 });
  expect(army(result).units).toHaveLength(1);
});

test('19.01-b attached units of the list are one unit with components', () => {
  const led = captain.replace('\n', '\n• Attached as: Leader (Character)\n  • Warlord\n  • Enhancement: Old Horn\n');
  const guard = squad.replace('\n', '\n• Attached as: Bodyguard\n');
  const result = army(
    importArmy(appList('Attached Units', 'Attached Unit 1', '', led, guard, 'OTHER DATASHEETS', '', tank), wardens()),
  );
  const unit = result.units[0]!;
  expect(unit.components.map((component) => component.role)).toEqual(['bodyguard', 'leader']);
  expect(unit.models.at(-1)).toMatchObject({ component: 1, warlord: true, enhancement: 'old-horn' });
  expect(unit.points).toBe(235);
});

test('19.01 where the format does not state attachments, units stay alone and it is said', () => {
  const result = importArmy(appList(captain, squad), wardens());
  expect(army(result).units.every((unit) => unit.components.length === 1)).toBe(true);
  expect(codes(result)).toContain('attachment-not-stated');
});

test('25.03-d points follow size and copies; a difference is reported', () => {
  const result = importArmy(appList(squad, squad, squad), wardens());
  expect(army(result).units.map((unit) => unit.points)).toEqual([120, 120, 140]);
  expect(result.report.filter((entry) => entry.code.endsWith('differ')).map((entry) => entry.values)).toEqual([
    { stated: 120, computed: 140 },
    { stated: 500, computed: 380 },
  ]);
});

test('nothing is dropped silently', () => {
  const result = importArmy(appList('Watch Captain Order 66', tank.replace('Cannon', 'Canon of Doom')), wardens());
  const unknown = result.report
    .filter((entry) => entry.status === 'unknown')
    .map((entry) => [entry.code, entry.text, entry.line]);
  expect(unknown).toEqual([
    ['header-line-unknown', 'Watch Captain Order 66', 7],
    ['item-unknown', 'Canon of Doom', 9],
  ]);
  expect(codes(result)).toContain('default-wargear');
});

test('a near spelling is a guess with its reason', () => {
  const result = importArmy(appList(tank.replace('Gate Tank', 'Gate Tnak')), wardens());
  expect(warningsOf(result.report)).toMatchObject([
    { status: 'guessed', code: 'unit-spelling', values: { datasheet: 'Gate Tank' } },
  ]);
});

test('25.04-e 25.04-d what the rules of mustering say about the army comes with it', () => {
  const result = importArmy(appList(squad, tank), wardens());
  const findings = result.ok ? result.findings.map(({ kind, code }) => `${kind} ${code}`) : [];
  expect(findings).toEqual(['unchecked gear-not-checked', 'breach no-warlord']);
});

test('02.06 default wargear that the page of a datasheet does not print is said to be assumed', () => {
  const list =
    'Fish (150 points)\n\nTau Empire\n\nDevilfish (75 points)\n  • 1x Armoured hull\n\nDevilfish (75 points)\n';
  const result = importArmy(
    list,
    openLibrary(() => undefined),
  );
  const entry = result.report.find(({ code }) => code === 'default-wargear');
  expect(entry).toMatchObject({ status: 'guessed', values: { datasheet: 'Devilfish', assumed: 1 } });
});
