import type { Section } from '../section.ts';
import { removeMarkerSteps } from './actions.ts';
import { cardEffects } from './card-missions.ts';
import { cardRuleSteps, consecrateSteps } from './card-rules.ts';
import { chooseSecondariesSteps, drawCardsSteps } from './hand.ts';
import { holdAndTake } from './hold-and-take.ts';
import type { Mission } from './mission.ts';
import { scoreCardsSteps } from './scoring.ts';

export type { Mission } from './mission.ts';

/** The missions that come with the rules; a battle's setup names one and embeds its numbers. */
export const missions: readonly Mission[] = [holdAndTake];

/** What the missions add to the ruleset; a mission's effect is in force where the battle's setup names it. */
export const section: Section = {
  flows: [scoreCardsSteps, drawCardsSteps, chooseSecondariesSteps, cardRuleSteps, consecrateSteps, removeMarkerSteps],
  effects: [...missions.map((mission) => mission.effect), ...cardEffects],
  stratagems: [],
  always: [],
};
