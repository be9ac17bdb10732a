import { advanceBySix } from '../../armies/advance-by-six.ts';
import { unitsWith, waitsToMove } from '../../armies/units.ts';
import { unitCard } from '../../armies/write.ts';
import { detachment } from './detachment.ts';

/** Aggressive Mobility: a unit that has not moved advances 6" without a roll. */
export const aggressiveMobility = unitCard({
  id: `${detachment.id}/aggressive-mobility`,
  name: 'Aggressive Mobility',
  detachment,
  rule: 'cs.st.mo.aggressive-mobility',
  price: 1,
  turn: 'own',
  when: ['duringMovementPhase'],
  reminder: 'If this unit advances, no roll is made: its models have +6" M until the phase ends.',
  touches: ['09.06'],
  targets: (_context, player, game) => unitsWith(game, player, "T'AU EMPIRE").filter((unit) => waitsToMove(game, unit)),
  hooks: advanceBySix,
});
