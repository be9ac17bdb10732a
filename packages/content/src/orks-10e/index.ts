import type { About, EffectDefinition, StratagemDefinition } from '@adjutant/engine';
import type { DetachmentContent, FactionContent } from '../armies/write.ts';
import { activeWaaagh } from '../orks/waaagh/active.ts';
import { calledWaaagh } from '../orks/waaagh/call-waaagh.ts';
import { waaagh } from '../orks/waaagh/waaagh.ts';
import { getDaGoodBitz } from './get-da-good-bitz.ts';
import { greenTide, greenTideFlows } from './green-tide.ts';
import { ramshipRaiders } from './ramship-raiders.ts';
import { callWaaagh } from './waaagh.ts';
import { warHorde } from './war-horde.ts';

const written = { ruleset: '10e', dataVersion: '10e-page' } as const;

function told<T extends EffectDefinition | StratagemDefinition>(one: T & { readonly about?: About }): T {
  return one.about === undefined ? one : { ...one, about: { ...one.about, ...written } };
}

function ofEdition(detachment: DetachmentContent): DetachmentContent {
  const cards = detachment.cards.map(({ card, effects }) => ({ card: told(card), effects: effects.map(told) }));
  return { ...detachment, effects: detachment.effects.map(told), cards };
}

/** The Orks of the 10th edition, as far as the page of the Boyz describes them. */
const orks: FactionContent = {
  faction: 'orks',
  effects: [waaagh, callWaaagh, calledWaaagh, activeWaaagh, getDaGoodBitz].map(told),
  flows: greenTideFlows,
  armyRules: [callWaaagh.id],
  detachments: [warHorde, greenTide, ramshipRaiders].map(ofEdition),
};

/** Everything written for the 10th edition. */
export const factions10e: readonly FactionContent[] = [orks];
