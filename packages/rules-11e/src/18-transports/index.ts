import type { Section } from '../section.ts';
import { disembarkMoveSteps } from './disembark.ts';
import { embarking, embarkSteps } from './embark.ts';
import { emergencyDisembarkSteps } from './emergency-disembark.ts';

/** What this section of the rules adds to the ruleset. */
export const section: Section = {
  flows: [embarkSteps, disembarkMoveSteps, emergencyDisembarkSteps],
  effects: [embarking],
  stratagems: [],
  always: [embarking.id],
};
