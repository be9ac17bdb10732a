import { flow } from '@adjutant/engine';
import { isBattleShocked } from '../01-core-concepts/battle-shock.ts';
import { living, livingOnTable } from '../01-core-concepts/populations.ts';
import { battleShockRollFlow, desperateEscapeTestFlow, hazardRollsFlow } from '../flows.ts';

/** A Desperate Escape test that a rule forces on a unit: hazard rolls for its models first, then its battle-shock roll, unless it is battle-shocked already (09 open point 7). @rule 09.07-l 06.03-j */
export const desperateEscapeTestSteps = flow(desperateEscapeTestFlow, {
  start(game, { unit, rule }) {
    game.call(hazardRollsFlow.begin({ unit, count: livingOnTable(game, unit).length, rule, after: null }));
    return 'shock';
  },
  shock(game, { unit, rule }) {
    if (living(game, unit).length > 0 && !isBattleShocked(game, unit))
      game.call(battleShockRollFlow.begin({ unit, rule }));
    return 'done';
  },
});
