import type { Section } from '../section.ts';
import { plungingFire } from './plunging-fire.ts';

/** What this section of the rules adds to the ruleset. */
export const section: Section = { flows: [], effects: [plungingFire], stratagems: [], always: [plungingFire.id] };
