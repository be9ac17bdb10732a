import { expect, test } from 'vitest';
import { compileDatasheets } from './compile.ts';
import type { FactionFile } from './library.ts';
import type { Source, SourceUnit } from './source.ts';

const version = { edition: '11th', dataslate: 'launch' };
const walker: SourceUnit = {
  id: 'strider',
  name: 'Strider',
  faction_id: 'wardens',
  profiles: [{ name: 'Strider', M: 20, T: 9, W: 12, Sv: 3, invuln_sv: null, invuln_sv_ranged: 5, Ld: 7, OC: 0 }],
  points: [
    { models: 1, cost: 100, unit_count_min: 1 },
    { models: 1, cost: 120, unit_count_min: 3 },
  ],
  keywords: ['Vehicle', 'Aircraft'],
  faction_keywords: ['The Wardens’ Own'],
  base_size_mm: { shape: 'hull' },
  model_count: { min: 1, max: 1 },
  weapon_ids: ['lash', 'lash-2', 'beam'],
  ability_ids: ['deadly-demise-d6-2', 'far-sight'],
  attachment_role: 'leader',
  wargear_costs: [{ item_id: 'beam', cost: 5 }],
  wargear_budgets: [
    { items: ['lash', 'lash-2', 'banner'], count: 2, per_models: 5, duplicate_limit: 1 },
    { items: ['beam'], count: 1, per_models: 0 },
  ],
  game_version: version,
};
const source: Source = {
  units: [walker, { ...walker, id: 'other', game_modes: ['another-game'] }],
  weapons: [
    {
      id: 'lash',
      name: 'Lash',
      faction_id: 'wardens',
      profiles: [{ name: 'Lash', range: 12, stats: { A: 'D6', S: 4, AP: 0, D: 1, BS: 4 }, keywords: [] }],
    },
    {
      id: 'lash-2',
      name: 'Lash',
      faction_id: 'wardens',
      profiles: [{ name: 'Lash', range: 'Melee', stats: { A: 2, S: 4, AP: -1, D: 1, WS: 3 } }],
    },
    {
      id: 'beam',
      name: 'Beam',
      faction_id: 'wardens',
      profiles: [
        {
          name: 'Wide',
          range: 24,
          stats: { A: 3, S: 5, AP: 0, D: 1, BS: null },
          keywords: [{ keyword_id: 'torrent' }],
        },
        {
          name: 'Narrow',
          range: 24,
          stats: { A: 1, S: 12, AP: -3, D: 'D6+1', BS: 3 },
          keywords: [{ keyword_id: 'anti', parameters: { target_keyword: 'Fly', threshold: 4 } }],
        },
      ],
    },
  ],
  abilities: [
    { ability_id: 'deadly-demise-d6-2', name: 'Deadly Demise D6+2', behavior: 'reactive' },
    { ability_id: 'far-sight', name: 'Far Sight', behavior: 'aura' },
    { ability_id: 'oath', name: 'Oath', behavior: 'passive' },
  ],
  weaponKeywords: [
    { id: 'torrent', name: 'Torrent' },
    { id: 'anti', name: 'Anti' },
  ],
  compositions: [
    {
      unit_id: 'strider',
      faction_id: 'wardens',
      models: [{ name: 'Strider', min: 1, max: 1, default_weapon_ids: ['lash', 'lash-2'] }],
    },
  ],
  options: [
    {
      unit_id: 'strider',
      faction_id: 'wardens',
      replaces: ['lash', 'lash-2'],
      replacement_choice: [['beam'], ['banner']],
      model_constraint: { any_number: true },
    },
  ],
  wargear: [{ id: 'banner', name: 'old banner' }],
  factions: [{ id: 'wardens', name: 'Wardens', faction_rule_ids: ['oath'] }],
  detachments: [{ id: 'first', name: 'First', faction_id: 'wardens', detachment_points: 2 }],
  enhancements: [{ id: 'gem', name: 'Gem', detachment_id: 'first', cost: 15 }],
  attachments: [{ leader_id: 'strider', eligible_bodyguard_ids: ['strider', 'nobody'] }],
};

const compiled = compileDatasheets(source, 'test 1.0');
const faction: FactionFile = JSON.parse(compiled.files.get('wardens.json')!);
const sheet = faction.datasheets[0]!;

test('datasheets of other game modes are left out and counted', () => {
  expect(faction.datasheets.map((entry) => entry.id)).toEqual(['wardens/strider']);
  expect(compiled.summary[0]).toContain('1 of other game modes');
});

test('IMP-07 a ranged and a melee weapon of one name are one weapon with both profiles', () => {
  expect(sheet.weapons[0]?.profiles.map((profile) => [profile.range, profile.skill])).toEqual([
    [12, 4],
    [undefined, 3],
  ]);
  expect(sheet.composition[0]?.wargear).toEqual(['lash']);
});

test('04.01.03 profiles of one weapon carry its name, and no skill where it hits without a roll', () => {
  const beam = sheet.weapons[1];
  expect(beam?.profiles.map((profile) => profile.name)).toEqual(['Beam - wide', 'Beam - narrow']);
  expect(beam?.profiles[0]?.skill).toBeUndefined();
  expect(beam?.profiles[1]?.abilities).toEqual([
    { id: 'anti', threshold: 4, against: { keywords: ['FLY'], without: false } },
  ]);
});

test('23 AIRCRAFT have no move and no objective control', () => {
  expect(sheet.profiles[0]).toMatchObject({ toughness: 9, invulnerableRanged: 5 });
  expect(sheet.profiles[0]).not.toHaveProperty('move');
  expect(sheet.profiles[0]).not.toHaveProperty('objectiveControl');
});

test('17.02-a a model without a base is FRAME with an assumed outline', () => {
  expect(sheet.keywords).toEqual(['VEHICLE', 'AIRCRAFT', 'STRIDER', 'FRAME']);
  expect(sheet.profiles[0]?.base.kind).toBe('hull');
  expect(sheet.notes).toEqual(['hull-outline-assumed', 'frame-assumed', 'damaged-unknown']);
});

test('24 abilities have their owner in the id unless core', () => {
  expect(sheet.abilities.map((ability) => [ability.id, ability.kind])).toEqual([
    ['leader', 'core'],
    ['wardens/oath', 'faction'],
    ['deadly-demise', 'core'],
    ['wardens/far-sight', 'aura'],
    ['wardens/banner', 'wargear'],
  ]);
});

test('25.03-d tiers, priced wargear and bodyguards are kept', () => {
  expect(sheet.points).toEqual([
    { models: 1, points: 100, fromCopy: 1 },
    { models: 1, points: 120, fromCopy: 3 },
  ]);
  expect(sheet.wargearPoints).toEqual([{ wargear: 'beam', points: 5 }]);
  expect(sheet.leads).toEqual(['wardens/strider']);
  expect(sheet.factionKeywords).toEqual(["THE WARDENS' OWN"]);
});

test('options name the weapons and wargear of the datasheet', () => {
  expect(faction.options['wardens/strider']).toEqual([
    { replaces: ['lash'], choices: [['beam'], ['wardens/banner']], perModel: 1 },
  ]);
});

test('02.06 what a unit may have at most is kept: for the unit, for so many models, of one item', () => {
  expect(faction.gearLimits?.['wardens/strider']).toEqual([
    { items: ['lash', 'wardens/banner'], count: 2, perModels: 5, each: 1 },
    { items: ['beam'], count: 1 },
  ]);
  const limited = (model_constraint: Source['options'][number]['model_constraint']) => {
    const options = [{ ...source.options[0]!, model_constraint: model_constraint ?? null }];
    const file: FactionFile = JSON.parse(compileDatasheets({ ...source, options }, 'test').files.get('wardens.json')!);
    return file.options['wardens/strider']![0]!.limit;
  };
  expect(limited({ per_n_models: 5 })).toEqual({ count: 1, perModels: 5 });
  expect([limited({ max_count: 3 }), limited(null)]).toEqual([{ count: 3 }, { count: 1 }]);
  expect([limited({ any_number: true, max_count: 2 }), limited({ max_count: 2, per_n_models: 10 })]).toEqual([
    undefined,
    undefined,
  ]);
});
