import type { Datasheet } from '@adjutant/engine';
import { fixedAmount } from '../amounts.ts';
import { inches, ovalBase } from '../data/bases.ts';
import { melee, ranged, weapon } from './build.ts';

export const gargantuanSquiggoth: Datasheet = {
  id: 'orks/gargantuan-squiggoth',
  name: 'Gargantuan Squiggoth',
  faction: 'orks',
  factionKeywords: ['ORKS'],
  keywords: ['MONSTER', 'TITANIC', 'TOWERING', 'TRANSPORT', 'FRAME', 'GARGANTUAN SQUIGGOTH'],
  profiles: [
    {
      name: 'Gargantuan Squiggoth',
      move: 10,
      toughness: 13,
      save: 3,
      wounds: 30,
      leadership: 7,
      objectiveControl: 12,
      base: ovalBase(280, 180),
      height: inches(230),
      keywords: [],
    },
  ],
  weapons: [
    weapon(
      [ranged('Kannon - frag', 36, ['D6', 5, 5, 0, '1', 'Blast']), ranged('Kannon - shell', 36, ['1', 5, 9, -2, 'D6'])],
      'Kannon',
    ),
    weapon([ranged('Supa-kannon', 60, ['2D6', 5, 12, -2, '3', 'Blast'])]),
    weapon(
      [
        melee('Huge tusks - strike', ['6', 3, 14, -3, '12', 'Lance']),
        melee('Huge tusks - sweep', ['18', 3, 9, -2, '3']),
      ],
      'Huge tusks',
    ),
  ],
  abilities: [
    { id: 'deadly-demise', name: 'Deadly Demise 2D6', kind: 'core', value: { dice: 2, sides: 6, plus: 0 } },
    { id: 'firing-deck', name: 'Firing Deck 20', kind: 'core', value: fixedAmount(20) },
    { id: 'orks/waaagh', name: 'Waaagh!', kind: 'faction' },
    { id: 'orks/gargantuan', name: 'Gargantuan', kind: 'datasheet' },
    { id: 'orks/walking-bastion', name: 'Walking Bastion', kind: 'datasheet' },
    {
      id: 'orks/gargantuan-squiggoth/damaged',
      name: 'Damaged: 1-10 Wounds Remaining',
      kind: 'damaged',
      value: fixedAmount(10),
    },
  ],
  composition: [{ profile: 'Gargantuan Squiggoth', min: 1, max: 1, wargear: ['huge-tusks'] }],
  points: [
    { models: 1, points: 440, fromCopy: 1 },
    { models: 1, points: 490, fromCopy: 2 },
  ],
  transport: {
    capacity: 20,
    accepts: [['ORKS', 'INFANTRY']],
    refuses: [],
    spaces: [
      { keyword: 'MEGA ARMOUR', spaces: 2 },
      { keyword: 'JUMP PACK', spaces: 2 },
      { keyword: 'GHAZGHKULL THRAKA', spaces: 18 },
    ],
    capacityWith: [{ weapon: 'supa-kannon', capacity: 15 }],
  },
  notes: ['hull-outline-assumed', 'default-wargear-assumed'],
  dataVersion: '11e-launch',
};
