import type { LoadoutOption } from '../data/loadouts.ts';

/** The wargear options of the hand-written datasheets. */
export const seedOptions: Readonly<Record<string, readonly LoadoutOption[]>> = {
  'orks/boyz': [
    { profile: 'Boss Nob', replaces: ['big-choppa'], choices: [['power-klaw']], perModel: 1 },
    {
      profile: 'Boss Nob',
      replaces: ['big-choppa', 'slugga'],
      choices: [['kombi-weapon', 'close-combat-weapon']],
      perModel: 1,
    },
    {
      profile: 'Boss Nob',
      replaces: ['slugga'],
      choices: [['kustom-shoota'], ['kombi-rokkit', 'kombi-shoota']],
      perModel: 1,
    },
    { profile: 'Boy', replaces: ['slugga', 'choppa'], choices: [['shoota', 'close-combat-weapon']], perModel: 1 },
    {
      profile: 'Boy',
      replaces: ['slugga', 'choppa'],
      choices: [
        ['big-shoota', 'close-combat-weapon'],
        ['rokkit-launcha', 'close-combat-weapon'],
      ],
      perModel: 1,
      limit: { count: 1, perModels: 10 },
    },
    { profile: 'Boy', replaces: [], choices: [['shoota']], perModel: 1 },
  ],
  'orks/deffkoptas-with-big-shootas': [
    { replaces: ['twin-big-shoota'], choices: [['kopta-rokkits'], ['kustom-mega-blasta']], perModel: 1 },
    { replaces: [], choices: [['killsaw']], perModel: 1 },
  ],
  'orks/gargantuan-squiggoth': [{ replaces: [], choices: [['kannon'], ['supa-kannon']], perModel: 1 }],
  'orks/warboss': [
    { replaces: ['big-choppa'], choices: [['power-klaw']], perModel: 1 },
    { replaces: [], choices: [['attack-squig']], perModel: 1 },
  ],
  'orks/trukk': [{ replaces: [], choices: [['wreckin-ball']], perModel: 1 }],
  'tau-empire/devilfish': [
    {
      replaces: ['twin-pulse-carbine', 'twin-pulse-carbine'],
      choices: [['smart-missile-system', 'smart-missile-system']],
      perModel: 1,
    },
    { replaces: [], choices: [['seeker-missile']], perModel: 2 },
  ],
};

/** Datasheets whose own pages print all of their options, limits too: what these do not offer is not allowed. @rule 02.06 */
export const printedOptions: ReadonlySet<string> = new Set([
  'orks/boyz',
  'orks/deffkoptas-with-big-shootas',
  'orks/gargantuan-squiggoth',
  'tau-empire/devilfish',
]);
