import type { Section } from '../section.ts';
import { battleSteps } from './battle.ts';
import { roundSteps } from './round.ts';
import { turnSteps } from './turn.ts';

/** What this section of the rules adds to the ruleset. */
export const section: Section = {
  flows: [battleSteps, roundSteps, turnSteps],
  effects: [],
  stratagems: [],
  always: [],
};
