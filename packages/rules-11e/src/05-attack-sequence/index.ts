import type { Section } from '../section.ts';
import { allocateAttacksSteps } from './allocate-attacks.ts';
import { attackPoolSteps } from './attack-pool.ts';
import { destroyModelSteps } from './destroy-model.ts';
import { inflictDamageSteps } from './inflict-damage.ts';
import { demiseWoundsSteps, removeDestroyedSteps } from './remove-destroyed.ts';
import { releaseFightersSteps, settleSteps } from './settle.ts';

/** What this section of the rules adds to the ruleset. */
export const section: Section = {
  flows: [
    attackPoolSteps,
    allocateAttacksSteps,
    inflictDamageSteps,
    destroyModelSteps,
    removeDestroyedSteps,
    demiseWoundsSteps,
    settleSteps,
    releaseFightersSteps,
  ],
  effects: [],
  stratagems: [],
  always: [],
};
