import type { DetachmentContent } from '../../armies/write.ts';
import { aTemptingTrap } from './a-tempting-trap.ts';
import { coordinateToEngage } from './coordinate-to-engage.ts';
import { detachment } from './detachment.ts';
import { patientHunter } from './patient-hunter.ts';
import { pointBlankAmbush } from './point-blank-ambush.ts';

/** Kauyon, 11th edition. */
export const kauyon: DetachmentContent = {
  ...detachment,
  rules: [patientHunter.id],
  effects: [patientHunter],
  cards: [aTemptingTrap, coordinateToEngage, pointBlankAmbush],
};
