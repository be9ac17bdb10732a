import type { Section } from '../section.ts';
import { shootingAtEngaged } from './shooting-engaged.ts';

/** What this section of the rules adds to the ruleset. */
export const section: Section = {
  flows: [],
  effects: [shootingAtEngaged],
  stratagems: [],
  always: [shootingAtEngaged.id],
};
