import type { Section } from '../section.ts';
import { consolidateSteps, consolidationSetChecks } from './consolidate.ts';
import { consolidateStepSteps, fightPhaseSteps, pileInStepSteps } from './fight-phase.ts';
import { fightStepSteps } from './fight-step.ts';
import { fightUnitSteps, prepareFightSteps } from './fight-unit.ts';
import { mustFightNext } from './next-to-fight.ts';
import { pileInSetChecks, pileInSteps } from './pile-in.ts';

/** What this section of the rules adds to the ruleset. */
export const section: Section = {
  flows: [
    fightPhaseSteps,
    pileInStepSteps,
    pileInSteps,
    fightStepSteps,
    fightUnitSteps,
    prepareFightSteps,
    consolidateStepSteps,
    consolidateSteps,
  ],
  effects: [mustFightNext],
  stratagems: [],
  always: [],
  setChecks: { ...pileInSetChecks, ...consolidationSetChecks },
};
