import type { Game, UnitId } from '@adjutant/engine';
import { stratagem, targetUnit } from '@adjutant/rules-11e/content';
import { explosivesFlow, isEngaged, throwers, unitsOnTable, whyNotEligibleToShoot } from '@adjutant/rules-11e/edition';
import { unitHas } from '@adjutant/rules-11e/queries';

/** Grenade: a GRENADES unit throws one at an enemy unit nearby, as Explosives does. @rule 10e.strat-e */
export const grenade = stratagem({
  id: 'core/grenade',
  name: 'Grenade',
  rule: '10e.strat-e',
  category: 'Wargear',
  price: 1,
  turn: 'own',
  when: ['duringShootingPhase'],
  targets: (_context, player, game) =>
    unitsOnTable(game, player)
      .filter((unit) => mayThrow(game, unit) && throwers(game, unit).length > 0)
      .map(targetUnit),
  use(_context, { units: [unit] }, player, game) {
    if (unit !== undefined) game.call(explosivesFlow.begin({ unit, player }));
  },
});

/** Not engaged, and it has not advanced, fallen back or shot this turn. */
function mayThrow(game: Game, unit: UnitId): boolean {
  const { facts } = game.unit(unit);
  const { turn } = game.state.clock;
  if (!unitHas(game, unit, 'GRENADES') || isEngaged(game, unit)) return false;
  if ([facts.advancedOn, facts.fellBackOn, facts.shotOn].includes(turn)) return false;
  return whyNotEligibleToShoot(game, unit) === undefined;
}
