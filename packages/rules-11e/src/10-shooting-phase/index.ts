import type { Section } from '../section.ts';
import { afterShooting } from './after-shooting.ts';
import { closeQuartersShooting } from './close-quarters-shooting.ts';
import { indirectShooting } from './indirect-shooting.ts';
import { shootUnitSteps } from './shoot-unit.ts';
import { shootingPhaseSteps } from './shooting-phase.ts';
import { snapShooting } from './snap-shooting.ts';

const forEverybody = [afterShooting, closeQuartersShooting, indirectShooting, snapShooting];

/** What this section of the rules adds to the ruleset. */
export const section: Section = {
  flows: [shootingPhaseSteps, shootUnitSteps],
  effects: forEverybody,
  stratagems: [],
  always: forEverybody.map((effect) => effect.id),
};
