import { changeCommandPoints, endEffects, flow, type Game, openWindow, type UnitId } from '@adjutant/engine';
import {
  BATTLE_SHOCK_STEP,
  battleShocked,
  battleShockStepFlow,
  commandPhaseFlow,
  enterStep,
  isBelowHalfStrength,
  moments,
  unitsOnTable,
} from '@adjutant/rules-11e/edition';

/** Battle-shock ends with the start of its player's Command phase; then units below half-strength test. @rule 10e.battleshock */
export const commandPhaseSteps = flow(commandPhaseFlow, {
  start(game) {
    enterStep(game, 'start', '08.01');
    const { player } = game.state.clock;
    endEffects(game, ({ effect, owner }) => effect === battleShocked.id && owner === player);
    openWindow(game, moments.startOfCommandPhase, {});
    return 'coreCp';
  },
  coreCp(game) {
    enterStep(game, 'core-cp', '08.02');
    for (const player of [0, 1] as const) changeCommandPoints(game, player, 1, '08.02-a');
    return 'battleShock';
  },
  battleShock(game) {
    enterStep(game, BATTLE_SHOCK_STEP, '10e.battleshock-a');
    game.call(battleShockStepFlow.begin({ units: unitsThatTest(game), queue: [] }));
    return 'abilities';
  },
  abilities(game) {
    enterStep(game, 'abilities', '08.04');
    openWindow(game, moments.commandAbilities, {});
    return 'end';
  },
  end(game) {
    enterStep(game, 'end', '08.05');
    openWindow(game, moments.endOfCommandPhase, {});
    return 'done';
  },
});

/** The active player's units on the battlefield that are below half-strength. @rule 10e.battleshock-a */
function unitsThatTest(game: Game): UnitId[] {
  return unitsOnTable(game, game.state.clock.player).filter((unit) => isBelowHalfStrength(game, unit));
}
