import type { Datasheet, ModelProfile } from '@adjutant/engine';
import { heightOf, roundBase } from '../data/bases.ts';
import { melee, ranged, weapon } from './build.ts';

const base = roundBase(32);

function boy(name: string, wounds: number): ModelProfile {
  return {
    name,
    move: 6,
    toughness: 5,
    save: 5,
    wounds,
    leadership: 7,
    objectiveControl: 2,
    base,
    height: heightOf(base, []),
    keywords: [],
  };
}

export const boyz: Datasheet = {
  id: 'orks/boyz',
  name: 'Boyz',
  faction: 'orks',
  factionKeywords: ['ORKS'],
  keywords: ['INFANTRY', 'BATTLELINE', 'MOB', 'GRENADES', 'BOYZ'],
  profiles: [boy('Boy', 1), boy('Boss Nob', 2)],
  weapons: [
    weapon([ranged('Big shoota', 36, ['3', 5, 5, 0, '1', 'Rapid Fire 2'])]),
    weapon([ranged('Kombi-weapon', 24, ['1', 5, 4, 0, '1', 'Anti-Infantry 4+, Devastating Wounds, Rapid Fire 1'])]),
    weapon([ranged('Rokkit launcha', 24, ['D3', 5, 9, -2, '3', 'Blast'])]),
    weapon([ranged('Shoota', 18, ['2', 5, 4, 0, '1', 'Rapid Fire 1'])]),
    weapon([ranged('Slugga', 12, ['1', 5, 4, 0, '1', 'Pistol'])]),
    weapon([melee('Big choppa', ['3', 3, 7, -1, '2'])]),
    weapon([melee('Choppa', ['3', 3, 4, -1, '1'])]),
    weapon([melee('Close combat weapon', ['2', 3, 4, 0, '1'])]),
    weapon([melee('Power klaw', ['3', 4, 9, -2, '2'])]),
    weapon([ranged('Kustom shoota', 18, ['4', 5, 4, 0, '1', 'Rapid Fire 2'])]),
    weapon([ranged('Kombi-shoota', 24, ['2', 5, 4, 0, '1'])]),
    weapon([ranged('Kombi-rokkit', 24, ['1', 5, 10, -2, '3'])]),
  ],
  abilities: [
    { id: 'orks/waaagh', name: 'Waaagh!', kind: 'faction' },
    { id: 'orks/get-da-good-bitz', name: 'Get Da Good Bitz', kind: 'datasheet' },
  ],
  composition: [
    { profile: 'Boss Nob', min: 1, max: 1, wargear: ['slugga', 'big-choppa'] },
    { profile: 'Boy', min: 9, max: 19, wargear: ['slugga', 'choppa'] },
  ],
  points: [
    { models: 10, points: 75, fromCopy: 1 },
    { models: 20, points: 160, fromCopy: 1 },
    { models: 10, points: 85, fromCopy: 4 },
    { models: 20, points: 170, fromCopy: 4 },
  ],
  notes: ['default-wargear-assumed'],
  dataVersion: '11e-launch',
};
