import type { Section } from '../section.ts';

/** What this section of the rules adds to the ruleset. */
export const section: Section = { flows: [], effects: [], stratagems: [], always: [] };
