import type { Section } from '../section.ts';
import { commandReroll } from './command-re-roll.ts';
import { counteroffensive } from './counteroffensive.ts';
import { challenger, epicChallenge } from './epic-challenge.ts';
import { heroicIntervention } from './heroic-intervention.ts';
import { bravery, insaneBravery } from './insane-bravery.ts';
import { useStratagemSteps } from './use-stratagem.ts';

export { hasStratagemOffers, refusedStratagems, stratagemOffers } from './offers.ts';
export { rerollPermissions } from './rerolls.ts';
export { stratagem, targetUnit, targetWith } from './stratagem.ts';

/** What this section of the rules adds to the ruleset. */
export const section: Section = {
  flows: [useStratagemSteps],
  effects: [challenger, bravery],
  stratagems: [commandReroll, epicChallenge, insaneBravery, heroicIntervention, counteroffensive],
  always: [],
};
