import type { Section } from '../section.ts';
import { commandReroll } from './command-re-roll.ts';
import { counteroffensive } from './counteroffensive.ts';
import { crushingImpact, crushingImpactSteps } from './crushing-impact.ts';
import { challenger, epicChallenge } from './epic-challenge.ts';
import { explosives, explosivesSteps } from './explosives.ts';
import { fireOverwatch } from './fire-overwatch.ts';
import { heroicIntervention } from './heroic-intervention.ts';
import { bravery, insaneBravery } from './insane-bravery.ts';
import { rapidIngress } from './rapid-ingress.ts';
import { smoke, smokescreen } from './smokescreen.ts';
import { useStratagemSteps } from './use-stratagem.ts';

export { hasStratagemOffers, refusedStratagems, stratagemOffers } from './offers.ts';
export { rerollPermissions } from './rerolls.ts';
export { stratagem, targetUnit, targetWith } from './stratagem.ts';

/** What this section of the rules adds to the ruleset. */
export const section: Section = {
  flows: [useStratagemSteps, explosivesSteps, crushingImpactSteps],
  effects: [challenger, bravery, smoke],
  stratagems: [
    commandReroll,
    epicChallenge,
    insaneBravery,
    explosives,
    crushingImpact,
    rapidIngress,
    fireOverwatch,
    smokescreen,
    heroicIntervention,
    counteroffensive,
  ],
  always: [],
};
