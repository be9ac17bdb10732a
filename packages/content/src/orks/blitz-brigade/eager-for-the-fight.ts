import { unitHas } from '@adjutant/rules-11e/queries';
import { ability } from '../../armies/write.ts';
import { detachment } from './detachment.ts';

/** An ORKS unit that has disembarked this turn re-rolls advance and charge rolls. */
export const eagerForTheFight = ability({
  id: `${detachment.id}/eager-for-the-fight`,
  name: 'Eager for the Fight',
  source: 'detachment',
  of: detachment.name,
  rule: 'cs.det.blitz-brigade',
  reminder: 'Advance and charge rolls of your ORKS units may be re-rolled in the turn in which they disembark.',
  touches: ['09.06', '11.02', '18.04', '18.05'],
  hooks: {
    reroll({ purpose, unit }, { owner }, game) {
      if ((purpose !== 'advance' && purpose !== 'charge') || unit === undefined) return undefined;
      const { player, facts } = game.unit(unit);
      const disembarked = player === owner && facts.disembarkedOn === game.state.clock.turn;
      return disembarked && unitHas(game, unit, 'ORKS') ? { pick: 'all' } : undefined;
    },
  },
});
