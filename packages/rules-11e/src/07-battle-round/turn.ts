import { type Call, flow, type Game, openWindow, type PlayerId } from '@adjutant/engine';
import {
  chargePhaseFlow,
  commandPhaseFlow,
  fightPhaseFlow,
  movementPhaseFlow,
  releaseFightersFlow,
  shootingPhaseFlow,
  turnFlow,
} from '../flows.ts';
import { moments } from '../moments.ts';
import { enter, type PhaseName, phaseNames } from './clock.ts';
import { endAtTurnStart, endWithPhase, endWithTurn } from './durations.ts';

const phases: Readonly<Record<PhaseName, { readonly rule: string; readonly call: () => Call }>> = {
  command: { rule: '08', call: () => commandPhaseFlow.begin({}) },
  movement: { rule: '09', call: () => movementPhaseFlow.begin({}) },
  shooting: { rule: '10', call: () => shootingPhaseFlow.begin({}) },
  charge: { rule: '11', call: () => chargePhaseFlow.begin({}) },
  fight: { rule: '12', call: () => fightPhaseFlow.begin({}) },
};

/** One player's turn: its start, the five phases, its end. A phase opens its own first and last window. @rule 07.02 */
export const turnSteps = flow(turnFlow.keeping<{ phase: number }>(), {
  start(game, { player }) {
    enter(game, 'start-of-turn', '07.02-d', { turn: game.state.clock.turn + 1, player });
    endAtTurnStart(game);
    openWindow(game, moments.startOfTurn, {});
    return 'phase';
  },
  phase(game, turn) {
    endWithPhase(game);
    const name = phaseNames[turn.phase ?? 0];
    if (name === undefined) return 'end';
    enter(game, name, phases[name].rule);
    game.call(phases[name].call());
    return 'release';
  },
  release(game, turn) {
    turn.phase = (turn.phase ?? 0) + 1;
    if (anybodyFightsOn(game)) game.call(releaseFightersFlow.begin({}));
    return 'phase';
  },
  end(game) {
    enter(game, 'end-of-turn', '07.02-f');
    openWindow(game, moments.endOfTurn, {});
    return 'over';
  },
  over(game) {
    endWithPhase(game);
    endWithTurn(game);
    return 'done';
  },
});

/** A player's turn that begins with one of its phases, from 0: for set pieces. */
export function beginTurnAt(player: PlayerId, phase: number): Call {
  return { ...turnFlow.begin({ player }), locals: { player, phase } };
}

/** Models that fight on after being destroyed leave when the phase ends. @rule 05.04.05-b */
function anybodyFightsOn(game: Game): boolean {
  return game.state.models.some((model) => model.status === 'fighting-on');
}
