import { type ChooseOne, flow, type Game, note, type PlayerId, type UnitId } from '@adjutant/engine';
import { opponentOf } from '../01-core-concepts/populations.ts';
import { enterStep } from '../07-battle-round/clock.ts';
import { openChoices, useOpenChoice } from '../07-battle-round/open-choices.ts';
import { isFightsFirst } from '../24-core-abilities/fights-first.ts';
import { fightStepFlow, fightUnitFlow } from '../flows.ts';
import { moments } from '../moments.ts';
import { eligibleUnits, markEligible, mayPass, noteEngagedUnits } from './eligibility.ts';
import { endDuties, selectable } from './next-to-fight.ts';

interface FightStep {
  /** Fights First combats, or the remaining ones. */
  stage: 'fights-first' | 'remaining';
  /** Who has to choose. */
  chooser: PlayerId;
  /** The last choice was a pass (12.04.01-b). */
  passed: boolean;
}

/** The Fight step: players alternate, Fights First units before all others; eligibility is worked out at each choice. @rule 12.04-e to 12.04-n */
export const fightStepSteps = flow(fightStepFlow.keeping<FightStep>(), {
  start(game, step) {
    enterStep(game, 'fight', '12.04');
    noteEngagedUnits(game);
    Object.assign(step, { stage: 'fights-first', chooser: game.state.clock.player, passed: false } satisfies FightStep);
    return 'look';
  },
  look(game, step) {
    for (const player of [0, 1] as const) for (const unit of eligibleUnits(game, player)) markEligible(game, unit);
    const { chooser = 0, stage = 'remaining' } = step;
    const other = opponentOf(chooser);
    if (pool(game, chooser, stage).length > 0) return 'choose';
    if (pool(game, other, stage).length > 0) step.chooser = other;
    else if (stage === 'remaining') return 'done';
    else step.stage = 'remaining';
    return 'look';
  },
  choose(game, { chooser = 0, stage = 'remaining' }) {
    game.ask(unitToFight(game, chooser, stage));
    return 'chosen';
  },
  chosen(game, step) {
    const { chooser = 0, stage = 'remaining' } = step;
    const other = opponentOf(chooser);
    const unit = game.answer<UnitId | string | null>();
    if (typeof unit === 'string') {
      useOpenChoice(game, moments.duringFightPhase, unit, {}, chooser);
      return 'look';
    }
    if (unit !== null) {
      step.passed = false;
      endDuties(game, chooser);
      game.call(fightUnitFlow.begin({ unit }));
      return 'fought';
    }
    note(game, 'passed-fight', '12.04.01-a', { player: chooser });
    if (step.passed === true || eligibleUnits(game, other).length === 0) return 'done';
    step.passed = true;
    step.chooser = other;
    if (stage === 'fights-first' && pool(game, other, stage).length === 0) step.stage = 'remaining';
    return 'look';
  },
  fought(game, step) {
    const other = opponentOf(step.chooser ?? 0);
    step.chooser = other;
    const fightsFirstWaits = ([0, 1] as const).some((player) => pool(game, player, 'fights-first').length > 0);
    if (step.stage === 'remaining' && fightsFirstWaits) {
      step.stage = 'fights-first';
      if (game.switch('returnToFightsFirst') === 'turn-player') step.chooser = game.state.clock.player;
    }
    return 'look';
  },
});

/** Units that a player may select in a stage: Fights First units, or all. @rule 12.04-e 12.04-g */
function pool(game: Game, player: PlayerId, stage: FightStep['stage']): UnitId[] {
  const units = eligibleUnits(game, player);
  return stage === 'fights-first' ? units.filter((unit) => isFightsFirst(game, unit)) : units;
}

/** Which unit fights next; passing is possible where all are far from the enemy. @rule 12.04-e 12.04-g 12.04.01-a */
function unitToFight(game: Game, player: PlayerId, stage: FightStep['stage']): ChooseOne {
  return {
    kind: 'choose-one',
    player,
    purpose: 'unit-to-fight',
    rule: stage === 'fights-first' ? '12.04-e' : '12.04-g',
    mayPass: mayPass(game, player),
    facts: { stage },
    options: [
      ...selectable(game, player, pool(game, player, stage)).map((unit) => ({ id: `unit:${unit}`, value: unit, unit })),
      ...openChoices(game, moments.duringFightPhase, {}, player),
    ],
  };
}
