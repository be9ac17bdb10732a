import { untilTurnEnd } from '@adjutant/rules-11e/content';
import { unitsWith, waitsToMove } from '../../armies/units.ts';
import { unitCard } from '../../armies/write.ts';
import { detachment } from './detachment.ts';

/** On da Move: an ORKS unit that has not moved may shoot and charge this turn although it advances or falls back. */
export const onDaMove = unitCard({
  id: `${detachment.id}/on-da-move`,
  name: 'On da Move',
  detachment,
  rule: 'cs.st.sw.on-da-move',
  price: 1,
  turn: 'own',
  when: ['duringMovementPhase'],
  until: untilTurnEnd,
  reminder: 'Until the turn ends, this unit may shoot and charge after advancing or falling back.',
  touches: ['09.06', '09.07', '10.04', '11.02'],
  targets: (_context, player, game) => unitsWith(game, player, 'ORKS').filter((unit) => waitsToMove(game, unit)),
  hooks: {
    allows({ unit, activity }, self, game) {
      if (unit !== self.unit || (activity !== 'shoot' && activity !== 'declare-charge')) return undefined;
      return game.unit(unit).facts.fellBackOn === game.state.clock.turn ? 'fell-back' : 'advanced';
    },
  },
});
