import type { Section } from '../section.ts';
import { controlOfObjectives } from './control.ts';

/** What this section of the rules adds to the ruleset. */
export const section: Section = {
  flows: [],
  effects: [controlOfObjectives],
  stratagems: [],
  always: [controlOfObjectives.id],
};
