import type { DetachmentContent } from '../../armies/write.ts';
import { aggressiveMobility } from './aggressive-mobility.ts';
import { counterfireDefenceSystems } from './counterfire-defence-systems.ts';
import { detachment } from './detachment.ts';
import { focusedFire } from './focused-fire.ts';
import { killingBlow } from './killing-blow.ts';
import { pinpointCounterOffensive } from './pinpoint-counter-offensive.ts';
import { pulseOnslaught } from './pulse-onslaught.ts';

/** Mont'ka, 11th edition. */
export const montka: DetachmentContent = {
  ...detachment,
  rules: [killingBlow.id],
  effects: [killingBlow],
  cards: [pinpointCounterOffensive, aggressiveMobility, focusedFire, pulseOnslaught, counterfireDefenceSystems],
};
