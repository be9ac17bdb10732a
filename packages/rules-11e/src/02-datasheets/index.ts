import type { Section } from '../section.ts';
import { healSteps } from './heal.ts';

/** What this section of the rules adds to the ruleset. */
export const section: Section = { flows: [healSteps], effects: [], stratagems: [], always: [] };
