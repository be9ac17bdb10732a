import { flow, flowName, type Game, type Refusal, refuse, type UnitId } from '@adjutant/engine';
import { isBattleShocked } from '../01-core-concepts/battle-shock.ts';
import { livingOnTable } from '../01-core-concepts/populations.ts';
import { unengagedConstraint } from '../03-moving/constraints.ts';
import { isEngaged } from '../03-moving/engagement.ts';
import { battleShockRollFlow, hazardRollsFlow, type MoveOutcome, moveFlow } from '../flows.ts';
import { canDo } from './activities.ts';
import { moversOf } from './distances.ts';
import { refusesToMove } from './eligibility.ts';
import type { MoveChoice, MoveTypeRule } from './move-choice.ts';
import { withSkies } from './normal-move.ts';

const fallBackMoveFlow = flowName<{ unit: UnitId; choice: MoveChoice }, { outcome: MoveOutcome }>('fall-back-move');

/** Up to M out of engagement: in order, unless battle-shocked, or desperately through the enemy. @rule 09.07 */
export const fallBackMove: MoveTypeRule = {
  moveType: 'fall-back',
  rule: '09.07',
  flow: fallBackMoveFlow,
  offers(game, unit) {
    const refusal = refusesFallBack(game, unit);
    const shocked = isBattleShocked(game, unit) ? refuse('battle-shocked', '09.07-c', { unit }) : undefined;
    return [
      ...withSkies(game, unit, { moveType: 'fall-back', mode: 'ordered' }, refusal ?? shocked),
      ...withSkies(game, unit, { moveType: 'fall-back', mode: 'desperate' }, refusal),
    ];
  },
};

function refusesFallBack(game: Game, unit: UnitId): Refusal | undefined {
  const refusal = refusesToMove(game, unit, '09.07-b');
  if (refusal !== undefined) return refusal;
  return isEngaged(game, unit) ? canDo(game, unit, 'fall-back') : refuse('not-engaged', '09.07-b', { unit });
}

/** Where Desperate Escape finds no legal end, its rolls and losses stand and the unit remains where it is (09 open point 1). */
export const fallBackMoveSteps = flow(
  fallBackMoveFlow.keeping<{ made: boolean }>(),
  {
    start(game, { unit, choice }) {
      if (choice.mode !== 'desperate') return 'move';
      const count = livingOnTable(game, unit).length;
      game.call(hazardRollsFlow.begin({ unit, count, rule: '09.07-d', after: null }));
      return 'move';
    },
    move(game, { unit, choice }) {
      const { skies = false } = choice;
      const movers = moversOf(game, unit, { skies });
      if (movers.length === 0) return 'done'; // destroyed by its hazard rolls: nothing follows (09 open point 5)
      const desperate = choice.mode === 'desperate';
      const shaken = desperate && !isBattleShocked(game, unit);
      const afterMoving = shaken ? [battleShockRollFlow.begin({ unit, rule: '09.07-i' })] : [];
      const constraints = [unengagedConstraint(game, unit, '09.07-g')];
      const facts = ['fellBackOn'];
      game.call(
        moveFlow.begin({
          unit,
          moveType: 'fall-back',
          rule: '09.07',
          movers,
          constraints,
          mayDecline: true,
          skies,
          facts,
          throughModels: desperate,
          afterMoving,
        }),
      );
      return 'moved';
    },
    moved(game, move) {
      move.made = game.result(moveFlow).made;
      return 'done';
    },
  },
  ({ made, choice }) => ({ outcome: made === true ? 'made' : choice.mode === 'desperate' ? 'given-up' : 'not-made' }),
);
