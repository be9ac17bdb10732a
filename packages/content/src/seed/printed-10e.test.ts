import { existsSync, readFileSync } from 'node:fs';
import { ruleset10e } from '@adjutant/rules-10e';
import { expect, test } from 'vitest';
import { parseAmount } from '../amounts.ts';
import { openLibrary } from '../data/library.ts';
import { parseWeaponAbilities } from '../keywords.ts';
import { kebab, nameKey } from '../names.ts';
import { factions10e } from '../orks-10e/index.ts';
import { boyz10e, boyzOptions10e } from './boyz-10e.ts';
import { libraryOf10e } from './tenth-library.ts';

interface PrintedSheet {
  readonly edition: number;
  readonly weapons: readonly (Readonly<Record<'name' | 'A' | 'D', string>> & {
    readonly range: number | string;
    readonly BS?: string;
    readonly WS?: string;
    readonly S: number;
    readonly AP: number;
    readonly abilities: readonly string[];
  })[];
  readonly wargearOptions: readonly {
    readonly replace: readonly string[];
    readonly withOneOf: readonly (readonly string[])[];
  }[];
  readonly composition: readonly { readonly min: number; readonly max: number }[];
  readonly points: readonly { readonly models: number; readonly points: number }[];
  readonly keywords: readonly string[];
  readonly factionKeywords: readonly string[];
  readonly detachmentRulesListed: readonly string[];
  readonly stratagemsListed: Readonly<Record<string, readonly string[]>>;
}

const file = new URL('../../../../../shared/data/seed-content.json', import.meta.url);
const printed: { readonly datasheets: readonly PrintedSheet[] } = existsSync(file)
  ? JSON.parse(readFileSync(file, 'utf8'))
  : { datasheets: [] };
const sheet = printed.datasheets.find(({ edition: printedFor }) => printedFor === 10);
const idOf = (number: number): string => `ds.boyz-10e-${String(number).padStart(2, '0')}`;
const detachments = factions10e.flatMap((faction) => faction.detachments);

test.skipIf(sheet === undefined)(
  'the printed Boyz of the 10th edition are there to compare with (needs ../shared)',
  () => {
    expect(sheet?.weapons).toHaveLength(9);
    expect(boyz10e.weapons).toHaveLength(9);
  },
);

test.each((sheet?.weapons ?? []).map((weapon, at) => [idOf(at + 1), weapon] as const))(
  '%s its printed weapon',
  (_id, weapon) => {
    const profile = boyz10e.weapons
      .flatMap((one) => one.profiles)
      .find((one) => nameKey(one.name) === nameKey(weapon.name));
    expect(profile).toMatchObject({
      attacks: parseAmount(weapon.A),
      skill: Number.parseInt(weapon.BS ?? weapon.WS ?? '', 10),
      strength: { plus: weapon.S },
      armourPenetration: weapon.AP,
      damage: parseAmount(weapon.D),
      abilities: parseWeaponAbilities(weapon.abilities.join(', ')),
    });
    expect(profile?.range ?? 'Melee').toBe(weapon.range);
  },
);

test.each((sheet?.wargearOptions ?? []).map((option, at) => [idOf(at + 10), option, at] as const))(
  '%s its printed option',
  (_id, { replace, withOneOf }, at) => {
    const found = boyzOptions10e[at]!;
    expect([...found.replaces].sort()).toEqual(replace.map(kebab).sort());
    expect(found.choices).toEqual(withOneOf.map((choice) => choice.map(kebab)));
    expect(boyzOptions10e).toHaveLength(4);
  },
);

test('ds.boyz-10e-14 its default wargear', () => {
  expect(boyz10e.composition.map(({ profile, wargear }) => [profile, wargear])).toEqual([
    ['Boss Nob', ['slugga', 'big-choppa']],
    ['Boy', ['slugga', 'choppa']],
  ]);
});

test('ds.boyz-10e-17 its abilities', () => {
  expect(boyz10e.abilities.map(({ name }) => name)).toEqual(['Waaagh!', 'Get Da Good Bitz']);
});

test('ds.boyz-10e-19 the characteristics of its models', () => {
  expect(boyz10e.profiles).toMatchObject([
    { name: 'Boy', move: 6, toughness: 5, save: 5, wounds: 1, leadership: 7, objectiveControl: 2 },
    { name: 'Boss Nob', move: 6, toughness: 5, save: 5, wounds: 2, leadership: 7, objectiveControl: 2 },
  ]);
});

test('a library of the 10th edition has them in place of the later ones', () => {
  const library = libraryOf10e(openLibrary(() => undefined));
  expect(library.datasheet('orks/boyz')).toBe(boyz10e);
  expect(library.findDatasheets('Boyz')).toEqual([boyz10e]);
  expect(library.optionsOf('orks/boyz')).toBe(boyzOptions10e);
  expect(library.faction('orks')?.datasheets).toContain(boyz10e);
  expect(library.datasheet('orks/warboss')?.dataVersion).toBe('11e-launch');
});

/** Cards of a mode of play with Entry Zones and Hatchways, which no table here has. */
const unreachable: ReadonlySet<string> = new Set(['Eager to Fight', 'Pile Through']);

if (sheet !== undefined) {
  test('ds.boyz-10e-15 its composition', () =>
    expect(boyz10e.composition).toMatchObject(sheet.composition.map(({ min, max }) => ({ min, max }))));
  test('ds.boyz-10e-16 its points', () =>
    expect(boyz10e.points).toEqual(sheet.points.map((tier) => ({ ...tier, fromCopy: 1 }))));
  test('ds.boyz-10e-18 its keywords', () =>
    expect([boyz10e.keywords, boyz10e.factionKeywords]).toEqual([sheet.keywords, sheet.factionKeywords]));
  test('ds.boyz-10e-20 the detachment rules of its page are played', () => {
    const rules = detachments.flatMap(({ effects }) => effects.map((effect) => effect.about?.name));
    for (const rule of sheet.detachmentRulesListed) expect(rules).toContain(rule);
  });
  test('ds.boyz-10e-21 the stratagems of its page are played, but for those of Boarding Actions', () => {
    const core = [...ruleset10e.stratagems.values()].map(({ name }) => name);
    expect(core.sort()).toEqual([...(sheet.stratagemsListed.core10 ?? [])].sort());
    for (const { name, cards } of detachments) {
      const wanted = (sheet.stratagemsListed[name] ?? []).filter((card) => !unreachable.has(card));
      expect(cards.map(({ card }) => card.name).sort()).toEqual([...wanted].sort());
    }
  });
}
