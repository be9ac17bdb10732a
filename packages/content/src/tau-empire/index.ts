import type { FactionContent } from '../armies/write.ts';
import { auxiliaryCadre } from './auxiliary-cadre/index.ts';
import { deployedRapidly, rapidDeployment } from './datasheets/rapid-deployment.ts';
import { greaterGood } from './greater-good/greater-good.ts';
import { guided, spotted } from './greater-good/marks.ts';
import { chooseObserversSteps, observer, observers, spotSteps } from './greater-good/observe.ts';
import { kauyon } from './kauyon/index.ts';
import { focusedFireTargets } from './montka/focused-fire-targets.ts';
import { montka } from './montka/index.ts';

/** The T'au Empire of the 11th edition. */
export const tauEmpire: FactionContent = {
  faction: 'tau-empire',
  effects: [greaterGood, observers, observer, spotted, guided, rapidDeployment, deployedRapidly],
  flows: [chooseObserversSteps, spotSteps, focusedFireTargets],
  armyRules: [observers.id],
  detachments: [kauyon, montka, auxiliaryCadre],
};
