import type { Datasheet } from '@adjutant/engine';
import { inches, rectangleHull } from '../data/bases.ts';
import { melee, ranged, weapon } from './build.ts';

export const devilfish: Datasheet = {
  id: 'tau-empire/devilfish',
  name: 'Devilfish',
  faction: 'tau-empire',
  factionKeywords: ["T'AU EMPIRE"],
  keywords: ['VEHICLE', 'FLY', 'FRAME', 'TRANSPORT', 'DEDICATED TRANSPORT', 'DEVILFISH'],
  profiles: [
    {
      name: 'Devilfish',
      move: 12,
      toughness: 9,
      save: 3,
      wounds: 13,
      leadership: 7,
      objectiveControl: 2,
      // The hull reaches beyond the flying base on all sides, and a FRAME model is measured to the nearer of both (17.02).
      base: rectangleHull(170, 130),
      height: inches(95),
      keywords: [],
    },
  ],
  weapons: [
    weapon([ranged('Accelerator burst cannon', 18, ['4', 4, 6, -1, '1'])]),
    weapon([ranged('Seeker missile', 48, ['1', 4, 14, -3, 'D6+1', 'One Shot'])]),
    weapon([ranged('Twin pulse carbine', 20, ['2', 4, 5, 0, '1', 'Assault, Twin-linked'])]),
    weapon([ranged('Smart missile system', 30, ['3', 4, 5, 0, '1', 'Indirect Fire'])]),
    weapon([melee('Armoured hull', ['3', 5, 6, 0, '1'])]),
  ],
  abilities: [
    { id: 'deadly-demise', name: 'Deadly Demise D3', kind: 'core', value: { dice: 1, sides: 3, plus: 0 } },
    { id: 'tau-empire/for-the-greater-good', name: 'For the Greater Good', kind: 'faction' },
    { id: 'tau-empire/rapid-deployment', name: 'Rapid Deployment', kind: 'datasheet' },
  ],
  composition: [
    {
      profile: 'Devilfish',
      min: 1,
      max: 1,
      wargear: ['accelerator-burst-cannon', 'twin-pulse-carbine', 'twin-pulse-carbine', 'armoured-hull'],
    },
  ],
  points: [
    { models: 1, points: 75, fromCopy: 1 },
    { models: 1, points: 85, fromCopy: 4 },
  ],
  transport: {
    capacity: 12,
    accepts: [["T'AU EMPIRE", 'INFANTRY']],
    refuses: ['BATTLESUIT', 'KROOT', 'VESPID STINGWINGS'],
    spaces: [],
  },
  notes: ['hull-outline-assumed', 'default-wargear-assumed'],
  dataVersion: '11e-launch',
};
