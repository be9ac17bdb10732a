import { startEffect } from '@adjutant/engine';
import { stratagem, targetUnit, untilPhaseEnd } from '@adjutant/rules-11e/content';
import { fightsFirst, isEligibleToFight, isEngaged, makeNextToFight, unitsOnTable } from '@adjutant/rules-11e/edition';

const rule = '10e.strat-h';

/** Counter-offensive: an enemy unit has fought, and a unit of the user's fights next, in either player's Fight phase. @rule 10e.strat-h */
export const counterOffensive = stratagem({
  id: 'core/counter-offensive',
  name: 'Counter-offensive',
  rule,
  category: 'Strategic Ploy',
  price: 2,
  turn: 'either',
  phase: 'fight',
  when: ['attacksResolved'],
  targets: ({ unit, kind }, player, game) =>
    kind !== 'fight' || game.unit(unit).player === player
      ? []
      : unitsOnTable(game, player)
          .filter((own) => isEngaged(game, own) && isEligibleToFight(game, own))
          .map(targetUnit),
  use(_context, { units: [unit] }, player, game) {
    if (unit === undefined) return;
    // the next choice is this player's, and is made among units of the same part of the step
    startEffect(game, { effect: fightsFirst.id, owner: player, unit, data: {}, until: untilPhaseEnd(game) }, rule);
    makeNextToFight(game, player, unit, rule);
  },
});
