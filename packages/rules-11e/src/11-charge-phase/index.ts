import type { Section } from '../section.ts';
import { chargePhaseSteps } from './charge-phase.ts';
import { chargeSetChecks } from './charge-targets.ts';
import { chargeUnitSteps, declareChargeSteps } from './charge-unit.ts';

/** What this section of the rules adds to the ruleset. */
export const section: Section = {
  flows: [chargePhaseSteps, chargeUnitSteps, declareChargeSteps],
  effects: [],
  stratagems: [],
  always: [],
  setChecks: chargeSetChecks,
};
