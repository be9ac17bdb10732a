import type { Section } from '../section.ts';
import { battleShocked, battleShockRollSteps } from './battle-shock.ts';
import { leadershipRollSteps } from './leadership.ts';
import { reviveSteps } from './revive.ts';
import { rollOffSteps } from './roll-off.ts';
import { splitUnitSteps } from './split-unit.ts';

/** What this section of the rules adds to the ruleset. */
export const section: Section = {
  flows: [leadershipRollSteps, battleShockRollSteps, rollOffSteps, reviveSteps, splitUnitSteps],
  effects: [battleShocked],
  stratagems: [],
  always: [],
};
