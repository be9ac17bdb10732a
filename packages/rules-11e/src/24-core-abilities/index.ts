import type { Section } from '../section.ts';
import { deadlyDemise } from './deadly-demise.ts';
import { feelNoPain } from './feel-no-pain.ts';

/** What this section of the rules adds to the ruleset. */
export const section: Section = {
  flows: [],
  effects: [deadlyDemise, feelNoPain],
  stratagems: [],
  always: [],
};
