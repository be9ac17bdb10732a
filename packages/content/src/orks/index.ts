import { type FactionContent, manual } from '../armies/write.ts';
import { blitzBrigade } from './blitz-brigade/index.ts';
import { deffFromAbove, deffFromAboveSteps } from './datasheets/deff-from-above.ts';
import { gargantuan } from './datasheets/gargantuan.ts';
import { getDaGoodBitz } from './datasheets/get-da-good-bitz.ts';
import { squiggothDamaged } from './datasheets/squiggoth-damaged.ts';
import { walkingBastion } from './datasheets/walking-bastion.ts';
import { freebooterKrew } from './freebooter-krew/index.ts';
import { pickLootSteps } from './freebooter-krew/loot.ts';
import { speedwaaagh } from './speedwaaagh/index.ts';
import { activeWaaagh } from './waaagh/active.ts';
import { calledWaaagh, callWaaagh } from './waaagh/call-waaagh.ts';
import { waaagh } from './waaagh/waaagh.ts';
import { careenSteps } from './war-horde/careen.ts';
import { warHorde } from './war-horde/index.ts';

/** Abilities of which only the name is known. */
const reminders = [
  manual('orks/might-is-right', { name: 'Might is Right', of: 'Warboss', source: 'datasheet' }),
  manual('orks/da-biggest-and-da-best', { name: 'Da Biggest and da Best', of: 'Warboss', source: 'datasheet' }),
  manual('orks/grot-riggers', { name: 'Grot Riggers', of: 'Trukk', source: 'datasheet' }),
];

/** The Orks of the 11th edition. */
export const orks: FactionContent = {
  faction: 'orks',
  effects: [
    waaagh,
    callWaaagh,
    calledWaaagh,
    activeWaaagh,
    deffFromAbove,
    gargantuan,
    walkingBastion,
    squiggothDamaged,
    getDaGoodBitz,
    ...reminders,
  ],
  flows: [deffFromAboveSteps, pickLootSteps, careenSteps],
  armyRules: [callWaaagh.id],
  detachments: [warHorde, blitzBrigade, freebooterKrew, speedwaaagh],
};
