import type { DetachmentContent } from '../../armies/write.ts';
import { bashAndGrab } from './bash-and-grab.ts';
import { boardinRush } from './boardin-rush.ts';
import { deckFraggers } from './deck-fraggers.ts';
import { detachment } from './detachment.ts';
import { engagedAtStart } from './engaged-at-start.ts';
import { grabAndBash } from './grab-and-bash.ts';
import { hereBeLoot } from './here-be-loot.ts';
import { krumpAndRun } from './krump-and-run.ts';
import { loot } from './loot.ts';

/** Freebooter Krew, 11th edition. */
export const freebooterKrew: DetachmentContent = {
  ...detachment,
  rules: [hereBeLoot.id, engagedAtStart.id],
  effects: [hereBeLoot, loot, engagedAtStart],
  cards: [grabAndBash, boardinRush, krumpAndRun, deckFraggers, bashAndGrab],
};
