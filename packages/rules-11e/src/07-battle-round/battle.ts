import { flow, type Game, setResult } from '@adjutant/engine';
import { fixStartingStrengths } from '../01-core-concepts/strength.ts';
import { battleFlow, roundFlow, setupFlow } from '../flows.ts';

/** A battle: setting up, then as many rounds as the mission says, unless a rule of the mission ends it before. @rule 07.00 25.10-a */
export const battleSteps = flow(battleFlow.keeping<{ round: number }>(), {
  start(game) {
    game.call(setupFlow.begin({}));
    return 'begin';
  },
  begin(game, battle) {
    fixStartingStrengths(game);
    battle.round = 1;
    return 'round';
  },
  round(game, battle) {
    const { round = 1 } = battle;
    if (game.state.result !== undefined) return 'done';
    if (round > game.setup.mission.rounds) return 'end';
    battle.round = round + 1;
    game.call(roundFlow.begin({ round }));
    return 'round';
  },
  end(game) {
    endBattle(game, 'rounds-played');
    return 'done';
  },
});

/** Ends the battle: the player with more victory points has won. */
export function endBattle(game: Game, reason: string): void {
  const [first, second] = game.state.players;
  const victoryPoints = [first.victoryPoints, second.victoryPoints] as const;
  const winner = victoryPoints[0] === victoryPoints[1] ? 'draw' : victoryPoints[0] > victoryPoints[1] ? 0 : 1;
  setResult(game, { winner, reason, victoryPoints });
}
