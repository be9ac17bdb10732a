import type { Section } from '../section.ts';
import { benefitOfCover } from './benefit-of-cover.ts';

/** What this section of the rules adds to the ruleset. */
export const section: Section = { flows: [], effects: [benefitOfCover], stratagems: [], always: [benefitOfCover.id] };
