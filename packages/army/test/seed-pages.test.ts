/** The captured pages of datasheets, outside of this repository: what is read of them equals the recorded content, field by field. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { nameKey, parseWeaponAbilities, plain } from '@adjutant/content/data';
import type { Amount } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { type PageSheet, readPage } from '../src/index.ts';

const data = new URL('../../../../shared/data/', import.meta.url);
const absent = !existsSync(new URL('pages/', data));
const why = '(needs ../shared)';

interface SeedWeapon extends Readonly<Record<'name' | 'type' | 'A' | 'D', string>> {
  readonly profile?: string;
  readonly range: number | string;
  readonly BS?: string;
  readonly WS?: string;
  readonly S: number;
  readonly AP: number;
  readonly abilities: readonly string[];
}
type Names = readonly string[];
interface SeedOption {
  readonly who: string;
  readonly replace?: Names;
  readonly withOneOf?: readonly Names[];
  readonly add?: readonly Names[];
  readonly addOneOf?: readonly Names[];
  readonly maxPerModel?: number;
  readonly limit?: { readonly count: number; readonly perModelsInUnit: number };
}
interface Seed extends Readonly<Record<'id' | 'name' | 'faction' | 'source', string>> {
  readonly edition: number;
  readonly weapons: readonly SeedWeapon[];
  readonly defaultWargear: Readonly<Record<string, Names | null>> | null;
  readonly defaultWargearAssumed: Readonly<Record<string, Names>>;
  readonly wargearOptions: readonly SeedOption[];
  readonly abilities: Readonly<Record<'core' | 'faction' | 'datasheet', Names>>;
  readonly composition: readonly { readonly model: string; readonly min: number; readonly max: number }[];
  readonly points: readonly { readonly models: number; readonly points: number; readonly unitCopy?: string }[];
  readonly keywords: Names;
  readonly factionKeywords: Names;
  readonly detachmentRulesListed: Names;
  readonly stratagemsListed: Readonly<Record<string, Names>>;
  readonly bodyguardRule?: string;
  readonly damaged?: { readonly woundsRemaining: readonly number[]; readonly OC: number; readonly hitRoll: number };
  readonly transport?: {
    readonly capacity: number;
    readonly accepts: Names;
    readonly excludes?: Names;
    readonly spaces?: Readonly<Record<string, number>>;
    readonly capacityWithSupaKannon?: number;
  };
}
interface SeedCard {
  readonly name: string;
  readonly detachment: string;
  readonly category: string;
  readonly cp: number;
  readonly editions?: readonly number[];
  readonly edition: number;
  readonly side: string;
  readonly when: string;
  readonly data: { readonly phase?: string };
}

const seeds: { readonly datasheets: readonly Seed[]; readonly stratagems: readonly SeedCard[] } = absent
  ? { datasheets: [], stratagems: [] }
  : JSON.parse(readFileSync(new URL('seed-content.json', data), 'utf8'));

function text(number: string): string {
  const name = readdirSync(new URL('pages/', data)).find((file) => file.startsWith(number))!;
  return readFileSync(new URL(`pages/${name}`, data), 'utf8');
}

function sheetOf(seed: Seed): PageSheet {
  const result = readPage(text(seed.source.replace('seed ', '')));
  if (!result.ok) throw new Error(result.error.code);
  return result.sheet;
}

test.skipIf(absent)(`the captured pages are there to compare with ${why}`, () => {
  expect(seeds.datasheets.map(({ name }) => name)).toHaveLength(4);
});

const amount = ({ dice, sides, plus }: Amount): string =>
  dice === 0 ? String(plus) : `${dice > 1 ? dice : ''}D${sides}${plus > 0 ? `+${plus}` : ''}`;
/** Names of weapons behind their ids; the same for a list of lists. */
const namesIn = (sheet: PageSheet) => (ids: Names) =>
  ids.map((id) => sheet.weapons.find((weapon) => weapon.id === id)?.name ?? id);

/** A field of every datasheet: as the page says it, and as it is recorded. */
const fields: Readonly<Record<string, (sheet: PageSheet, seed: Seed) => readonly [unknown, unknown]>> = {
  'name, faction and edition': (sheet, seed) => [
    [sheet.name.toUpperCase(), sheet.factionName.toUpperCase(), sheet.edition],
    [seed.name.toUpperCase(), seed.faction, seed.edition],
  ],
  'weapons and their profiles': (sheet, seed) => [
    sheet.weapons.flatMap(({ name, profiles }) =>
      profiles.map((profile) => ({
        name: profiles.length > 1 ? profile.name : name,
        range: profile.range ?? 'Melee',
        attacks: amount(profile.attacks),
        skill: `${profile.skill}+`,
        strength: amount(profile.strength),
        armourPenetration: profile.armourPenetration,
        damage: amount(profile.damage),
        abilities: profile.abilities,
      })),
    ),
    seed.weapons.map((weapon) => ({
      name: weapon.profile === undefined ? weapon.name : `${weapon.name} - ${weapon.profile}`,
      range: weapon.range,
      attacks: weapon.A,
      skill: weapon.BS ?? weapon.WS,
      strength: String(weapon.S),
      armourPenetration: weapon.AP,
      damage: weapon.D,
      abilities: parseWeaponAbilities(weapon.abilities.join(', ')),
    })),
  ],
  'wargear options': (sheet, seed) => {
    const named = namesIn(sheet);
    const printed = sheet.options.map(({ replaces, choices, perModel, limit }) => ({
      replace: named(replaces),
      choices: choices.map(named),
      perModel,
      limit: limit?.perModels === undefined ? undefined : [limit.count, limit.perModels],
    }));
    const recorded = seed.wargearOptions.map(({ replace = [], withOneOf, add, addOneOf, maxPerModel = 1, limit }) => ({
      replace,
      choices: withOneOf ?? add ?? addOneOf,
      perModel: maxPerModel,
      limit: limit && [limit.count, limit.perModelsInUnit],
    }));
    return [printed, recorded];
  },
  'who has the options': (sheet, seed) => [
    sheet.options.map(({ profile }) => profile ?? 'model'),
    seed.wargearOptions.map(({ who }) => /Boss Nob|Boy/.exec(who)?.[0] ?? 'model'),
  ],
  'default wargear, printed or assumed': (sheet, seed) => {
    const named = namesIn(sheet);
    const rows = (assumed: boolean) =>
      sheet.composition
        .filter((row) => (row.assumed === true) === assumed)
        .map(({ profile, wargear }) => [profile, named(wargear).sort()]);
    const recorded = (lists: Readonly<Record<string, Names | null>>) =>
      Object.entries(lists).flatMap(([model, list]) => (list === null ? [] : [[model, [...list].sort()]]));
    return [
      [rows(false), rows(true)],
      [recorded(seed.defaultWargear ?? {}), recorded(seed.defaultWargearAssumed)],
    ];
  },
  composition: (sheet, seed) => [
    sheet.composition.map(({ profile, min, max }) => ({ model: profile, min, max })),
    seed.composition,
  ],
  'points for each copy': (sheet, seed) => [
    sheet.points.map(({ models, points, fromCopy, toCopy }) => {
      const copies =
        toCopy === undefined ? `${fromCopy}+` : fromCopy === toCopy ? `${fromCopy}` : `${fromCopy}-${toCopy}`;
      return { models, points, ...(copies !== '1+' && { unitCopy: copies }) };
    }),
    seed.points,
  ],
  abilities: (sheet, seed) => {
    const kind = (wanted: string) =>
      sheet.abilities.filter((ability) => ability.kind === wanted).map(({ name }) => name);
    const { core, faction, datasheet } = seed.abilities;
    return [
      [kind('core'), kind('faction'), kind('datasheet')],
      [core, faction, datasheet],
    ];
  },
  keywords: (sheet, seed) => [
    [sheet.keywords, sheet.factionKeywords],
    [seed.keywords, seed.factionKeywords],
  ],
  'characteristics, which the pages do not print': (sheet) => [
    [sheet.profiles, sheet.invulnerable],
    [[], undefined],
  ],
  'damaged bracket': (sheet, { damaged }) => [
    sheet.damaged,
    damaged && {
      from: damaged.woundsRemaining[0],
      to: damaged.woundsRemaining[1],
      objectiveControl: damaged.OC,
      hitRoll: damaged.hitRoll,
    },
  ],
  'transport capacity': (sheet, { transport }) => [
    sheet.transport,
    transport && {
      capacity: transport.capacity,
      accepts: [transport.accepts],
      refuses: transport.excludes ?? [],
      spaces: Object.entries(transport.spaces ?? {}).map(([keyword, spaces]) => ({ keyword, spaces })),
      ...(transport.capacityWithSupaKannon !== undefined && {
        capacityWith: [{ weapon: 'supa-kannon', capacity: transport.capacityWithSupaKannon }],
      }),
    },
  ],
  'bodyguard rule': (sheet, seed) => [
    sheet.bodyguard,
    seed.bodyguardRule && { startingStrength: 20, leaders: 2, oneOf: 'WARBOSS' },
  ],
  'detachment rules': (sheet, seed) => [sheet.detachmentRules, seed.detachmentRulesListed],
  stratagems: (sheet, seed) => {
    const key = (detachment: string, name: string) => `${detachment}: ${nameKey(name)}`;
    return [
      sheet.stratagems.map(({ detachment, name }) =>
        key(detachment === 'Core' ? `core${sheet.edition}` : detachment, name),
      ),
      Object.entries(seed.stratagemsListed).flatMap(([detachment, names]) =>
        names.map((name) => key(detachment, name)),
      ),
    ].map((list) => list.sort()) as [string[], string[]];
  },
};

for (const seed of seeds.datasheets)
  test.each(Object.entries(fields))(`the page of ${seed.id}: %s`, (_field, compare) => {
    const [printed, recorded] = compare(sheetOf(seed), seed);
    expect(printed).toEqual(recorded);
  });

/** The phases of a card in the words of the record. */
function phasesOf({ data: { phase }, when }: SeedCard): readonly string[] {
  const words = (phase ?? when.split(/, (?:just|right|when|after)/)[0]!)
    .toLowerCase()
    .replace('battle-shock', 'command');
  return ['any', 'command', 'movement', 'shooting', 'charge', 'fight'].filter((name) => words.includes(name));
}

for (const seed of seeds.datasheets)
  test(`the page of ${seed.id}: the price, category, turn and phase of every listed stratagem`, () => {
    const sides: Readonly<Record<string, string>> = { own: 'yours', opponent: 'opponent', either: 'either' };
    const core = { 10: 'Core (10th)' }[seed.edition] ?? 'Core';
    for (const card of sheetOf(seed).stratagems) {
      const recorded = seeds.stratagems.find(
        ({ name, detachment }) =>
          nameKey(name) === nameKey(card.name) && detachment === (card.detachment === 'Core' ? core : card.detachment),
      )!;
      expect([card.name, card.commandPoints]).toEqual([card.name, recorded.cp]);
      if (card.category !== undefined) expect(card.category).toBe(recorded.category);
      const turns = new Set(card.when!.map(({ turn }) => sides[turn]));
      expect([card.name, turns.size > 1 ? 'either' : [...turns][0]]).toEqual([card.name, recorded.side]);
      expect([card.name, card.when!.map(({ phase }) => phase)]).toEqual([card.name, phasesOf(recorded)]);
    }
  });

interface Facts {
  readonly models: readonly {
    readonly name: string;
    readonly min: number;
    readonly max: number;
    readonly defaultWargear: Names;
  }[];
  readonly weapons: readonly (Readonly<Record<'name' | 'range' | 'A' | 'S' | 'AP' | 'D', string>> & {
    readonly BS?: string;
    readonly WS?: string;
    readonly keywords: Names;
  })[];
  readonly keywords: Names;
  readonly factionKeywords: Names;
  readonly coreAbilities: Names;
  readonly points: readonly {
    readonly models: number;
    readonly cost: number;
    readonly from?: number;
    readonly to?: number | null;
  }[];
  readonly pointsSeedPage?: readonly { readonly models: number; readonly cost: number }[];
}

const recorded: {
  readonly datasheets: readonly {
    readonly seedContentId: string;
    readonly editions: Readonly<Record<string, Facts>>;
  }[];
} = absent ? { datasheets: [] } : JSON.parse(readFileSync(new URL('seed-datasheets-profiles.json', data), 'utf8'));

for (const { seedContentId, editions } of recorded.datasheets)
  test(`the page of ${seedContentId}: equal to the recorded profiles`, () => {
    const seed = seeds.datasheets.find(({ id }) => id === seedContentId)!;
    const facts = editions[{ 10: '10e' }[seed.edition] ?? '11e-launch']!;
    const sheet = sheetOf(seed);
    const rows = sheet.weapons.flatMap(({ profiles }) => profiles);
    const skill = (profile: (typeof rows)[number]) => (profile.range === undefined ? 'WS' : 'BS');
    expect(
      rows.map((profile) => ({
        name: profile.name,
        range: profile.range === undefined ? 'Melee' : `${profile.range}"`,
        A: amount(profile.attacks),
        [skill(profile)]: `${profile.skill}+`,
        S: amount(profile.strength),
        AP: String(profile.armourPenetration),
        D: amount(profile.damage),
        keywords: profile.abilities,
      })),
    ).toEqual(
      facts.weapons.map(({ keywords, name, type: _type, ...row }: Facts['weapons'][number] & { type?: string }) => ({
        name: plain(name),
        ...row,
        keywords: parseWeaponAbilities(keywords.join(', ')),
      })),
    );
    expect(sheet.composition.map(({ min, max }) => [min, max]).sort()).toEqual(
      facts.models.map(({ min, max }) => [min, max]).sort(),
    );
    expect(sheet.composition.map(({ wargear }) => namesIn(sheet)(wargear).sort()).sort()).toEqual(
      facts.models.map(({ defaultWargear }) => [...defaultWargear].sort()).sort(),
    );
    expect(sheet.points.map(({ models, points, fromCopy }) => [models, points, fromCopy])).toEqual(
      (facts.pointsSeedPage ?? facts.points).map((row) => [row.models, row.cost, 'from' in row ? row.from : 1]),
    );
    expect([...sheet.keywords, ...sheet.factionKeywords]).toEqual(
      [...facts.keywords, ...facts.factionKeywords].map((word) => plain(word).toUpperCase()),
    );
    expect(sheet.abilities.filter(({ kind }) => kind === 'core').map(({ name }) => name)).toEqual(facts.coreAbilities);
  });

test.skipIf(absent)(
  `every line of the captured pages is in the report, and none of a datasheet is left over ${why}`,
  () => {
    for (const number of ['000', '001', '003', '004']) {
      const page = text(number);
      const result = readPage(page);
      if (!result.ok) throw new Error(result.error.code);
      const lines = new Set(result.report.map(({ line }) => line));
      const full = page.split('\n').flatMap((line, at) => (plain(line.replaceAll('|', '')) === '' ? [] : [at + 1]));
      expect(full.filter((line) => !lines.has(line))).toEqual([]);
      expect(result.report.filter(({ status }) => status === 'unknown')).toEqual([]);
      expect(result.report.filter(({ status }) => status === 'guessed').map(({ code }) => code)).toEqual(
        { '000': ['page-item-spelling'], '001': ['page-faction-keywords'] }[number] ?? [],
      );
    }
  },
);

test.skipIf(absent)(`a page of rules is no datasheet ${why}`, () => {
  expect(readPage(text('002'))).toMatchObject({ ok: false, error: { code: 'page-no-datasheet' } });
});
