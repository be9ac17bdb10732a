import { type DetachmentContent, manual } from '../../armies/write.ts';
import { detachment } from './detachment.ts';
import { dustTrails } from './dust-trails.ts';
import { onDaMove } from './on-da-move.ts';
import { speshulAmmo } from './speshul-ammo.ts';

/** Its own rule is on none of the pages that the content follows. */
const unknown = manual(`${detachment.id}/rule`, { name: 'Speedwaaagh!', of: detachment.name, source: 'detachment' });

/** Speedwaaagh!, 11th edition. */
export const speedwaaagh: DetachmentContent = {
  ...detachment,
  rules: [unknown.id],
  effects: [unknown],
  cards: [onDaMove, speshulAmmo, dustTrails],
};
