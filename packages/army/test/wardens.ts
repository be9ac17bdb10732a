/** An invented faction to import lists of. */
import { type FactionFile, fixedAmount, type Library, type LibraryIndex, openLibrary } from '@adjutant/content/data';
import type { AbilityEntry, CompositionEntry, Datasheet, ModelProfile, Weapon, WeaponProfile } from '@adjutant/engine';

function profile(name: string): ModelProfile {
  const base = { kind: 'round' as const, radius: 0.63 };
  return {
    name,
    move: 6,
    toughness: 4,
    save: 3,
    wounds: 1,
    leadership: 6,
    objectiveControl: 1,
    base,
    height: 1.4,
    keywords: [],
  };
}

function weaponProfile(name: string, range?: number): WeaponProfile {
  const one = fixedAmount(1);
  const rest = { attacks: one, skill: 3, strength: fixedAmount(4), armourPenetration: 0, damage: one, abilities: [] };
  return range === undefined ? { name, ...rest } : { name, range, ...rest };
}

function gun(id: string, name: string): Weapon {
  return { id, name, profiles: [weaponProfile(name, 24)] };
}

function blade(id: string, name: string): Weapon {
  return { id, name, profiles: [weaponProfile(name)] };
}

interface SheetParts {
  readonly weapons: readonly Weapon[];
  readonly composition: readonly CompositionEntry[];
  readonly abilities?: readonly AbilityEntry[];
  readonly leads?: readonly string[];
  readonly points?: Datasheet['points'];
}

function sheet(id: string, name: string, parts: SheetParts): Datasheet {
  return {
    id: `wardens/${id}`,
    name,
    faction: 'wardens',
    factionKeywords: ['WARDENS'],
    keywords: [name.toUpperCase()],
    profiles: parts.composition.map((entry) => profile(entry.profile)),
    weapons: parts.weapons,
    abilities: parts.abilities ?? [],
    composition: parts.composition,
    points: parts.points ?? [{ models: 20, points: 100, fromCopy: 1 }],
    ...(parts.leads && { leads: parts.leads }),
    dataVersion: 'test',
  };
}

const rifle = gun('rifle', 'Rifle');
const sword = blade('sword', 'Sword');
const both: Weapon = { id: 'glaive', name: 'Glaive', profiles: [weaponProfile('Glaive', 12), weaponProfile('Glaive')] };

const datasheets: readonly Datasheet[] = [
  sheet('squad', 'Warden Squad', {
    weapons: [rifle, gun('flamer', 'Flamer'), gun('launcher', 'Launcher'), gun('pistol', 'Pistol'), sword],
    composition: [
      { profile: 'Warden Sergeant', min: 1, max: 1, wargear: ['pistol', 'sword'] },
      { profile: 'Warden', min: 4, max: 9, wargear: ['rifle'] },
    ],
    abilities: [{ id: 'wardens/banner', name: 'Banner', kind: 'wargear' }],
    points: [
      { models: 5, points: 60, fromCopy: 1 },
      { models: 10, points: 120, fromCopy: 1 },
      { models: 5, points: 70, fromCopy: 3 },
      { models: 10, points: 140, fromCopy: 3 },
    ],
  }),
  sheet('captain', 'Captain Élan of the Sea’s Gate', {
    weapons: [both, rifle],
    composition: [{ profile: 'Captain', min: 1, max: 1, wargear: ['glaive'] }],
    abilities: [{ id: 'leader', name: 'Leader', kind: 'core' }],
    leads: ['wardens/squad'],
  }),
  sheet('tank', 'Gate Tank', {
    weapons: [gun('cannon', 'Cannon')],
    composition: [{ profile: 'Gate Tank', min: 1, max: 1, wargear: ['cannon'] }],
  }),
];

const file: FactionFile = {
  id: 'wardens',
  name: 'Wardens',
  datasheets,
  detachments: [
    { id: 'sea-gate', name: 'Sea Gate', points: 2, dispositions: [] },
    { id: 'high-and-low', name: 'High and Low', points: 1, dispositions: [] },
  ],
  enhancements: [{ id: 'old-horn', name: 'Old Horn', detachment: 'sea-gate', points: 15 }],
  options: {
    'wardens/squad': [
      { profile: 'Warden', replaces: ['rifle'], choices: [['flamer'], ['launcher']], perModel: 1 },
      { profile: 'Warden', replaces: [], choices: [['wardens/banner']], perModel: 1 },
    ],
  },
};

const index: LibraryIndex = {
  source: 'invented',
  factions: [
    { id: 'wardens', name: 'Wardens', aliases: [], datasheets: datasheets.map(({ id, name }) => ({ id, name })) },
  ],
};

/** The invented faction as a library. */
export function wardens(): Library {
  return openLibrary((name) =>
    name === 'index.json' ? JSON.stringify(index) : name === 'wardens.json' ? JSON.stringify(file) : undefined,
  );
}

/** A list in the official app's shape around the given units. */
export function appList(...units: readonly string[]): string {
  return [
    'Night Watch (500 points)',
    '',
    'Wardens',
    'Sea Gate (2 Detachment Points)',
    'Strike Force (2000 points)',
    '',
    ...units,
  ].join('\n');
}

export const captain = "Captain Elan of the Sea's Gate (100 points)\n  • 1x Glaive\n";
export const tank = 'Gate Tank (100 points)\n  • 1x Cannon\n';
export const squad = [
  'Warden Squad (120 points)',
  '  • 1x Warden Sergeant',
  '    • 1x Pistol',
  '      1x Sword',
  '  • 9x Warden',
  '    • 1x Flamer',
  '      1x Launcher',
  '      7x Rifle',
  '',
].join('\n');
