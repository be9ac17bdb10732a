import { type ChooseOne, flow, type Game, openWindow, type UnitId } from '@adjutant/engine';
import { unitsOnTable } from '../01-core-concepts/populations.ts';
import { enterStep } from '../07-battle-round/clock.ts';
import { openChoices, useOpenChoice } from '../07-battle-round/open-choices.ts';
import { shootingPhaseFlow, shootUnitFlow } from '../flows.ts';
import { moments } from '../moments.ts';
import { whyNotShoot } from './eligible-to-shoot.ts';

/** The Shooting phase: units shoot one at a time until their player wants no more. @rule 10.00 10.02-a */
export const shootingPhaseSteps = flow(shootingPhaseFlow, {
  start(game) {
    enterStep(game, 'start', '10.01');
    openWindow(game, moments.startOfShootingPhase, {});
    return 'shoot';
  },
  shoot(game) {
    enterStep(game, 'shoot', '10.02');
    return 'choose';
  },
  choose(game) {
    game.ask(unitToShoot(game));
    return 'chosen';
  },
  chosen(game) {
    const answer = game.answer<UnitId | string | null>();
    if (answer === null) return 'end';
    if (typeof answer === 'string') useOpenChoice(game, moments.duringShootingPhase, answer);
    else game.call(shootUnitFlow.begin({ unit: answer, outOfPhase: false }));
    return 'choose';
  },
  end(game) {
    enterStep(game, 'end', '10.03');
    openWindow(game, moments.endOfShootingPhase, {});
    return 'done';
  },
});

/** Which unit shoots next, which rule is used instead, or none; units that may not shoot are listed with the reason. @rule 10.02-a 10.02-b 15.05-a */
function unitToShoot(game: Game): ChooseOne {
  const { player } = game.state.clock;
  const units = unitsOnTable(game, player).map((unit) => ({
    unit,
    id: `unit:${unit}`,
    refusal: whyNotShoot(game, unit),
  }));
  return {
    kind: 'choose-one',
    player,
    purpose: 'unit-to-shoot',
    rule: '10.02-a',
    options: [
      ...units.filter(({ refusal }) => refusal === undefined).map(({ unit, id }) => ({ id, value: unit, unit })),
      ...openChoices(game, moments.duringShootingPhase),
    ],
    unavailable: units.flatMap(({ unit, id, refusal }) => (refusal === undefined ? [] : [{ id, unit, refusal }])),
    mayPass: true,
  };
}
