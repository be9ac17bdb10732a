import {
  type DetachmentFacts,
  type EnhancementFacts,
  type FactionFile,
  type Library,
  openLibrary,
} from '@adjutant/content/data';
import type { ArmySetup, ComponentSetup, Datasheet, ModelSetup, UnitSetup } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { battleSizeFor, battleSizes } from './battle-size.ts';
import { checkMuster } from './check-muster.ts';

interface SheetSketch {
  readonly keywords?: readonly string[];
  readonly faction?: string;
  readonly leads?: readonly string[];
  readonly support?: boolean;
  readonly most?: number;
}

const sheets: Readonly<Record<string, SheetSketch>> = {
  captain: { keywords: ['CHARACTER'], leads: ['wardens/guards'] },
  hero: { keywords: ['CHARACTER', 'EPIC HERO'] },
  medic: { keywords: ['CHARACTER'], support: true, leads: ['wardens/guards'] },
  surgeon: { keywords: ['CHARACTER'], support: true, leads: ['wardens/guards'] },
  guards: { keywords: ['BATTLELINE'], most: 20 },
  truck: { keywords: ['VEHICLE', 'DEDICATED TRANSPORT'] },
  tank: { keywords: ['VEHICLE'] },
  mercenary: { faction: 'rogues' },
  wizard: { faction: 'rogues', keywords: ['CHARACTER'] },
};

function sheet(name: string): Datasheet {
  const { keywords = [], faction = 'wardens', leads, support, most = 5 } = sheets[name]!;
  const base = { kind: 'round', radius: 0.63 } as const;
  const profile = { name, move: 6, toughness: 4, save: 3, wounds: 1, leadership: 7, base, height: 1, keywords: [] };
  return {
    id: `${faction}/${name}`,
    name,
    faction,
    factionKeywords: [faction.toUpperCase()],
    keywords,
    profiles: [profile],
    weapons: [],
    abilities: support === true ? [{ id: 'support', name: 'Support', kind: 'core' }] : [],
    composition: [{ profile: name, min: 1, max: most, wargear: [] }],
    points: [],
    dataVersion: 'test',
    ...(leads && { leads }),
  };
}

const detachments: readonly DetachmentFacts[] = [
  { id: 'wardens/wall', name: 'Wall', points: 2, dispositions: [] },
  { id: 'wardens/gate', name: 'Gate', points: 1, dispositions: [] },
  { id: 'wardens/tower', name: 'Tower', points: 3, dispositions: [] },
  { id: 'wardens/riddle', name: 'Riddle', dispositions: [] },
  {
    id: 'wardens/column',
    name: 'Column',
    points: 1,
    dispositions: [],
    grants: [{ keyword: 'BATTLELINE', to: ['VEHICLE'] }],
  },
  { id: 'wardens/herd', name: 'Herd', points: 1, dispositions: [], minimums: [{ keyword: 'VEHICLE', min: 2 }] },
];
const wall = { detachment: 'wardens/wall', points: 10 };
const enhancements: readonly EnhancementFacts[] = [
  { id: 'crown', name: 'Crown', ...wall },
  { id: 'robe', name: 'Robe', ...wall },
  { id: 'ring', name: 'Ring', ...wall, needs: [['MOUNTED']] },
  { id: 'paint', name: 'Paint', ...wall, upgrade: true },
  ...['key', 'lock', 'bolt'].map((id) => ({ id, name: id, detachment: 'wardens/gate', points: 10 })),
];
const allies = [
  {
    name: 'Rogues',
    datasheets: ['rogues/mercenary', 'rogues/wizard'],
    detachments: ['gate'],
    noWarlord: true,
    points: { incursion: 150 },
  },
] as const;

const file: FactionFile = {
  id: 'wardens',
  name: 'Wardens',
  datasheets: [],
  detachments,
  enhancements,
  allies,
  options: {},
};
const library: Library = {
  ...openLibrary(() => undefined),
  index: { source: 'test', factions: [{ id: 'wardens', name: 'Wardens', aliases: [], datasheets: [] }] },
  faction: (id) => (id === 'wardens' ? file : undefined),
};

type Part = { readonly role?: ComponentSetup['role']; readonly count?: number } & Pick<
  ModelSetup,
  'warlord' | 'enhancement'
>;

/** A unit of one or several parts, written as `captain` or `captain: { warlord: true }`. */
function unit(parts: Readonly<Record<string, Part>>, points = 100): UnitSetup {
  const names = Object.keys(parts);
  return {
    name: names.join(' + '),
    points,
    components: names.map((name) => ({ datasheet: sheet(name).id, role: parts[name]!.role ?? 'only' })),
    models: names.flatMap((name, component) => {
      const { count = 1, role: _role, ...model } = parts[name]!;
      return Array.from({ length: count }, (_none, at) => ({
        component,
        profile: name,
        weapons: [],
        ...(at === 0 && model),
      }));
    }),
  };
}

const captain = unit({ captain: { warlord: true } });

function army(units: readonly UnitSetup[], chosen: readonly string[] = ['wall']): ArmySetup {
  return {
    name: 'test',
    faction: 'wardens',
    detachments: chosen.map((id) => `wardens/${id}`),
    points: units.reduce((sum, { points }) => sum + points, 0),
    units,
    datasheets: Object.fromEntries(Object.keys(sheets).map((name) => [sheet(name).id, sheet(name)])),
  };
}

const incursion = battleSizes[0]!;
const found = (units: readonly UnitSetup[], chosen?: readonly string[], size = battleSizes[1]!) =>
  checkMuster(army(units, chosen), library, size).map(({ code }) => code);
const many = (count: number, name: string) => Array.from({ length: count }, () => unit({ [name]: {} }, 10));

test('a legal roster gives no finding', () => {
  expect(found([captain, unit({ guards: { count: 10 } })])).toEqual([]);
});

test('25.03-a 25.04-a the points of the battle size, chosen by the points where it is not named', () => {
  const heavy = [captain, unit({ guards: {} }, 1905)];
  expect(found(heavy)).toEqual(['too-many-points']);
  expect(checkMuster(army(heavy), library)).toEqual([]);
  expect([1000, 1001, 2000, 2001, 9000].map((points) => battleSizeFor(points).id)).toEqual([
    'incursion',
    'strike-force',
    'strike-force',
    'onslaught',
    'onslaught',
  ]);
});

test('LIST-03 25.04-a 25.04 ex 1, 25.04-b detachments each once, within the detachment points', () => {
  expect(found([captain], ['wall', 'gate'])).toEqual([]);
  expect(found([captain], ['wall', 'tower'])).toEqual(['too-many-detachment-points']);
  expect(found([captain], ['gate', 'gate'])).toEqual(['detachment-twice']);
  expect(found([captain], [])).toEqual(['no-detachment']);
});

test('25.04-b in Incursion a detachment of three points alone', () => {
  expect(found([captain], ['tower'], incursion)).toEqual([]);
  expect(found([captain], ['wall', 'gate'], incursion)).toEqual(['too-many-detachment-points']);
});

test('25.04-b detachments that the data does not know, or without a price, are named as unchecked', () => {
  const findings = checkMuster(army([captain], ['riddle', 'cave']), library);
  expect(findings.map(({ code, kind }) => `${kind} ${code}`)).toEqual([
    'unchecked detachment-points-unknown',
    'unchecked detachment-unknown',
  ]);
});

test('25.04-c a detachment can demand units', () => {
  expect(found([captain, ...many(1, 'tank')], ['herd'])).toEqual(['detachment-needs-units']);
  expect(found([captain, ...many(2, 'tank')], ['herd'])).toEqual([]);
});

test('LIST-06 25.04 ex 2, 25.03-b copies of a datasheet: twice as many BATTLELINE and DEDICATED TRANSPORT, one EPIC HERO', () => {
  expect(found([captain, ...many(3, 'tank')])).toEqual([]);
  expect(found([captain, ...many(4, 'tank')])).toEqual(['too-many-copies']);
  expect(found([captain, ...many(6, 'guards'), ...many(6, 'truck')])).toEqual([]);
  expect(found([captain, ...many(7, 'guards')])).toEqual(['too-many-copies']);
  expect(found([captain, ...many(2, 'hero')])).toEqual(['too-many-copies']);
  for (const [count, name, findings] of [
    [3, 'tank', ['too-many-copies']],
    [4, 'guards', []],
    [5, 'guards', ['too-many-copies']],
    [4, 'truck', []],
  ] as const)
    expect(found([captain, ...many(count, name)], undefined, incursion)).toEqual(findings);
});

test('LIST-05 25.03-c a keyword that a detachment adds counts', () => {
  expect(found([captain, ...many(6, 'tank')], ['column'])).toEqual([]);
});

test('25.02-a 25.04-d units of the faction, and allies with the detachment that allows them', () => {
  expect(found([captain, unit({ mercenary: {} })], ['gate'])).toEqual([]);
  expect(found([captain, unit({ mercenary: {} })], ['wall'])).toEqual(['ally-not-with-detachment']);
  expect(found([captain, unit({ mercenary: {} }, 151)], ['gate'], incursion)).toEqual(['ally-too-many-points']);
  const stranger = {
    ...unit({ mercenary: {} }),
    components: [{ datasheet: 'rogues/stranger', role: 'only' as const }],
  };
  const with_ = army([captain, stranger]);
  const datasheets = { ...with_.datasheets, 'rogues/stranger': { ...sheet('mercenary'), id: 'rogues/stranger' } };
  expect(checkMuster({ ...with_, datasheets }, library).map(({ code }) => code)).toEqual(['not-of-the-faction']);
});

test('25.04-d numbers of models as the datasheet offers them', () => {
  const [finding] = checkMuster(army([captain, unit({ guards: { count: 21 } })]), library);
  expect(finding).toMatchObject({ code: 'unit-size', rule: '25.04-d', unit: 'guards', values: { count: 21, max: 20 } });
});

test('25.04-e one Warlord, a CHARACTER of the faction', () => {
  expect(found([unit({ captain: {} })])).toEqual(['no-warlord']);
  expect(found([captain, captain])).toEqual(['several-warlords']);
  expect(found([unit({ guards: { warlord: true } })])).toEqual(['warlord-no-character']);
  expect(found([unit({ wizard: { warlord: true } })], ['gate'])).toEqual(['warlord-ally']);
});

test('25.04-f 19.01-a leaders and support units lead what their datasheets name', () => {
  const led = (leader: string, bodyguard: string, role: 'leader' | 'support' = 'leader') =>
    found([captain, unit({ [bodyguard]: { role: 'bodyguard' }, [leader]: { role } })]);
  expect(led('captain', 'guards')).toEqual([]);
  expect(led('captain', 'tank')).toEqual(['leader-may-not-lead']);
  expect(led('medic', 'guards', 'support')).toEqual([]);
});

test('LIST-09 25.04-f 19.01-e support units must be attached, leaders need not', () => {
  expect(found([captain, unit({ medic: {} })])).toEqual(['support-not-attached']);
});

test('ATT-07 19.01-c a leader and a support unit together, but not two support units', () => {
  const led = { guards: { role: 'bodyguard' }, captain: { role: 'leader' }, medic: { role: 'support' } } as const;
  expect(found([captain, unit(led)])).toEqual([]);
  expect(found([captain, unit({ ...led, surgeon: { role: 'support' } })])).toContain('several-leaders');
});

test('ATT-07 19.01 ex 2, 19.01-c two leaders of one unit need a rule that says so', () => {
  const units = [
    captain,
    unit({ guards: { role: 'bodyguard' }, captain: { role: 'leader' }, hero: { role: 'leader' } }),
  ];
  expect(found(units)).toContain('several-leaders');
});

test('LIST-13 25.04-g enhancements of the chosen detachments, for CHARACTERS that are no EPIC HERO, each once', () => {
  const bears = (name: string, enhancement: string) => found([captain, unit({ [name]: { enhancement } })]);
  expect(bears('captain', 'crown')).toEqual([]);
  expect(bears('captain', 'key')).toEqual(['enhancement-of-no-detachment']);
  expect(bears('guards', 'crown')).toEqual(['enhancement-no-character']);
  expect(bears('hero', 'crown')).toEqual(['enhancement-epic-hero']);
  expect(bears('captain', 'ring')).toEqual(['enhancement-keywords']);
  expect(bears('captain', 'moon')).toEqual(['enhancement-unknown']);
  const twice = [captain, unit({ captain: { enhancement: 'crown' } }), unit({ captain: { enhancement: 'crown' } })];
  expect(found(twice)).toEqual(['enhancement-too-often']);
});

test('LIST-01 LIST-07 25.03-a four enhancements in all, from several detachments; three copies of an Upgrade are one of them', () => {
  const bearing = (...ids: string[]) =>
    found([captain, ...ids.map((id) => unit({ [id === 'paint' ? 'guards' : 'captain']: { enhancement: id } }))], both);
  const both = ['wall', 'gate'];
  const four = bearing('crown', 'robe', 'key', 'lock');
  expect(four).not.toContain('too-many-enhancements');
  expect(bearing('crown', 'robe', 'key', 'lock', 'bolt')).toContain('too-many-enhancements');
  expect(bearing('crown', 'robe', 'key', 'paint', 'paint', 'paint')).toEqual(four);
});

test('25.04-g 19.01-g one enhancement a unit, attached units counted as one', () => {
  const both = {
    guards: { role: 'bodyguard' },
    captain: { role: 'leader', enhancement: 'crown' },
    medic: { role: 'support', enhancement: 'robe' },
  } as const;
  expect(found([captain, unit(both)])).toEqual(['enhancements-on-one-unit']);
});

test('25.04 ex 3, 25.04-h an Upgrade three times counts once, also on units without CHARACTERS', () => {
  const paint = (count: number) => Array.from({ length: count }, () => unit({ guards: { enhancement: 'paint' } }));
  const crowned = ['crown', 'robe'].map((enhancement) => unit({ captain: { enhancement } }));
  expect(found([unit({ captain: { warlord: true } }), ...crowned, ...paint(3)])).toEqual([]);
  expect(found([captain, ...paint(4)])).toEqual(['enhancement-too-often']);
  expect(found([captain, ...crowned, ...paint(3)], undefined, incursion)).toContain('too-many-enhancements');
});
