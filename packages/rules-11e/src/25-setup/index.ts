import type { Section } from '../section.ts';
import { battleFormationsSteps, revealFormationsSteps } from './battle-formations.ts';
import { deploymentSteps, deployUnitSteps, redeployUnitSteps } from './deployment.ts';
import { preBattleChoiceSteps, preBattleSteps } from './pre-battle.ts';
import { setUpBattleSteps } from './set-up-battle.ts';

/** What this section of the rules adds to the ruleset. */
export const section: Section = {
  flows: [
    setUpBattleSteps,
    battleFormationsSteps,
    revealFormationsSteps,
    deploymentSteps,
    deployUnitSteps,
    redeployUnitSteps,
    preBattleSteps,
    preBattleChoiceSteps,
  ],
  effects: [],
  stratagems: [],
  always: [],
};
