import type { Section } from '../section.ts';
import { battleShockStepSteps, commandPhaseSteps } from './command-phase.ts';

/** What this section of the rules adds to the ruleset. */
export const section: Section = {
  flows: [commandPhaseSteps, battleShockStepSteps],
  effects: [],
  stratagems: [],
  always: [],
};
