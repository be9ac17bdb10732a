import { existsSync, readFileSync } from 'node:fs';
import type { Amount, Datasheet, WeaponProfile } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { parseAmount, parseCharacteristic } from '../amounts.ts';
import { inches } from '../data/bases.ts';
import { parseWeaponAbilities } from '../keywords.ts';
import { keywordOf, nameKey, plain } from '../names.ts';
import { seedDatasheets, seedOptions } from './index.ts';

interface ModelFacts {
  readonly name: string;
  readonly M: string;
  readonly T: string;
  readonly Sv: string;
  readonly W: string;
  readonly Ld: string;
  readonly OC: string;
  readonly InSv: string | null;
  readonly min: number;
  readonly max: number;
  readonly defaultWargear: readonly string[];
  readonly base: OutlineFacts;
  readonly footprintAssumed?: OutlineFacts;
}

interface OutlineFacts {
  readonly shape: string;
  readonly diameterMm?: number;
  readonly lengthMm?: number;
  readonly widthMm?: number;
  readonly topMm?: number;
}

interface SheetFacts {
  readonly models: readonly ModelFacts[];
  readonly weapons: readonly (Readonly<Record<'name' | 'range' | 'A' | 'S' | 'AP' | 'D', string>> & {
    readonly BS?: string;
    readonly WS?: string;
    readonly keywords: readonly string[];
  })[];
  readonly points: readonly { readonly models: number; readonly cost: number; readonly from?: number }[];
  readonly keywords: readonly string[];
  readonly factionKeywords: readonly string[];
  readonly coreAbilities: readonly string[];
  readonly factionAbilities: readonly string[];
  readonly abilities: readonly string[];
  readonly transport?: {
    readonly capacity: number;
    readonly excludes?: readonly string[];
    readonly spaces?: Readonly<Record<string, number>>;
  };
}

const file = new URL('../../../../../shared/data/seed-datasheets-profiles.json', import.meta.url);
const absent = !existsSync(file);
const sheets = absent ? [] : readSheets(readFileSync(file, 'utf8'));

function readSheets(text: string): { readonly sheet: Datasheet; readonly facts: SheetFacts }[] {
  const { datasheets } = JSON.parse(text) as {
    datasheets: { name: string; editions: Readonly<Record<string, SheetFacts>> }[];
  };
  return datasheets.map(({ name, editions }) => ({
    sheet: seedDatasheets.find((sheet) => nameKey(sheet.name) === nameKey(name))!,
    facts: editions['11e-launch']!,
  }));
}

function number(text: string | null): number | undefined {
  const value = parseCharacteristic(text ?? '-');
  return value.kind === 'fixed' ? value.value : undefined;
}

test.skipIf(absent)('02.02 hand-written models equal the recorded facts (needs ../shared)', () => {
  for (const { sheet, facts } of sheets) {
    for (const model of facts.models) {
      const profile = sheet.profiles.find((candidate) => candidate.name === model.name)!;
      const printed = [
        profile.move,
        profile.toughness,
        profile.save,
        profile.wounds,
        profile.leadership,
        profile.objectiveControl,
        profile.invulnerable,
      ];
      expect(printed).toEqual([model.M, model.T, model.Sv, model.W, model.Ld, model.OC, model.InSv].map(number));
      const entry = sheet.composition.find((candidate) => candidate.profile === model.name)!;
      expect([entry.min, entry.max]).toEqual([model.min, model.max]);
      const names = entry.wargear.map((id) => sheet.weapons.find((weapon) => weapon.id === id)?.name);
      expect(names.sort()).toEqual([...model.defaultWargear].sort());
    }
    expect(sheet.profiles).toHaveLength(facts.models.length);
  }
});

test.skipIf(absent)('02.04 hand-written weapons equal the recorded facts (needs ../shared)', () => {
  const row = (profile: WeaponProfile): unknown => [
    profile.name,
    profile.range,
    profile.attacks,
    profile.skill,
    profile.strength,
    profile.armourPenetration,
    profile.damage,
    profile.abilities,
  ];
  const amount = (text: string): Amount | undefined => parseAmount(text);
  for (const { sheet, facts } of sheets) {
    const expected = facts.weapons.map((weapon) => [
      weapon.name,
      number(weapon.range),
      amount(weapon.A),
      number(weapon.BS ?? weapon.WS ?? null),
      amount(weapon.S),
      number(weapon.AP),
      amount(weapon.D),
      parseWeaponAbilities(weapon.keywords.join(', ')),
    ]);
    expect(sheet.weapons.flatMap((weapon) => weapon.profiles.map(row))).toEqual(expected);
  }
});

test.skipIf(absent)(
  '25.03-d hand-written points, keywords and transports equal the recorded facts (needs ../shared)',
  () => {
    for (const { sheet, facts } of sheets) {
      expect(sheet.points).toEqual(
        facts.points.map((tier) => ({ models: tier.models, points: tier.cost, fromCopy: tier.from ?? 1 })),
      );
      expect(sheet.keywords).toEqual(facts.keywords.map(keywordOf));
      expect(sheet.factionKeywords).toEqual(facts.factionKeywords.map(keywordOf));
      const names = sheet.abilities.map((ability) => ability.name).sort();
      expect(names).toEqual([...facts.coreAbilities, ...facts.factionAbilities, ...facts.abilities].map(plain).sort());
      expect(sheet.transport?.capacity).toBe(facts.transport?.capacity);
      expect(sheet.transport?.refuses ?? []).toEqual(facts.transport?.excludes ?? []);
      expect(Object.fromEntries((sheet.transport?.spaces ?? []).map((entry) => [entry.keyword, entry.spaces]))).toEqual(
        facts.transport?.spaces ?? {},
      );
    }
  },
);

test.skipIf(absent)('17.02 hand-written bases equal the recorded facts (needs ../shared)', () => {
  for (const { sheet, facts } of sheets) {
    for (const model of facts.models) {
      const { base, height } = sheet.profiles.find((candidate) => candidate.name === model.name)!;
      const { shape, diameterMm = 0, lengthMm = 0, widthMm = 0, topMm } = model.footprintAssumed ?? model.base;
      const [long, short] = [inches(lengthMm / 2), inches(widthMm / 2)];
      if (shape === 'round') expect(base).toEqual({ kind: 'round', radius: inches(diameterMm / 2) });
      if (shape === 'oval') expect(base).toEqual({ kind: 'oval', long, short });
      if (shape === 'rectangle') expect(base.kind === 'hull' && base.outline[0]).toEqual([long, short]);
      if (topMm !== undefined) expect(height).toBe(inches(topMm));
    }
  }
});

test('02.06 default wargear and options name weapons of their datasheet', () => {
  for (const sheet of seedDatasheets) {
    const ids = sheet.weapons.map((weapon) => weapon.id);
    const options = seedOptions[sheet.id] ?? [];
    const named = [
      ...sheet.composition.flatMap((entry) => entry.wargear),
      ...options.flatMap((option) => [...option.replaces, ...option.choices.flat()]),
    ];
    for (const id of named) expect(ids, sheet.id).toContain(id);
  }
});
