import { type Game, setPlace, setUnitFact, type UnitId } from '@adjutant/engine';
import { opponentOf, unitsOnTable } from '../01-core-concepts/populations.ts';
import { unitHas } from '../02-datasheets/keywords.ts';
import { ability } from '../effect.ts';

/** At the end of the opponent's turn a player's AIRCRAFT units go into strategic reserves, with those aboard. @rule 23.02-b 23.02-i */
export const flyOff = ability({
  id: 'core/aircraft-fly-off',
  rule: '23.02-b',
  triggers: {
    endOfTurn: {
      layer: 'core',
      forced: true,
      applies: (_context, _self, game) => leaving(game).length > 0,
      use(_context, _self, game) {
        for (const unit of leaving(game)) {
          setPlace(game, unit, { kind: 'reserves' }, '23.02-b');
          setUnitFact(game, unit, 'flewOffOn', game.state.clock.turn);
        }
      },
    },
  },
});

function leaving(game: Game): UnitId[] {
  return unitsOnTable(game, opponentOf(game.state.clock.player)).filter((unit) => unitHas(game, unit, 'AIRCRAFT'));
}
