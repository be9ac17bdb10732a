import type { Section } from '../section.ts';
import { moveSteps } from './move.ts';
import { moveEndedSteps } from './move-ended.ts';
import { regainAllSteps, regainCoherency, regainCoherencySteps } from './regain-coherency.ts';
import { setUpUnitSteps } from './set-up.ts';

/** What this section of the rules adds to the ruleset. */
export const section: Section = {
  flows: [moveSteps, moveEndedSteps, setUpUnitSteps, regainAllSteps, regainCoherencySteps],
  effects: [regainCoherency],
  stratagems: [],
  always: [regainCoherency.id],
};
