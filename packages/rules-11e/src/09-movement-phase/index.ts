import type { Section } from '../section.ts';
import { advanceMoveSteps } from './advance-move.ts';
import { desperateEscapeTestSteps } from './desperate-escape-test.ts';
import { fallBackMoveSteps } from './fall-back-move.ts';
import { moveUnitSteps } from './move-unit.ts';
import { movementPhaseSteps } from './movement-phase.ts';
import { normalMoveSteps } from './normal-move.ts';
import { remainStationarySteps } from './remain-stationary.ts';

/** What this section of the rules adds to the ruleset. */
export const section: Section = {
  flows: [
    movementPhaseSteps,
    moveUnitSteps,
    remainStationarySteps,
    normalMoveSteps,
    advanceMoveSteps,
    fallBackMoveSteps,
    desperateEscapeTestSteps,
  ],
  effects: [],
  stratagems: [],
  always: [],
};
