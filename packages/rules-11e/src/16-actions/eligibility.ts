import { type Game, type Refusal, refuse, type UnitId } from '@adjutant/engine';
import { isBattleShocked } from '../01-core-concepts/battle-shock.ts';
import { isOnTable, livingOnTable } from '../01-core-concepts/populations.ts';
import { characteristic } from '../02-datasheets/characteristic.ts';
import { unitHas } from '../02-datasheets/keywords.ts';
import { isEngaged } from '../03-moving/engagement.ts';
import { canDo, unlessAllowed } from '../09-movement-phase/activities.ts';

/** Why a unit may not start any action now, or undefined; what the action itself asks for is not looked at. @rule 16.01-d 16.01-e 01.07-f */
export function whyNoAction(game: Game, unit: UnitId): Refusal | undefined {
  if (!isOnTable(game, unit)) return refuse('not-on-the-battlefield', '16.01-d', { unit });
  const barred = canDo(game, unit, 'start-action');
  return barred ?? unlessAllowed(game, unit, 'start-action', refusals(game, unit));
}

function refusals(game: Game, unit: UnitId): Refusal[] {
  const reasons: [string, boolean][] = [
    ['aircraft', unitHas(game, unit, 'AIRCRAFT')],
    ['fortification', unitHas(game, unit, 'FORTIFICATION')],
    ['battle-shocked', isBattleShocked(game, unit)],
    ['no-objective-control', !hasObjectiveControl(game, unit)],
    ['engaged', !unitHas(game, unit, 'TITANIC') && isEngaged(game, unit)],
    ['started-another-action', game.unit(unit).facts.actionStartedOn === game.state.clock.turn],
  ];
  return reasons.filter(([, holds]) => holds).map(([code]) => refuse(code, '16.01-d', { unit }));
}

/** Some model has an OC of 1 or more (16 open point 1); that battle-shock makes it "-" is a bar of its own, which a rule may lift. @rule 16.01-d 16.01-j */
function hasObjectiveControl(game: Game, unit: UnitId): boolean {
  const shocked = isBattleShocked(game, unit);
  return livingOnTable(game, unit).some((model) => {
    const printed = game.modelInfo(model).profile.objectiveControl;
    return ((shocked ? printed : characteristic(game, model, 'objectiveControl')) ?? 0) > 0;
  });
}
