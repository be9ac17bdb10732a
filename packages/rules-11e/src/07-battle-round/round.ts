import { flow, openWindow } from '@adjutant/engine';
import { opponentOf } from '../01-core-concepts/populations.ts';
import { roundFlow, turnFlow } from '../flows.ts';
import { moments } from '../moments.ts';
import { enter } from './clock.ts';
import { endWithPhase, endWithRound } from './durations.ts';

/** A battle round: its start, both turns, its end; outside the turns the player with the first turn is active. @rule 07.00-a 07.01 07.02-a 07.03 */
export const roundSteps = flow(roundFlow, {
  start(game, { round }) {
    enter(game, 'start-of-round', '07.01', { round, player: game.state.clock.firstPlayer });
    openWindow(game, moments.startOfRound, {});
    return 'firstTurn';
  },
  firstTurn(game) {
    endWithPhase(game);
    game.call(turnFlow.begin({ player: game.state.clock.firstPlayer }));
    return 'secondTurn';
  },
  secondTurn(game) {
    if (game.state.result !== undefined) return 'done';
    game.call(turnFlow.begin({ player: opponentOf(game.state.clock.firstPlayer) }));
    return 'end';
  },
  end(game) {
    if (game.state.result !== undefined) return 'done';
    enter(game, 'end-of-round', '07.03', { player: game.state.clock.firstPlayer });
    openWindow(game, moments.endOfRound, {});
    return 'over';
  },
  over(game) {
    endWithPhase(game);
    endWithRound(game);
    return 'done';
  },
});
