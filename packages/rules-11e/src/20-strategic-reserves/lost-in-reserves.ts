import { destroyUnit, type Game, note, setStatus, type UnitId } from '@adjutant/engine';
import { living } from '../01-core-concepts/populations.ts';
import { passengersOf } from '../05-attack-sequence/destroy-model.ts';
import { suspendLostAbilities } from '../19-attached-units/lost-abilities.ts';
import { ability } from '../effect.ts';

/** The battle round at whose end units that never arrived are lost. @rule 20.03-d */
const LAST_ROUND = 3;

/** At the end of round 3 each unit in reserves that has not made an ingress move is destroyed; repositioned units are safe. @rule 20.03-d 20.03-e */
export const lostInReserves = ability({
  id: 'core/lost-in-reserves',
  rule: '20.03-d',
  triggers: {
    endOfRound: {
      layer: 'core',
      forced: true,
      applies: (_context, _self, game) => game.state.clock.round === LAST_ROUND && lost(game).length > 0,
      use: (_context, _self, game) => loseAll(game, lost(game), '20.03-d'),
    },
    endOfTurn: {
      layer: 'core',
      forced: true,
      applies: (_context, _self, game) => isFinalTurn(game) && inReservesBefore(game).length > 0,
      use: (_context, _self, game) => loseAll(game, inReservesBefore(game), '20.01.02-a'),
    },
  },
});

function inReserves(game: Game): UnitId[] {
  return game.state.units.filter((unit) => unit.place.kind === 'reserves').map((unit) => unit.id);
}

/** Units that were in reserves before the turn ended: AIRCRAFT that leave just now stay in the army (20 open point 7). @rule 20.01.02-a */
function inReservesBefore(game: Game): UnitId[] {
  return inReserves(game).filter((unit) => game.unit(unit).facts.flewOffOn !== game.state.clock.turn);
}

function lost(game: Game): UnitId[] {
  return inReserves(game).filter((unit) => {
    const { ingressedOn, repositionedOn } = game.unit(unit).facts;
    return ingressedOn === undefined && repositionedOn === undefined;
  });
}

/** The second player's turn of the last round. @rule 20.01.02-a */
function isFinalTurn(game: Game): boolean {
  const { round, player, firstPlayer } = game.state.clock;
  return round === game.setup.mission.rounds && player !== firstPlayer;
}

/** Units are destroyed with those aboard; nothing is triggered by it (18 open point 5, 20 open point 4). */
function loseAll(game: Game, units: readonly UnitId[], rule: string): void {
  const cause = { kind: 'rule', rule, owner: undefined } as const;
  for (const unit of units.flatMap((one) => [one, ...aboard(game, one)])) {
    for (const model of living(game, unit)) setStatus(game, model, 'removed', cause);
    destroyUnit(game, unit, cause);
    note(game, 'lost-in-reserves', rule, { unit });
  }
  suspendLostAbilities(game);
}

function aboard(game: Game, unit: UnitId): UnitId[] {
  return living(game, unit).flatMap((model) => passengersOf(game, model));
}
