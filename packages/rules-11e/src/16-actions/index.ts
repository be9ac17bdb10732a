import type { Section } from '../section.ts';
import { actionStarted } from './action.ts';
import { actionStopsByMoving, afterStartingAction } from './after-starting.ts';
import { startActionSteps } from './start-action-steps.ts';

export { type ActionChoice, type ActionSketch, action, type PerformedAction } from './action.ts';

/** What this section of the rules adds to the ruleset. */
export const section: Section = {
  flows: [startActionSteps],
  effects: [actionStarted, actionStopsByMoving, afterStartingAction],
  stratagems: [],
  always: [actionStopsByMoving.id, afterStartingAction.id],
};
