import { refuse } from '@adjutant/engine';
import { unitHas } from '../02-datasheets/keywords.ts';
import { ability } from '../effect.ts';
import { performing, stopAction } from './performing.ts';

/** Moves that a unit may make while it performs an action. @rule 16.01-h */
const harmlessMoves: readonly string[] = ['pile-in', 'consolidation'];

/** A unit that has started an action shoots no more this turn, unless it is TITANIC, and declares no charge. @rule 16.01-f */
export const afterStartingAction = ability({
  id: 'core/after-starting-action',
  rule: '16.01-f',
  hooks: {
    forbids: ({ unit, activity }, _self, game) => {
      if (game.unit(unit).facts.actionStartedOn !== game.state.clock.turn) return undefined;
      const barred = activity === 'declare-charge' || (activity === 'shoot' && !unitHas(game, unit, 'TITANIC'));
      return barred ? refuse('started-an-action', '16.01-f', { unit }) : undefined;
    },
  },
});

/** A unit that moves stops its action; becoming engaged does not stop it. @rule 16.01-h 16.01-k */
export const actionStopsByMoving = ability({
  id: 'core/action-stops-by-moving',
  rule: '16.01-h',
  triggers: {
    unitEndedMove: {
      layer: 'core',
      forced: true,
      applies: ({ unit, moveType }, _self, game) =>
        !harmlessMoves.includes(moveType) && performing(game, unit) !== undefined,
      use: ({ unit }, _self, game) => stopAction(game, unit, '16.01-h'),
    },
  },
});
