/**
 * Hold and Take, a mission of this project's own.
 *
 * - The battle lasts five rounds. The winner of the roll-off before it chooses who has the first turn.
 * - From the second round on, when your Command phase ends, you score 3 VP for each objective that you control (hold), and 2 VP more if
 *   you control more objectives than your opponent (take); at most 15 VP a turn.
 * - In the last round the player with the second turn scores this at the end of that turn instead.
 * - If an army has no unit left when a turn ends, the battle ends. The other player scores at once for each of their turns that has
 *   not been scored, as if controlling every objective; if neither has a unit left, nobody does.
 * - The player with more VP wins; equal VP is a draw.
 */
import type { Game, PlayerId } from '@adjutant/engine';
import { score } from '@adjutant/engine';
import { opponentOf, unitsOf } from '../01-core-concepts/populations.ts';
import { endBattle } from '../07-battle-round/battle.ts';
import { objectivesControlledBy } from '../14-objectives/control.ts';
import { ability } from '../effect.ts';
import type { Mission } from './mission.ts';

const id = 'adjutant/hold-and-take';
const sources = { hold: `${id}/hold`, take: `${id}/take` } as const;

/** A turn's points for so many objectives of one's own and of the opponent's; the cap takes from the second part first. */
function pointsFor(game: Game, own: number, theirs: number): { readonly hold: number; readonly take: number } {
  const { perObjective = 0, forMore = 0, mostPerTurn = 0 } = game.setup.mission.values;
  const hold = Math.min(mostPerTurn, own * perObjective);
  return { hold, take: own > theirs ? Math.min(mostPerTurn - hold, forMore) : 0 };
}

function scoreTurn(game: Game, player: PlayerId, own: number, theirs: number): void {
  const { hold, take } = pointsFor(game, own, theirs);
  if (hold > 0) score(game, player, sources.hold, hold, id);
  if (take > 0) score(game, player, sources.take, take, id);
}

/** Scores for what the player whose turn it is controls now. */
function scoreNow(game: Game): void {
  const { player } = game.state.clock;
  const own = objectivesControlledBy(game, player).length;
  scoreTurn(game, player, own, objectivesControlledBy(game, opponentOf(player)).length);
}

/** Whether the present turn is the last of the battle. */
function isLastTurn(game: Game): boolean {
  const { round, player, firstPlayer } = game.state.clock;
  return round === game.setup.mission.rounds && player !== firstPlayer;
}

function isScored(game: Game): boolean {
  return game.state.clock.round >= (game.setup.mission.values.firstRound ?? 1);
}

/** Turns of a player that are still to be scored when a turn of the battle ends. */
function unscoredTurns(game: Game, player: PlayerId): number {
  const { round, player: turnOf, firstPlayer } = game.state.clock;
  const { rounds, values } = game.setup.mission;
  const turnToCome = player !== firstPlayer && turnOf === firstPlayer;
  const from = Math.max(turnToCome ? round : round + 1, values.firstRound ?? 1);
  return Math.max(0, rounds - from + 1);
}

function someArmyIsGone(game: Game): boolean {
  return ([0, 1] as const).some((player) => unitsOf(game, player).length === 0);
}

/** Ends the battle early; who is left scores the turns to come. */
function endEarly(game: Game): void {
  for (const player of [0, 1] as const) {
    if (unitsOf(game, player).length === 0) continue;
    const turns = unscoredTurns(game, player);
    for (let turn = 0; turn < turns; turn++) scoreTurn(game, player, game.state.objectives.length, 0);
  }
  endBattle(game, 'army-destroyed');
}

/** Scoring of Hold and Take. */
const scoring = ability({
  id,
  rule: id,
  triggers: {
    endOfCommandPhase: {
      layer: 'mission',
      forced: true,
      applies: (_context, _self, game) => isScored(game) && !isLastTurn(game),
      use: (_context, _self, game) => scoreNow(game),
    },
    endOfTurn: {
      layer: 'mission',
      forced: true,
      applies: (_context, _self, game) => isLastTurn(game) || someArmyIsGone(game),
      use(_context, _self, game) {
        if (isLastTurn(game)) scoreNow(game);
        if (someArmyIsGone(game)) endEarly(game);
      },
    },
  },
});

/** Five rounds; 3 VP an objective and 2 VP for more of them from the second round on, at most 15 VP a turn. */
export const holdAndTake: Mission = {
  setup: {
    id,
    name: 'Hold and Take',
    rounds: 5,
    values: { perObjective: 3, forMore: 2, mostPerTurn: 15, firstRound: 2 },
  },
  effect: scoring,
};
