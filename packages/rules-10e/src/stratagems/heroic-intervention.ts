import { type Game, startEffect, type UnitId } from '@adjutant/engine';
import { isWithin } from '@adjutant/geometry';
import { ability, stratagem, targetUnit, untilTurnEnd } from '@adjutant/rules-11e/content';
import { chargeable, chargeUnitFlow, unitsOnTable, whyNoCharge } from '@adjutant/rules-11e/edition';
import { unitDistance, unitHas } from '@adjutant/rules-11e/queries';

const rule = '10e.strat-g';

/** Inches within which the enemy unit has to be. */
const REACH = 6;

/** A unit that charged by Heroic Intervention has no charge bonus this turn. @rule 10e.strat-g */
export const noChargeBonus = ability({ id: 'core/no-charge-bonus', rule });

/** Units that made a charge move fight first for the rest of the turn. @rule 10e.charge-d 10e.fightsfirst-a */
export const chargersFightFirst = ability({
  id: 'core/chargers-fight-first',
  rule: '10e.charge-d',
  hooks: {
    fightsFirst: ({ model }, _self, game) => {
      const { unit } = game.model(model);
      const charged = game.unit(unit).facts.chargedOn === game.state.clock.turn;
      return charged && !game.effects.onUnit(noChargeBonus.id, unit) ? true : undefined;
    },
  },
});

/** Heroic Intervention: right after an enemy charge move a unit nearby charges that enemy. @rule 10e.strat-g */
export const heroicIntervention = stratagem({
  id: 'core/heroic-intervention',
  name: 'Heroic Intervention',
  rule,
  category: 'Strategic Ploy',
  price: 1,
  turn: 'opponent',
  when: ['chargeMoveEnded'],
  targets: ({ unit: enemy }, player, game) =>
    game.unit(enemy).player === player
      ? []
      : unitsOnTable(game, player)
          .filter((unit) => mayIntervene(game, unit, enemy))
          .map(targetUnit),
  use({ unit: enemy }, { units: [unit] }, player, game) {
    if (unit === undefined) return;
    startEffect(game, { effect: noChargeBonus.id, owner: player, unit, data: {}, until: untilTurnEnd(game) }, rule);
    game.call(chargeUnitFlow.begin({ unit, onlyTargets: [enemy], outOfPhase: true }));
  },
});

function mayIntervene(game: Game, unit: UnitId, enemy: UnitId): boolean {
  if (unitHas(game, unit, 'VEHICLE') && !unitHas(game, unit, 'WALKER')) return false;
  if (!isWithin(unitDistance(game, unit, enemy), REACH) || whyNoCharge(game, unit) !== undefined) return false;
  return chargeable(game, unit, [enemy]).length > 0;
}
