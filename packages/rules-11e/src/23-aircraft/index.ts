import type { Section } from '../section.ts';
import { flyOff } from './fly-off.ts';

/** What this section of the rules adds to the ruleset. */
export const section: Section = { flows: [], effects: [flyOff], stratagems: [], always: [flyOff.id] };
