import { targetUnit } from '@adjutant/rules-11e/content';
import { unitsWith } from '../../armies/units.ts';
import { type CardContent, card } from '../../armies/write.ts';
import { startWaaagh } from '../waaagh/active.ts';
import { detachment } from './detachment.ts';
import { isAtLoot } from './loot.ts';

const rule = 'cs.st.fk.grab-and-bash';

/** Grab and Bash: for an ORKS unit at the loot the Waaagh! is active until the next Command phase of its player begins. */
const grabAndBashCard = card({
  id: `${detachment.id}/grab-and-bash`,
  name: 'Grab and Bash',
  detachment,
  rule,
  price: 1,
  turn: 'own',
  when: ['startOfCommandPhase', 'commandAbilities'],
  reminder: 'The Waaagh! is active for this unit until your next Command phase, whether or not you have called it.',
  touches: ['08.04'],
  targets: (_context, player, game) =>
    unitsWith(game, player, 'ORKS', ['GRETCHIN'])
      .filter((unit) => isAtLoot(game, player, unit))
      .map(targetUnit),
  use: (_context, { units: [unit] }, player, game) => startWaaagh(game, player, rule, unit),
});

export const grabAndBash: CardContent = { card: grabAndBashCard, effects: [] };
