import { changeCommandPoints, flow, flowName, type Game, openWindow, type UnitId } from '@adjutant/engine';
import { BATTLE_SHOCK_STEP, isBattleShocked, rolledInStep } from '../01-core-concepts/battle-shock.ts';
import { unitsOf } from '../01-core-concepts/populations.ts';
import { isAtHalfStrength, isBelowHalfStrength } from '../01-core-concepts/strength.ts';
import { enterStep } from '../07-battle-round/clock.ts';
import { battleShockRollFlow, commandPhaseFlow } from '../flows.ts';
import { moments } from '../moments.ts';

/** The Battle-shock step; the units that owe a roll are fixed when it starts. */
export const battleShockStepFlow = flowName<{ units: UnitId[]; queue: UnitId[] }>('battle-shock-step');

/** Start, core CP, battle-shock, command abilities, end. @rule 08.00-a */
export const commandPhaseSteps = flow(commandPhaseFlow, {
  start(game) {
    enterStep(game, 'start', '08.01');
    openWindow(game, moments.startOfCommandPhase, {});
    return 'coreCp';
  },
  coreCp(game) {
    enterStep(game, 'core-cp', '08.02');
    for (const player of [0, 1] as const) changeCommandPoints(game, player, 1, '08.02-a');
    return 'battleShock';
  },
  battleShock(game) {
    enterStep(game, BATTLE_SHOCK_STEP, '08.03');
    game.call(battleShockStepFlow.begin({ units: unitsThatRoll(game), queue: [] }));
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

/** The active player's units that are battle-shocked, at or below half-strength, wherever they are. @rule 08.03-a to 08.03-c */
function unitsThatRoll(game: Game): UnitId[] {
  return unitsOf(game, game.state.clock.player).filter(
    (unit) => isBattleShocked(game, unit) || isAtHalfStrength(game, unit) || isBelowHalfStrength(game, unit),
  );
}

/** One roll for each unit, in the order that its player picks; a roll forced earlier in the step is the one it owes. @rule 08.03-e 08.03-f */
export const battleShockStepSteps = flow(battleShockStepFlow, {
  start(game, step) {
    step.units = step.units.filter((unit) => owesRoll(game, unit));
    step.queue = step.queue.filter((unit) => step.units.includes(unit));
    if (step.units.length === 0) return 'done';
    return step.queue.length === 0 ? 'order' : 'roll';
  },
  order(game, { units }) {
    const options = units.map((unit) => ({ id: `unit:${unit}`, value: unit, unit }));
    game.ask({
      kind: 'order',
      player: game.state.clock.player,
      purpose: 'battle-shock-order',
      rule: '08.03-f',
      options,
    });
    return 'ordered';
  },
  ordered(game, step) {
    step.queue = [...game.answer<UnitId[]>()];
    return 'roll';
  },
  roll(game, step) {
    const [unit, ...others] = step.queue;
    step.queue = others;
    if (unit !== undefined) game.call(battleShockRollFlow.begin({ unit, rule: '08.03-a' }));
    return 'start';
  },
});

function owesRoll(game: Game, unit: UnitId): boolean {
  return game.unit(unit).place.kind !== 'destroyed' && !rolledInStep(game, unit);
}
