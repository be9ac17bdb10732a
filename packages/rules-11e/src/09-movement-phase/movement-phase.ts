import { flow, openWindow, type UnitId } from '@adjutant/engine';
import { enterStep } from '../07-battle-round/clock.ts';
import { openChoices, useOpenChoice } from '../07-battle-round/open-choices.ts';
import { movementPhaseFlow, moveUnitFlow } from '../flows.ts';
import { moments } from '../moments.ts';
import { leaveStationary, selectToMove, undoSelection, unselectedUnits } from './select-to-move.ts';

/** The answer with which a player leaves all other units where they are. */
const END = 'end';

/** Start, every unit selected to move once, end. @rule 09.00-a */
export const movementPhaseSteps = flow(movementPhaseFlow.keeping<{ unit: UnitId }>(), {
  start(game) {
    enterStep(game, 'start', '09.01');
    openWindow(game, moments.startOfMovementPhase, {});
    return 'moveUnits';
  },
  moveUnits(game) {
    enterStep(game, 'move-units', '09.02');
    return 'next';
  },
  next: (game) => (unselectedUnits(game).length === 0 ? 'end' : 'choose'),
  choose(game) {
    game.ask({
      kind: 'choose-one',
      player: game.state.clock.player,
      purpose: 'unit-to-move',
      rule: '09.02-b',
      mayPass: false,
      options: [
        ...unselectedUnits(game).map((unit) => ({ id: `unit:${unit}`, value: unit, unit })),
        ...openChoices(game, moments.duringMovementPhase),
        { id: END, value: END },
      ],
    });
    return 'select';
  },
  select(game, phase) {
    const answer = game.answer<UnitId | string>();
    if (answer === END) {
      for (const unit of unselectedUnits(game)) leaveStationary(game, unit);
      return 'end';
    }
    if (typeof answer === 'string') {
      useOpenChoice(game, moments.duringMovementPhase, answer);
      return 'next';
    }
    phase.unit = answer;
    selectToMove(game, answer);
    return 'move';
  },
  move(game, { unit = -1 }) {
    if (game.unit(unit).place.kind === 'destroyed') return 'next';
    game.call(moveUnitFlow.begin({ unit }, game.unit(unit).player));
    return 'moved';
  },
  moved(game, { unit = -1 }) {
    if (game.result(moveUnitFlow).outcome === 'goes-back') undoSelection(game, unit);
    return 'next';
  },
  end(game) {
    enterStep(game, 'end', '09.03');
    openWindow(game, moments.endOfMovementPhase, {});
    return 'done';
  },
});
