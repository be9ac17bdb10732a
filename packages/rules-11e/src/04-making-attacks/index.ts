import type { Section } from '../section.ts';
import { attacksSteps } from './attacks.ts';
import { gatherAttacksSteps } from './gather-attacks.ts';
import { resolveAttacksSteps } from './resolve-attacks.ts';
import { selectAttacksSteps } from './select-attacks.ts';

/** What this section of the rules adds to the ruleset. */
export const section: Section = {
  flows: [attacksSteps, selectAttacksSteps, resolveAttacksSteps, gatherAttacksSteps],
  effects: [],
  stratagems: [],
  always: [],
};
