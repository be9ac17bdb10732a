import type { Datasheet } from '@adjutant/engine';
import { heightOf, ovalBase } from '../data/bases.ts';
import { melee, ranged, weapon } from './build.ts';

// No source gives the base of this datasheet; it is that of Deffkoptas.
const base = ovalBase(75, 42);

export const deffkoptasWithBigShootas: Datasheet = {
  id: 'orks/deffkoptas-with-big-shootas',
  name: 'Deffkoptas with Big Shootas',
  faction: 'orks',
  factionKeywords: ['ORKS'],
  keywords: ['VEHICLE', 'FLY', 'GRENADES', 'DEFFKOPTAS WITH BIG SHOOTAS'],
  profiles: [
    {
      name: 'Deffkopta',
      move: 12,
      toughness: 6,
      save: 4,
      invulnerable: 6,
      wounds: 4,
      leadership: 7,
      objectiveControl: 2,
      base,
      height: heightOf(base, ['VEHICLE', 'FLY']),
      keywords: [],
    },
  ],
  weapons: [
    weapon([ranged('Kopta rokkits', 24, ['D3', 5, 9, -2, '3', 'Blast, Twin-linked'])]),
    weapon([ranged('Kustom mega-blasta', 24, ['3', 5, 9, -2, 'D6', 'Hazardous'])]),
    weapon([ranged('Slugga', 12, ['1', 5, 4, 0, '1', 'Pistol'])]),
    weapon([ranged('Twin big shoota', 36, ['3', 5, 5, 0, '1', 'Rapid Fire 2, Twin-linked'])]),
    weapon([melee('Killsaw', ['3', 4, 12, -3, '2'])]),
    weapon([melee("Spinnin' blades", ['6', 3, 5, 0, '1'])]),
  ],
  abilities: [
    { id: 'deep-strike', name: 'Deep Strike', kind: 'core' },
    { id: 'orks/waaagh', name: 'Waaagh!', kind: 'faction' },
    { id: 'orks/deff-from-above', name: 'Deff from Above', kind: 'datasheet' },
  ],
  composition: [{ profile: 'Deffkopta', min: 3, max: 3, wargear: ['twin-big-shoota', 'slugga', 'spinnin-blades'] }],
  points: [{ models: 3, points: 130, fromCopy: 1 }],
  notes: ['base-assumed', 'default-wargear-assumed'],
  dataVersion: '11e-launch',
};
