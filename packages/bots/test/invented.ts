/** Datasheets that exist in no book: between them they have every weapon ability and most rules of units. */
import type {
  AbilityEntry,
  Amount,
  Datasheet,
  ModelProfile,
  TransportCapacity,
  Weapon,
  WeaponAbility,
  WeaponAbilityId,
} from '@adjutant/engine';
import type { BaseShape } from '@adjutant/geometry';

const fixed = (plus: number): Amount => ({ dice: 0, sides: 6, plus });
const d3: Amount = { dice: 1, sides: 3, plus: 0 };
const d6: Amount = { dice: 1, sides: 6, plus: 0 };

const round = (millimetres: number): BaseShape => ({ kind: 'round', radius: millimetres / 2 / 25.4 });

function has(id: WeaponAbilityId, value?: number | Amount, more: Partial<WeaponAbility> = {}): WeaponAbility {
  return { id, ...(value === undefined ? {} : { value: typeof value === 'number' ? fixed(value) : value }), ...more };
}

const anti = (keyword: string, threshold: number): WeaponAbility => ({
  id: 'anti',
  threshold,
  against: { keywords: [keyword], without: false },
});

type Numbers = readonly [
  attacks: number | Amount,
  skill: number | undefined,
  strength: number | Amount,
  penetration: number,
  damage: number | Amount,
];

const amount = (value: number | Amount): Amount => (typeof value === 'number' ? fixed(value) : value);

function weapon(
  name: string,
  range: number | undefined,
  [attacks, skill, strength, penetration, damage]: Numbers,
  ...abilities: WeaponAbility[]
): Weapon {
  const profile = {
    name,
    attacks: amount(attacks),
    strength: amount(strength),
    armourPenetration: penetration,
    damage: amount(damage),
    abilities,
    ...(skill === undefined ? {} : { skill }),
    ...(range === undefined ? {} : { range }),
  };
  return { id: name, name, profiles: [profile] };
}

const core = (id: string, value?: number | Amount): AbilityEntry => ({
  id,
  name: id,
  kind: 'core',
  ...(value === undefined ? {} : { value: amount(value) }),
});

interface Sketch {
  readonly keywords: readonly string[];
  readonly profile: Pick<ModelProfile, 'toughness' | 'save' | 'wounds' | 'leadership'> & Partial<ModelProfile>;
  readonly weapons: readonly Weapon[];
  readonly abilities?: readonly AbilityEntry[];
  readonly transport?: TransportCapacity;
  readonly models: number;
  readonly points: number;
}

function sheet(id: string, sketch: Sketch): Datasheet {
  const profile: ModelProfile = {
    name: id,
    move: 6,
    objectiveControl: 1,
    base: round(32),
    height: 1.5,
    keywords: [],
    ...sketch.profile,
  };
  return {
    id,
    name: id,
    faction: 'invented',
    factionKeywords: ['INVENTED'],
    keywords: sketch.keywords,
    profiles: [profile],
    weapons: sketch.weapons,
    abilities: sketch.abilities ?? [],
    composition: [
      { profile: id, min: sketch.models, max: sketch.models, wargear: sketch.weapons.map((one) => one.id) },
    ],
    points: [{ models: sketch.models, points: sketch.points, fromCopy: 1 }],
    ...(sketch.transport === undefined ? {} : { transport: sketch.transport }),
    dataVersion: 'invented',
  };
}

const blade = weapon('blade', undefined, [2, 3, 4, 0, 1]);
const rifle = weapon('rifle', 24, [2, 3, 4, 0, 1], has('rapid-fire', 1));
const pistol = weapon('pistol', 12, [1, 3, 4, 0, 1], has('close-quarters'));

export const invented: Readonly<Record<string, Datasheet>> = {
  line: sheet('line', {
    keywords: ['INFANTRY', 'BATTLELINE', 'GRENADES'],
    profile: { toughness: 4, save: 4, wounds: 1, leadership: 7, objectiveControl: 2 },
    weapons: [rifle, pistol, weapon('fists', undefined, [1, 4, 4, 0, 1])],
    models: 10,
    points: 90,
  }),
  choppers: sheet('choppers', {
    keywords: ['INFANTRY', 'BATTLELINE'],
    profile: { toughness: 5, save: 5, wounds: 1, leadership: 7, objectiveControl: 2 },
    weapons: [
      weapon('chopper', undefined, [3, 3, 5, -1, 1], has('sustained-hits', 1)),
      weapon('thrower', 12, [d6, undefined, 4, 0, 1], has('torrent'), has('ignores-cover')),
    ],
    models: 10,
    points: 95,
  }),
  champion: sheet('champion', {
    keywords: ['INFANTRY', 'CHARACTER'],
    profile: { toughness: 4, save: 3, wounds: 5, leadership: 6, invulnerable: 4, base: round(40) },
    weapons: [
      weapon(
        'great blade',
        undefined,
        [5, 2, 8, -2, 2],
        has('devastating-wounds'),
        has('lethal-hits'),
        has('precision'),
      ),
      weapon('bite', undefined, [2, 3, 4, 0, 1], has('extra-attacks')),
      weapon('hot pistol', 12, [1, 2, 8, -3, d3], has('close-quarters'), has('hazardous'), has('melta', 2)),
    ],
    abilities: [core('feel-no-pain', 5), core('fights-first')],
    models: 1,
    points: 80,
  }),
  guns: sheet('guns', {
    keywords: ['INFANTRY'],
    profile: { toughness: 5, save: 3, wounds: 3, leadership: 7, base: round(40), move: 5 },
    weapons: [
      weapon(
        'lance',
        36,
        [1, 4, 12, -3, { dice: 1, sides: 6, plus: 1 }],
        has('heavy'),
        has('lethal-hits'),
        anti('VEHICLE', 4),
      ),
      weapon('mortar', 48, [d6, 4, 5, 0, 1], has('blast'), has('indirect-fire'), has('twin-linked')),
      weapon('butt', undefined, [1, 4, 4, 0, 1]),
    ],
    models: 3,
    points: 110,
  }),
  riders: sheet('riders', {
    keywords: ['MOUNTED', 'FLY'],
    profile: {
      toughness: 5,
      save: 4,
      wounds: 3,
      leadership: 7,
      move: 12,
      objectiveControl: 1,
      base: { kind: 'oval', long: 1.18, short: 0.69 },
    },
    weapons: [
      weapon('spear', undefined, [3, 3, 5, -1, 1], has('lance')),
      weapon('carbine', 18, [3, 3, 5, 0, 1], has('assault'), has('sustained-hits', d3)),
    ],
    abilities: [core('deep-strike')],
    models: 3,
    points: 95,
  }),
  scouts: sheet('scouts', {
    keywords: ['INFANTRY'],
    profile: { toughness: 4, save: 4, wounds: 1, leadership: 7 },
    weapons: [rifle, blade],
    abilities: [core('infiltrators'), core('stealth'), core('scouts', 6)],
    models: 5,
    points: 60,
  }),
  loner: sheet('loner', {
    keywords: ['INFANTRY', 'CHARACTER'],
    profile: { toughness: 4, save: 4, wounds: 4, leadership: 6, invulnerable: 5 },
    weapons: [
      weapon('long rifle', 36, [2, 2, 6, -2, 3], has('precision'), has('psychic')),
      weapon('one shot', 24, [1, 3, 14, -4, d6], has('one-shot')),
      blade,
    ],
    abilities: [core('lone-operative'), core('deep-strike')],
    models: 1,
    points: 65,
  }),
  beast: sheet('beast', {
    keywords: ['MONSTER'],
    profile: {
      toughness: 9,
      save: 3,
      wounds: 10,
      leadership: 7,
      objectiveControl: 3,
      move: 9,
      base: round(90),
      height: 4,
      invulnerable: 5,
    },
    weapons: [
      weapon('claws', undefined, [{ dice: 1, sides: 6, plus: 2 }, 3, 9, -2, 3], has('cleave', 1), anti('INFANTRY', 5)),
      weapon(
        'breath',
        18,
        [{ dice: 1, sides: 6, plus: 3 }, 3, 6, -1, 1],
        has('devastating-wounds'),
        has('sustained-hits', 1),
      ),
    ],
    abilities: [core('deadly-demise', d3)],
    models: 1,
    points: 150,
  }),
  carrier: sheet('carrier', {
    keywords: ['VEHICLE', 'TRANSPORT', 'DEDICATED TRANSPORT', 'SMOKE'],
    profile: {
      toughness: 9,
      save: 3,
      wounds: 9,
      leadership: 7,
      objectiveControl: 2,
      move: 10,
      height: 2.5,
      base: {
        kind: 'hull',
        outline: [
          [2.3, -1.5],
          [2.3, 1.5],
          [-2.3, 1.5],
          [-2.3, -1.5],
        ],
      },
    },
    weapons: [weapon('turret', 36, [4, 3, 6, -1, 2], has('twin-linked')), weapon('treads', undefined, [3, 4, 7, 0, 1])],
    abilities: [core('deadly-demise', d3), core('firing-deck', 4)],
    transport: { capacity: 12, accepts: [['INFANTRY']], refuses: [], spaces: [] },
    models: 1,
    points: 85,
  }),
  swarm: sheet('swarm', {
    keywords: ['SWARM'],
    profile: { toughness: 3, save: 6, wounds: 1, leadership: 8, objectiveControl: 1, base: round(25), move: 7 },
    weapons: [weapon('teeth', undefined, [2, 4, 3, 0, 1], has('lethal-hits'))],
    models: 15,
    points: 70,
  }),
  banner: sheet('banner', {
    keywords: ['INFANTRY', 'CHARACTER'],
    profile: { toughness: 4, save: 4, wounds: 3, leadership: 6 },
    weapons: [pistol, blade],
    abilities: [core('feel-no-pain', 6)],
    models: 1,
    points: 45,
  }),
  fighter: sheet('fighter', {
    keywords: ['VEHICLE', 'AIRCRAFT', 'FLY'],
    profile: {
      toughness: 8,
      save: 3,
      wounds: 9,
      leadership: 7,
      objectiveControl: 0,
      move: 20,
      base: round(60),
      height: 4,
    },
    weapons: [
      weapon('nose gun', 36, [4, 3, 7, -1, 2], has('twin-linked')),
      weapon('missiles', 48, [2, 3, 10, -3, d6], anti('FLY', 3)),
      weapon('hull', undefined, [2, 5, 6, 0, 1]),
    ],
    abilities: [core('deadly-demise', d3)],
    models: 1,
    points: 120,
  }),
  skimmer: sheet('skimmer', {
    keywords: ['VEHICLE', 'FLY', 'SMOKE'],
    profile: {
      toughness: 8,
      save: 3,
      wounds: 8,
      leadership: 7,
      objectiveControl: 2,
      move: 12,
      base: round(60),
      height: 3,
    },
    weapons: [weapon('burst gun', 24, [6, 4, 5, 0, 1]), weapon('prow', undefined, [3, 4, 6, 0, 1])],
    abilities: [core('hover'), core('deadly-demise', 1)],
    models: 1,
    points: 100,
  }),
  titan: sheet('titan', {
    keywords: ['VEHICLE', 'TITANIC', 'WALKER'],
    profile: {
      ...{ toughness: 11, save: 2, wounds: 20, leadership: 6, invulnerable: 5, objectiveControl: 8 },
      ...{ move: 10, base: round(130), height: 7 },
    },
    weapons: [
      weapon('great cannon', 48, [{ dice: 1, sides: 6, plus: 2 }, 3, 12, -3, 3], has('blast')),
      weapon('guns', 36, [6, 3, 6, -1, 2], has('sustained-hits', 1)),
      weapon('feet', undefined, [5, 3, 10, -2, 3]),
    ],
    abilities: [core('super-heavy-walker'), core('deadly-demise', d6)],
    models: 1,
    points: 350,
  }),
};
