import type { Datasheet } from '@adjutant/engine';
import type { LoadoutOption } from '../data/loadouts.ts';
import { boyz } from './boyz.ts';
import { seedOptions } from './options.ts';

/** Weapons that the sheet got with the next edition. */
const later: ReadonlySet<string> = new Set(['kustom-shoota', 'kombi-shoota', 'kombi-rokkit']);

/** Boyz as their page of the 10th edition has them; the characteristics of models, which it does not print, are those of the 11th. */
export const boyz10e: Datasheet = {
  ...boyz,
  weapons: boyz.weapons.filter(({ id }) => !later.has(id)),
  points: [
    { models: 10, points: 80, fromCopy: 1 },
    { models: 20, points: 160, fromCopy: 1 },
  ],
  dataVersion: '10e-page',
};

/** Their wargear options: those of the 11th edition that need no later weapon, and no second gun. */
export const boyzOptions10e: readonly LoadoutOption[] = (seedOptions[boyz.id] ?? []).filter(
  ({ replaces, choices }) => replaces.length > 0 && !choices.flat().some((item) => later.has(item)),
);
