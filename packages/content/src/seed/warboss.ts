import type { Datasheet } from '@adjutant/engine';
import { heightOf, roundBase } from '../data/bases.ts';
import { melee, ranged, weapon } from './build.ts';

const base = roundBase(40);

/** The launch state, to which the hand-written army rule and Boyz belong; compiled data has a later codex. */
export const warboss: Datasheet = {
  id: 'orks/warboss',
  name: 'Warboss',
  faction: 'orks',
  factionKeywords: ['ORKS'],
  keywords: ['INFANTRY', 'CHARACTER', 'GRENADES', 'WARBOSS'],
  profiles: [
    {
      name: 'Warboss',
      move: 6,
      toughness: 5,
      save: 4,
      invulnerable: 5,
      wounds: 6,
      leadership: 6,
      objectiveControl: 1,
      base,
      height: heightOf(base, ['INFANTRY']),
      keywords: [],
    },
  ],
  weapons: [
    weapon([ranged('Kombi-weapon', 24, ['1', 5, 4, 0, '1', 'Anti-Infantry 4+, Devastating Wounds, Rapid Fire 1'])]),
    weapon([ranged('Twin slugga', 12, ['2', 5, 4, 0, '1', 'Pistol, Twin-linked'])]),
    weapon([melee('Big choppa', ['5', 2, 8, -1, '2'])]),
    weapon([melee('Power klaw', ['4', 3, 10, -2, '2'])]),
    weapon([melee('Attack squig', ['2', 4, 4, 0, '1', 'Extra Attacks'])]),
  ],
  abilities: [
    { id: 'leader', name: 'Leader', kind: 'core' },
    { id: 'orks/waaagh', name: 'Waaagh!', kind: 'faction' },
    { id: 'orks/might-is-right', name: 'Might is Right', kind: 'datasheet' },
    { id: 'orks/da-biggest-and-da-best', name: 'Da Biggest and da Best', kind: 'datasheet' },
  ],
  composition: [{ profile: 'Warboss', min: 1, max: 1, wargear: ['kombi-weapon', 'twin-slugga', 'big-choppa'] }],
  points: [{ models: 1, points: 85, fromCopy: 1 }],
  leads: ['orks/boyz', 'orks/breaka-boyz', 'orks/nobz'],
  dataVersion: '11e-launch',
};
