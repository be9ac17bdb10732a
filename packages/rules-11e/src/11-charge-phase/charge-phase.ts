import { type ChooseOne, flow, type Game, openWindow } from '@adjutant/engine';
import { unitsOnTable } from '../01-core-concepts/populations.ts';
import { chargePhaseFlow, chargeUnitFlow } from '../flows.ts';
import { moments } from '../moments.ts';
import { whyNoCharge } from './eligibility.ts';

/** The Charge phase: charges are declared and resolved one after the other until the player wants no more. @rule 11.00 11.02-a */
export const chargePhaseSteps = flow(chargePhaseFlow, {
  start(game) {
    openWindow(game, moments.startOfChargePhase, {});
    return 'choose';
  },
  choose(game) {
    game.ask(unitToCharge(game));
    return 'charge';
  },
  charge(game) {
    const unit = game.answer<number | null>();
    if (unit === null) return 'end';
    game.call(chargeUnitFlow.begin({ unit }));
    return 'choose';
  },
  end(game) {
    openWindow(game, moments.endOfChargePhase, {});
    return 'done';
  },
});

/** Which unit declares a charge, or none; units that may not are listed with the reason. @rule 11.02-b */
function unitToCharge(game: Game): ChooseOne {
  const { player } = game.state.clock;
  const units = unitsOnTable(game, player).map((unit) => ({
    unit,
    id: `unit:${unit}`,
    refusal: whyNoCharge(game, unit),
  }));
  return {
    kind: 'choose-one',
    player,
    purpose: 'unit-to-charge',
    rule: '11.02-b',
    mayPass: true,
    options: units.filter(({ refusal }) => refusal === undefined).map(({ unit, id }) => ({ id, value: unit, unit })),
    unavailable: units.flatMap(({ unit, id, refusal }) => (refusal === undefined ? [] : [{ id, unit, refusal }])),
  };
}
