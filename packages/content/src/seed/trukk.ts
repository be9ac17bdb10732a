import type { Datasheet } from '@adjutant/engine';
import { fixedAmount } from '../amounts.ts';
import { rectangleHull } from '../data/bases.ts';
import { melee, ranged, weapon } from './build.ts';

/** The launch state, to which the hand-written army rule and Boyz belong; compiled data has a later codex. */
export const trukk: Datasheet = {
  id: 'orks/trukk',
  name: 'Trukk',
  faction: 'orks',
  factionKeywords: ['ORKS'],
  keywords: ['VEHICLE', 'FRAME', 'TRANSPORT', 'DEDICATED TRANSPORT', 'TRUKK'],
  profiles: [
    {
      name: 'Trukk',
      move: 12,
      toughness: 8,
      save: 4,
      invulnerable: 6,
      wounds: 10,
      leadership: 7,
      objectiveControl: 2,
      base: rectangleHull(130, 85),
      height: 3,
      keywords: [],
    },
  ],
  weapons: [
    weapon([ranged('Big shoota', 36, ['3', 5, 5, 0, '1', 'Rapid Fire 2'])]),
    weapon([melee('Spiked wheel', ['3', 4, 6, 0, '1'])]),
    weapon([melee("Wreckin' ball", ['1', 4, 10, 0, 'D6', 'Extra Attacks'])]),
  ],
  abilities: [
    { id: 'deadly-demise', name: 'Deadly Demise D3', kind: 'core', value: { dice: 1, sides: 3, plus: 0 } },
    { id: 'firing-deck', name: 'Firing Deck 12', kind: 'core', value: fixedAmount(12) },
    { id: 'orks/waaagh', name: 'Waaagh!', kind: 'faction' },
    { id: 'orks/grot-riggers', name: 'Grot Riggers', kind: 'datasheet' },
  ],
  composition: [{ profile: 'Trukk', min: 1, max: 1, wargear: ['big-shoota', 'spiked-wheel'] }],
  points: [
    { models: 1, points: 55, fromCopy: 1 },
    { models: 1, points: 65, fromCopy: 4 },
  ],
  transport: {
    capacity: 12,
    accepts: [['ORKS', 'INFANTRY']],
    refuses: ['JUMP PACK', 'GHAZGHKULL THRAKA'],
    spaces: [{ keyword: 'MEGA ARMOUR', spaces: 2 }],
  },
  notes: ['hull-outline-assumed'],
  dataVersion: '11e-launch',
};
