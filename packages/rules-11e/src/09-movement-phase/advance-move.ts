import { flow, flowName, type Game, note, roll, rollFlow, setUnitFact, type UnitId } from '@adjutant/engine';
import { rollModifier } from '../02-datasheets/characteristic.ts';
import { isCoherent } from '../03-moving/coherency.ts';
import { isEngaged } from '../03-moving/engagement.ts';
import { type MoveOutcome, moveFlow } from '../flows.ts';
import { hooks } from '../hooks.ts';
import { moversOf } from './distances.ts';
import { endsUnengaged, refusesFreeMove } from './eligibility.ts';
import type { MoveChoice, MoveTypeRule } from './move-choice.ts';
import { withSkies } from './normal-move.ts';

const advanceMoveFlow = flowName<{ unit: UnitId; choice: MoveChoice }, { outcome: MoveOutcome }>('advance-move');

/** Up to M and a D6, at the price of charges and actions. @rule 09.06 */
export const advanceMove: MoveTypeRule = {
  moveType: 'advance',
  rule: '09.06',
  flow: advanceMoveFlow,
  offers: (game, unit) =>
    withSkies(game, unit, { moveType: 'advance' }, refusesFreeMove(game, unit, 'advance', '09.06-b')),
};

export const advanceMoveSteps = flow(
  advanceMoveFlow.keeping<{ made: boolean; rolled: number }>(),
  {
    start(game, { unit }) {
      if (hooks.noAdvanceRoll.first(game, { unit }) !== undefined) return 'unrolled';
      const { player } = game.unit(unit);
      game.call(roll({ purpose: 'advance', player, unit, count: 1, rule: '09.06-c', context: {} }));
      return 'rolled';
    },
    unrolled(game, move) {
      setUnitFact(game, move.unit, 'advancesUnrolledOn', game.state.clock.phase);
      move.rolled = 0;
      return 'move';
    },
    rolled(game, move) {
      const [face = 1] = game.result(rollFlow);
      const modifier = rollModifier(game, hooks.advanceModifier, move.unit);
      move.rolled = Math.max(1, face + modifier); // a result under 1 is 1 (02.02.01-r)
      note(game, 'advance-rolled', '09.06-c', { unit: move.unit, face, modifier, inches: move.rolled });
      return 'move';
    },
    move(game, { unit, choice, rolled = 1 }) {
      const { skies = false } = choice;
      const movers = moversOf(game, unit, { more: rolled, skies });
      const constraints = [endsUnengaged(game, unit, '09.06-f')];
      const mayDecline = !mayStandStill(game, unit);
      const facts = ['advancedOn'];
      game.call(
        moveFlow.begin({ unit, moveType: 'advance', rule: '09.06', movers, constraints, mayDecline, skies, facts }),
      );
      return 'moved';
    },
    moved(game, move) {
      move.made = game.result(moveFlow).made;
      return 'done';
    },
  },
  ({ made }) => ({ outcome: made === true ? 'made' : 'given-up' }),
);

/** Whether an advance of 0 inches would be legal: the roll commits the unit to an advance (03 open point 1). */
function mayStandStill(game: Game, unit: UnitId): boolean {
  return isCoherent(game, unit) && !isEngaged(game, unit);
}
