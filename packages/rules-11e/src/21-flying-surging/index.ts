import type { Section } from '../section.ts';
import { surgeSteps } from './surge.ts';

/** What this section of the rules adds to the ruleset. */
export const section: Section = { flows: [surgeSteps], effects: [], stratagems: [], always: [] };
