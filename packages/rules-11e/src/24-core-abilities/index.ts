import type { Section } from '../section.ts';
import { antiEffect } from './anti.ts';
import { blast } from './blast.ts';
import { cleave } from './cleave.ts';
import { damaged } from './damaged.ts';
import { deadlyDemise } from './deadly-demise.ts';
import { deepStrike } from './deep-strike.ts';
import { devastatingWoundsSteps } from './devastating-wounds.ts';
import { feelNoPain } from './feel-no-pain.ts';
import { chargersFightFirst, fightsFirst } from './fights-first.ts';
import { firingDeck, firingDeckSteps, lentWeapons } from './firing-deck.ts';
import { heavy } from './heavy.ts';
import { hover } from './hover.ts';
import { lance } from './lance.ts';
import { loneOperative } from './lone-operative.ts';
import { melta } from './melta.ts';
import { psychic } from './psychic.ts';
import { rapidFire } from './rapid-fire.ts';
import { scoutSteps, scouts } from './scouts.ts';
import { stealth } from './stealth.ts';
import { mobile, strideSteps, superHeavyWalker } from './super-heavy-walker.ts';
import { torrent } from './torrent.ts';
import { twinLinked } from './twin-linked.ts';

/** Weapon abilities and other rules that are in force for everybody and look at the attack themselves. */
const forEverybody = [
  antiEffect,
  blast,
  chargersFightFirst,
  cleave,
  damaged,
  heavy,
  lance,
  melta,
  psychic,
  rapidFire,
  torrent,
  twinLinked,
];

/** What this section of the rules adds to the ruleset. */
export const section: Section = {
  flows: [devastatingWoundsSteps, scoutSteps, firingDeckSteps, strideSteps],
  effects: [
    ...forEverybody,
    deadlyDemise,
    deepStrike,
    feelNoPain,
    fightsFirst,
    firingDeck,
    hover,
    lentWeapons,
    loneOperative,
    scouts,
    stealth,
    mobile,
    superHeavyWalker,
  ],
  stratagems: [],
  always: forEverybody.map((effect) => effect.id),
};
