import { flow, type Game, openWindow, type PlayerId, setClock } from '@adjutant/engine';
import { opponentOf } from '../01-core-concepts/populations.ts';
import { enter } from '../07-battle-round/clock.ts';
import { rollOffFlow, setupFlow } from '../flows.ts';
import { chooseSecondariesFlow, revealSecondaries } from '../mission/hand.ts';
import { moments } from '../moments.ts';
import { battleFormationsFlow, revealFormationsFlow } from './battle-formations.ts';
import { deploymentFlow } from './deployment.ts';
import { preBattleFlow } from './pre-battle.ts';

/**
 * From the roll-off to the first round: attacker and defender, secondary missions, battle formations, deployment and redeployments, first turn, pre-battle abilities. A setup that names the
 * attacker skips both roll-offs, and the attacker has the first turn.
 * @rule 25.10-a
 */
export const setUpBattleSteps = flow(setupFlow.keeping<{ winner: PlayerId; attacker: PlayerId }>(), {
  start(game, set) {
    if (game.setup.attacker !== undefined) {
      set.attacker = game.setup.attacker;
      return 'secondaries';
    }
    enter(game, 'attacker-and-defender', '25.10-a');
    game.call(rollOffFlow.begin({ purpose: 'attacker' }));
    return 'attackerRolled';
  },
  attackerRolled(game, set) {
    set.winner = game.result(rollOffFlow);
    return 'chooseSide';
  },
  chooseSide(game, { winner = 0 }) {
    askWinner(game, winner, 'attacker-or-defender', ['attacker', 'defender']);
    return 'sideChosen';
  },
  sideChosen(game, set) {
    const { winner = 0 } = set;
    set.attacker = game.answer<string>() === 'attacker' ? winner : opponentOf(winner);
    return 'secondaries';
  },
  secondaries(game, { attacker = 0 }) {
    if ((game.setup.mission.cards?.secondaries ?? []).length === 0) return 'formations';
    enter(game, 'secondary-missions', '25.10-a');
    game.callAll([attacker, opponentOf(attacker)].map((player) => chooseSecondariesFlow.begin({ player })));
    return 'secondariesChosen';
  },
  secondariesChosen(game) {
    revealSecondaries(game);
    return 'formations';
  },
  formations(game, { attacker = 0 }) {
    enter(game, 'declare-battle-formations', '25.10-b');
    const declared = [attacker, opponentOf(attacker)].map((player) => battleFormationsFlow.begin({ player }));
    game.callAll([...declared, revealFormationsFlow.begin({})]);
    return 'deployment';
  },
  deployment(game, { attacker = 0 }) {
    enter(game, 'deployment', '25.10-c');
    game.call(deploymentFlow.begin({ player: opponentOf(attacker) }));
    return 'redeployments';
  },
  redeployments(game) {
    openWindow(game, moments.redeployments, {});
    return 'firstTurn';
  },
  firstTurn(game, { attacker = 0 }) {
    if (game.setup.attacker !== undefined) return giveFirstTurn(game, attacker);
    enter(game, 'first-turn', '25.10-a');
    game.call(rollOffFlow.begin({ purpose: 'first-turn' }));
    return 'firstTurnRolled';
  },
  firstTurnRolled(game, set) {
    set.winner = game.result(rollOffFlow);
    return 'chooseTurn';
  },
  chooseTurn(game, { winner = 0 }) {
    askWinner(game, winner, 'first-or-second-turn', ['first', 'second']);
    return 'turnChosen';
  },
  turnChosen: (game, { winner = 0 }) =>
    giveFirstTurn(game, game.answer<string>() === 'first' ? winner : opponentOf(winner)),
  preBattle(game) {
    enter(game, 'pre-battle-abilities', '25.10-e');
    game.call(preBattleFlow.begin({ player: game.state.clock.firstPlayer, passed: [] }));
    return 'done';
  },
});

function askWinner(game: Game, player: PlayerId, purpose: string, choices: readonly string[]): void {
  const options = choices.map((choice) => ({ id: choice, value: choice }));
  game.ask({ kind: 'choose-one', player, purpose, rule: '25.10-a', options, mayPass: false });
}

/** The player who goes first in every round. @rule 07.00-b 07.02-a */
function giveFirstTurn(game: Game, player: PlayerId): 'preBattle' {
  setClock(game, 'first-turn-given', '25.10-a', { firstPlayer: player, player });
  return 'preBattle';
}
