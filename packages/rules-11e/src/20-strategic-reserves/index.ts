import type { Section } from '../section.ts';
import { ingressMoveSteps } from './ingress.ts';
import { lostInReserves } from './lost-in-reserves.ts';

/** What this section of the rules adds to the ruleset. */
export const section: Section = {
  flows: [ingressMoveSteps],
  effects: [lostInReserves],
  stratagems: [],
  always: [lostInReserves.id],
};
