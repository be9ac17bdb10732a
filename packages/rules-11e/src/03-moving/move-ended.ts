import { flow, flowName, type Game, openWindow, type UnitId } from '@adjutant/engine';
import { type ModelPath, moments } from '../moments.ts';

/** A move has ended: the player whose turn it is orders first what it triggers (01 open point 9). */
const moveEndedFlow = flowName<{ unit: UnitId; moveType: string; paths: readonly ModelPath[] }>('move-ended');

export const moveEndedSteps = flow(moveEndedFlow, {
  start(game, { unit, moveType, paths }) {
    openWindow(game, moments.unitEndedMove, { unit, moveType, paths });
    return 'done';
  },
});

/** Opens the moment at which a unit has ended a move; a set-up has no paths. @rule 03.01-u */
export function endMove(game: Game, unit: UnitId, moveType: string, paths: readonly ModelPath[] = []): void {
  game.call(moveEndedFlow.begin({ unit, moveType, paths }, game.state.clock.player));
}
