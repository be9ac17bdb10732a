import type { Section } from '../section.ts';
import { battleShocked, battleShockRollSteps } from './battle-shock.ts';
import { leadershipRollSteps } from './leadership.ts';
import { rollOffSteps } from './roll-off.ts';

/** What this section of the rules adds to the ruleset. */
export const section: Section = {
  flows: [leadershipRollSteps, battleShockRollSteps, rollOffSteps],
  effects: [battleShocked],
  stratagems: [],
  always: [],
};
