import type { Section } from '../section.ts';
import { emergencyDisembarkSteps } from './emergency-disembark.ts';

/** What this section of the rules adds to the ruleset. */
export const section: Section = {
  flows: [emergencyDisembarkSteps],
  effects: [],
  stratagems: [],
  always: [],
};
