import { flow, type Game, openWindow, type PlayerId, type SetUpStep, setClock } from '@adjutant/engine';
import { opponentOf } from '../01-core-concepts/populations.ts';
import { enter } from '../07-battle-round/clock.ts';
import { rollOffFlow, setupFlow } from '../flows.ts';
import { missionCards } from '../mission/cards.ts';
import { chooseSecondariesFlow, revealSecondaries } from '../mission/hand.ts';
import { moments } from '../moments.ts';
import { battleFormationsFlow, revealFormationsFlow } from './battle-formations.ts';
import { deploymentFlow } from './deployment.ts';
import { preBattleFlow } from './pre-battle.ts';

/** The order of setting up, where the mission names no other. @rule 25.10-a */
const usualOrder: readonly SetUpStep[] = [
  'sides',
  'secondaries',
  'formations',
  'deployment',
  'redeployments',
  'first-turn',
  'pre-battle',
];

/** What a battle that is being set up knows: how far it is, who won the last roll-off, who attacks, who has the first turn. */
interface SettingUp {
  at: number;
  winner: PlayerId;
  attacker: PlayerId;
  first: PlayerId;
}

/**
 * From the roll-off to the first round, in the order that the mission names. A setup that names the attacker skips both roll-offs,
 * and the attacker has the first turn.
 * @rule 25.10-a
 */
export const setUpBattleSteps = flow(setupFlow.keeping<SettingUp>(), {
  start(game, set) {
    const { at = 0 } = set;
    set.at = at + 1;
    return (game.setup.mission.setUpOrder ?? usualOrder)[at] ?? 'done';
  },
  sides(game, set) {
    if (game.setup.attacker !== undefined) {
      set.attacker = game.setup.attacker;
      return 'start';
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
    return 'start';
  },
  secondaries(game, set) {
    if ((missionCards(game.setup.mission)?.secondaries ?? []).length === 0) return 'start';
    enter(game, 'secondary-missions', '25.10-a');
    game.callAll(players(set).map((player) => chooseSecondariesFlow.begin({ player })));
    return 'secondariesChosen';
  },
  secondariesChosen(game) {
    revealSecondaries(game);
    return 'start';
  },
  formations(game, set) {
    enter(game, 'declare-battle-formations', '25.10-b');
    const declared = players(set).map((player) => battleFormationsFlow.begin({ player }));
    game.callAll([...declared, revealFormationsFlow.begin({})]);
    return 'start';
  },
  deployment(game, { attacker = 0 }) {
    enter(game, 'deployment', '25.10-c');
    game.call(deploymentFlow.begin({ player: opponentOf(attacker) }));
    return 'start';
  },
  redeployments(game) {
    openWindow(game, moments.redeployments, {});
    return 'start';
  },
  'first-turn': (game, set) => {
    if (game.setup.attacker !== undefined) return giveFirstTurn(game, set, game.setup.attacker);
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
  turnChosen(game, set) {
    const { winner = 0 } = set;
    return giveFirstTurn(game, set, game.answer<string>() === 'first' ? winner : opponentOf(winner));
  },
  'pre-battle': (game, { first, attacker = 0 }) => {
    enter(game, 'pre-battle-abilities', '25.10-e');
    game.call(preBattleFlow.begin({ player: first ?? attacker, passed: [] }));
    return 'start';
  },
});

/** The attacker first. */
function players({ attacker = 0 }: Partial<SettingUp>): readonly PlayerId[] {
  return [attacker, opponentOf(attacker)];
}

function askWinner(game: Game, player: PlayerId, purpose: string, choices: readonly string[]): void {
  const options = choices.map((choice) => ({ id: choice, value: choice }));
  game.ask({ kind: 'choose-one', player, purpose, rule: '25.10-a', options, mayPass: false });
}

/** The player who goes first in every round. @rule 07.00-b 07.02-a */
function giveFirstTurn(game: Game, set: Partial<SettingUp>, player: PlayerId): 'start' {
  set.first = player;
  setClock(game, 'first-turn-given', '25.10-a', { firstPlayer: player, player });
  return 'start';
}
