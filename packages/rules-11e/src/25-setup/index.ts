import type { Section } from '../section.ts';
import { battleFormationsSteps } from './battle-formations.ts';
import { deploymentSteps } from './deployment.ts';
import { setUpBattleSteps } from './set-up-battle.ts';

/** What this section of the rules adds to the ruleset. */
export const section: Section = {
  flows: [setUpBattleSteps, battleFormationsSteps, deploymentSteps],
  effects: [],
  stratagems: [],
  always: [],
};
