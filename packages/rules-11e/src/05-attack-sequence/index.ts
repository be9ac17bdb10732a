import type { Section } from '../section.ts';
import { destroyModelSteps } from './destroy-model.ts';
import { inflictDamageSteps } from './inflict-damage.ts';
import { demiseWoundsSteps, removeDestroyedSteps } from './remove-destroyed.ts';
import { releaseFightersSteps, settleSteps } from './settle.ts';

/** What this section of the rules adds to the ruleset. */
export const section: Section = {
  flows: [
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
