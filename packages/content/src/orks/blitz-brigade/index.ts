import type { DetachmentContent } from '../../armies/write.ts';
import { armouredDuellists } from './armoured-duellists.ts';
import { detachment } from './detachment.ts';
import { eagerForTheFight } from './eager-for-the-fight.ts';

/** Blitz Brigade, 11th edition. */
export const blitzBrigade: DetachmentContent = {
  ...detachment,
  rules: [eagerForTheFight.id],
  effects: [eagerForTheFight],
  cards: [armouredDuellists],
};
