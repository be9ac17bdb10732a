import { advanceBySix } from '../../armies/advance-by-six.ts';
import { unitsWith, waitsToMove } from '../../armies/units.ts';
import { unitCard } from '../../armies/write.ts';
import { detachment } from './detachment.ts';

/** Boardin' Rush: an ORKS unit that has not moved advances 6" without a roll. */
export const boardinRush = unitCard({
  id: `${detachment.id}/boardin-rush`,
  name: "Boardin' Rush",
  detachment,
  rule: 'cs.st.fk.boardin-rush',
  price: 1,
  turn: 'own',
  when: ['duringMovementPhase'],
  reminder: 'If this unit advances, no roll is made: its models have +6" M until the phase ends.',
  touches: ['09.06'],
  targets: (_context, player, game) => unitsWith(game, player, 'ORKS').filter((unit) => waitsToMove(game, unit)),
  hooks: advanceBySix,
});
