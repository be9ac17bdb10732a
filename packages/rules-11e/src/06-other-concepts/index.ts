import type { Section } from '../section.ts';
import { hazardRollsSteps } from './hazard-rolls.ts';
import { mortalWoundsSteps } from './mortal-wounds.ts';

/** What this section of the rules adds to the ruleset. */
export const section: Section = {
  flows: [mortalWoundsSteps, hazardRollsSteps],
  effects: [],
  stratagems: [],
  always: [],
};
