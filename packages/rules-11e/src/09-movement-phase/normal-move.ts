import { flow, flowName, type Game, type UnitId } from '@adjutant/engine';
import { mayTakeToTheSkies } from '../21-flying-surging/skies.ts';
import { type MoveOutcome, moveFlow } from '../flows.ts';
import { moversOf } from './distances.ts';
import { endsUnengaged, refusesFreeMove } from './eligibility.ts';
import { type MoveChoice, type MoveTypeRule, offer } from './move-choice.ts';

const normalMoveFlow = flowName<{ unit: UnitId; choice: MoveChoice }, { outcome: MoveOutcome }>('normal-move');

/** Up to M, from unengaged to unengaged. @rule 09.05 */
export const normalMove: MoveTypeRule = {
  moveType: 'normal',
  rule: '09.05',
  flow: normalMoveFlow,
  offers: (game, unit) =>
    withSkies(game, unit, { moveType: 'normal' }, refusesFreeMove(game, unit, 'normal-move', '09.05-b')),
};

export const normalMoveSteps = flow(
  normalMoveFlow.keeping<{ made: boolean }>(),
  {
    start(game, { unit, choice }) {
      const { skies = false, maximum } = choice;
      const constraints = [endsUnengaged(game, unit, '09.05-d')];
      const movers = moversOf(game, unit, { skies, maximum });
      game.call(
        moveFlow.begin({ unit, moveType: 'normal', rule: '09.05', movers, constraints, mayDecline: true, skies }),
      );
      return 'moved';
    },
    moved(game, move) {
      move.made = game.result(moveFlow).made;
      return 'done';
    },
  },
  ({ made }) => ({ outcome: made === true ? 'made' : 'not-made' }),
);

/** A way to move, and the same way through the skies for units that can. @rule 21.03-b */
export function withSkies(game: Game, unit: UnitId, choice: MoveChoice, refusal: ReturnType<typeof refusesFreeMove>) {
  const offers = [offer(choice, refusal)];
  if (refusal === undefined && mayTakeToTheSkies(game, unit, choice.moveType))
    offers.push(offer({ ...choice, skies: true }, undefined));
  return offers;
}
