import { flow, openWindow } from '@adjutant/engine';
import {
  consolidateFlow,
  consolidateStepFlow,
  fightPhaseFlow,
  fightStepFlow,
  pileInFlow,
  pileInStepFlow,
} from '../flows.ts';
import { moments } from '../moments.ts';
import { whyNoConsolidation } from './consolidation-move.ts';
import { movesOfBothPlayers } from './moves-of-both.ts';
import { whyNoPileIn } from './pile-in-move.ts';

/** The Fight phase. @rule 12.00-a 12.01-a 12.09-a */
export const fightPhaseSteps = flow(fightPhaseFlow, {
  start(game) {
    openWindow(game, moments.startOfFightPhase, {});
    return 'steps';
  },
  steps(game) {
    game.callAll([pileInStepFlow.begin({}), fightStepFlow.begin({}), consolidateStepFlow.begin({})]);
    return 'end';
  },
  end(game) {
    openWindow(game, moments.endOfFightPhase, {});
    return 'done';
  },
});

/** The Pile In step. @rule 12.02 */
export const pileInStepSteps = movesOfBothPlayers(pileInStepFlow, {
  step: 'pile-in',
  rule: '12.02-a',
  onceRule: '12.02-b',
  purpose: 'unit-to-pile-in',
  whyNot: whyNoPileIn,
  begin: (unit) => pileInFlow.begin({ unit }),
});

/** The Consolidate step. @rule 12.07 */
export const consolidateStepSteps = movesOfBothPlayers(consolidateStepFlow, {
  step: 'consolidate',
  rule: '12.07-a',
  onceRule: '12.07-b',
  purpose: 'unit-to-consolidate',
  whyNot: whyNoConsolidation,
  begin: (unit) => consolidateFlow.begin({ unit }),
});
