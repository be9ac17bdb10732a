import { type DetachmentContent, manual } from '../../armies/write.ts';
import { detachment } from './detachment.ts';
import { guidedFire } from './guided-fire.ts';

/** Its own rule is on none of the pages that the content follows. */
const unknown = manual(`${detachment.id}/rule`, { name: 'Auxiliary Cadre', of: detachment.name, source: 'detachment' });

/** Auxiliary Cadre, 11th edition. */
export const auxiliaryCadre: DetachmentContent = {
  ...detachment,
  rules: [unknown.id],
  effects: [unknown],
  cards: [guidedFire],
};
