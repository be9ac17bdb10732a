import { type Library, libraryOf10e, openLibrary } from '@adjutant/content/data';
import type { Datasheet, ModelSetup, UnitSetup } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { unitPoints } from '../points.ts';
import { checkMuster } from './check-muster.ts';

const launch = openLibrary(() => undefined);
const tenth = libraryOf10e(launch);

/** A kind of model: how many, and what each carries besides or instead of its default wargear. */
type Kind = readonly [profile: string, count: number, less?: readonly string[], more?: readonly string[]];

function sheetOf(id: string, library: Library): Datasheet {
  return library.datasheet(id)!;
}

function unit(sheet: Datasheet, kinds: readonly Kind[], copy = 1): UnitSetup {
  const models = kinds.flatMap(([profile, count, less = [], more = []]): ModelSetup[] => {
    const weapons = [...sheet.composition.find((row) => row.profile === profile)!.wargear];
    for (const item of less) weapons.splice(weapons.indexOf(item), 1);
    return Array.from({ length: count }, () => ({ component: 0, profile, weapons: [...weapons, ...more] }));
  });
  const points = unitPoints(sheet, models.length, copy, []) ?? 0;
  return { name: sheet.name, points, components: [{ datasheet: sheet.id, role: 'only' }], models };
}

const codes = ['unit-size', 'gear-not-offered', 'gear-too-often', 'gear-not-checked', 'units-underpaid'];
function check(sheet: Datasheet, units: readonly UnitSetup[], library: Library) {
  const points = units.reduce((sum, one) => sum + one.points, 0);
  const army = { name: '', faction: sheet.faction, detachments: [], points, units, datasheets: { [sheet.id]: sheet } };
  return checkMuster(army, library).filter(({ code }) => codes.includes(code));
}
const found = (id: string, kinds: readonly Kind[], library = launch) => {
  const sheet = sheetOf(id, library);
  return check(sheet, [unit(sheet, kinds)], library).map(({ code }) => code);
};

const koptas = (less: readonly string[], more: readonly string[], count = 3) =>
  found('orks/deffkoptas-with-big-shootas', [['Deffkopta', count, less, more]]);

test('ds.deffkoptas-big-shootas-07 ds.deffkoptas-big-shootas-09 any number of models swap the Twin big shoota', () => {
  expect(koptas([], [])).toEqual([]);
  expect(koptas(['twin-big-shoota'], ['kopta-rokkits'])).toEqual([]);
  expect(koptas(['twin-big-shoota'], ['kustom-mega-blasta'])).toEqual([]);
  expect(koptas([], ['kopta-rokkits'])).toEqual(['gear-not-offered']);
  expect(koptas(['slugga'], ['kopta-rokkits'])).toEqual(['gear-not-offered']);
  expect(koptas(['twin-big-shoota'], [])).toEqual(['gear-not-offered']);
});

test('ds.deffkoptas-big-shootas-08 any number of models add one Killsaw each', () => {
  expect(koptas([], ['killsaw'])).toEqual([]);
  expect(koptas(['twin-big-shoota'], ['kopta-rokkits', 'killsaw'])).toEqual([]);
  expect(koptas([], ['killsaw', 'killsaw'])).toEqual(['gear-not-offered']);
});

test('ds.deffkoptas-big-shootas-10 three Deffkoptas', () => {
  expect(koptas([], [], 2)).toEqual(['unit-size']);
  expect(koptas([], [], 4)).toContain('unit-size');
});

const nobs = (less: readonly string[], more: readonly string[]) =>
  found(
    'orks/boyz',
    [
      ['Boss Nob', 1, less, more],
      ['Boy', 9],
    ],
    tenth,
  );
const boyz = (...kinds: readonly Kind[]) => found('orks/boyz', [['Boss Nob', 1], ...kinds], tenth);

test('ds.boyz-10e-10 ds.boyz-10e-11 ds.boyz-10e-14 what the Boss Nob may swap', () => {
  expect(nobs([], [])).toEqual([]);
  expect(nobs(['big-choppa'], ['power-klaw'])).toEqual([]);
  expect(nobs(['big-choppa', 'slugga'], ['kombi-weapon', 'close-combat-weapon'])).toEqual([]);
  expect(nobs(['big-choppa'], ['kombi-weapon', 'close-combat-weapon'])).toEqual(['gear-not-offered']);
  expect(nobs(['slugga'], ['kombi-weapon'])).toEqual(['gear-not-offered']);
});

const shoota: Kind = ['Boy', 9, ['slugga', 'choppa'], ['shoota', 'close-combat-weapon']];
const big = (count: number, gun = 'big-shoota'): Kind => [
  'Boy',
  count,
  ['slugga', 'choppa'],
  [gun, 'close-combat-weapon'],
];

test('ds.boyz-10e-12 any number of Boyz swap both weapons for a Shoota and a Close combat weapon', () => {
  expect(boyz(shoota)).toEqual([]);
  expect(boyz(['Boy', 9, ['slugga'], ['shoota']])).toEqual(['gear-not-offered']);
});

test('ds.boyz-10e-13 one Boy per 10 models has a Big shoota or a Rokkit launcha, both counted together', () => {
  expect(boyz(['Boy', 8], big(1))).toEqual([]);
  expect(boyz(['Boy', 7], big(2))).toEqual(['gear-too-often']);
  expect(boyz(['Boy', 7], big(1), big(1, 'rokkit-launcha'))).toEqual(['gear-too-often']);
  expect(boyz(['Boy', 17], big(2))).toEqual([]);
  expect(boyz(['Boy', 16], big(2), big(1, 'rokkit-launcha'))).toEqual(['gear-too-often']);
  const sheet = sheetOf('orks/boyz', tenth);
  const [finding] = check(sheet, [unit(sheet, [['Boss Nob', 1], ['Boy', 7], big(2)])], tenth);
  expect(finding).toMatchObject({ rule: '25.04-d', kind: 'breach', unit: 'Boyz', values: { count: 2, most: 1 } });
});

test('ds.boyz-10e-15 ds.boyz-10e-16 a Boss Nob and 9 to 19 Boyz, for 80 or 160 points', () => {
  expect([boyz(['Boy', 19]), boyz(['Boy', 8]), boyz(['Boy', 20])]).toEqual([[], ['unit-size'], ['unit-size']]);
  const sheet = sheetOf('orks/boyz', tenth);
  expect([10, 11, 20].map((models) => unitPoints(sheet, models, 4, []))).toEqual([80, 160, 160]);
});

const fish = (less: readonly string[], more: readonly string[]) =>
  found('tau-empire/devilfish', [['Devilfish', 1, less, more]]);
const carbines = ['twin-pulse-carbine', 'twin-pulse-carbine'];
const missiles = ['smart-missile-system', 'smart-missile-system'];

test('ds.devilfish-06 ds.devilfish-08 both Twin pulse carbines or none for two Smart missile systems', () => {
  expect(fish([], [])).toEqual([]);
  expect(fish(carbines, missiles)).toEqual([]);
  expect(fish(carbines.slice(1), missiles.slice(1))).toEqual(['gear-not-offered']);
  expect(fish([], missiles)).toEqual(['gear-not-offered']);
});

test('ds.devilfish-07 ds.devilfish-09 one Devilfish with up to two Seeker missiles', () => {
  const counts = [1, 2, 3].map((count) =>
    fish(
      [],
      Array.from({ length: count }, () => 'seeker-missile'),
    ),
  );
  expect(counts).toEqual([[], [], ['gear-not-offered']]);
  expect(fish(carbines, [...missiles, 'seeker-missile'])).toEqual([]);
  expect(found('tau-empire/devilfish', [['Devilfish', 2]])).toEqual(['unit-size']);
});

test('ds.gargantuan-squiggoth-06 ds.gargantuan-squiggoth-07 ds.gargantuan-squiggoth-08 one gun or none', () => {
  const guns = [[], ['kannon'], ['supa-kannon'], ['kannon', 'supa-kannon'], ['kannon', 'kannon']];
  expect(guns.map((more) => found('orks/gargantuan-squiggoth', [['Gargantuan Squiggoth', 1, [], more]]))).toEqual([
    [],
    [],
    [],
    ['gear-not-offered'],
    ['gear-not-offered'],
  ]);
});

test('25.03-d ds.deffkoptas-big-shootas-11 ds.devilfish-10 ds.gargantuan-squiggoth-09 the price of each copy is asked for', () => {
  for (const [id, prices] of [
    ['orks/deffkoptas-with-big-shootas', [130, 130, 130]],
    ['tau-empire/devilfish', [75, 75, 75, 85, 85]],
    ['orks/gargantuan-squiggoth', [440, 490, 490]],
  ] as const) {
    const sheet = sheetOf(id, launch);
    const { profile, min } = sheet.composition[0]!;
    const units = prices.map((_price, at) => unit(sheet, [[profile, min]], at + 1));
    expect(units.map(({ points }) => points)).toEqual(prices);
    expect(check(sheet, units, launch)).toEqual([]);
    const cheap = units.map((one, at) => (at === units.length - 1 ? { ...one, points: one.points - 5 } : one));
    const least = prices.reduce<number>((sum, price) => sum + price, 0);
    expect(check(sheet, cheap, launch)).toMatchObject([
      { code: 'units-underpaid', values: { datasheets: sheet.name, units: prices.length, least, points: least - 5 } },
    ]);
  }
});

test('25.04-d a datasheet whose limits are not known refuses nothing and is named', () => {
  expect(found('orks/warboss', [['Warboss', 1]])).toEqual([]);
  expect(found('orks/warboss', [['Warboss', 1, ['big-choppa'], ['power-klaw']]])).toEqual(['gear-not-checked']);
});
