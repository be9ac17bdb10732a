import type { DetachmentContent } from '../../armies/write.ts';
import { careen, readyToCareen } from './careen.ts';
import { detachment } from './detachment.ts';
import { getStuckIn } from './get-stuck-in.ts';
import { orksIsNeverBeaten } from './orks-is-never-beaten.ts';
import { unbridledCarnage } from './unbridled-carnage.ts';

/** War Horde, 11th edition. */
export const warHorde: DetachmentContent = {
  ...detachment,
  rules: [getStuckIn.id, readyToCareen.id],
  effects: [getStuckIn, readyToCareen],
  cards: [careen, orksIsNeverBeaten, unbridledCarnage],
};
