/** What controlling an objective is worth by the mission cards: for whoever plans moves. */
import type { Game, PlayerId } from '@adjutant/engine';
import type { Award } from './cards.ts';
import { activeCards } from './marks.ts';
import { amountOf, holds } from './quantities/index.ts';

/** Victory points that a player's cards pay, now and later, for an objective being theirs rather than not; undefined where the mission has no cards. */
export function worthOfObjective(game: Game, player: PlayerId, objective: string): number | undefined {
  if (game.setup.mission.cards === undefined) return undefined;
  const awards = activeCards(game, player).flatMap(({ card, mode }) =>
    card.awards.filter((award) => (award.mode ?? mode) === mode && isAboutControl(game, award)),
  );
  return pointsWith(game, player, objective, awards, player) - pointsWith(game, player, objective, awards, undefined);
}

/** Awards for controlling objectives that are still to come. */
function isAboutControl(game: Game, { moment, when, per }: Award): boolean {
  if (game.state.clock.round > (moment.toRound ?? game.setup.mission.rounds)) return false;
  return JSON.stringify([when, per]).includes('"controlledBy"');
}

function pointsWith(
  game: Game,
  player: PlayerId,
  objective: string,
  awards: readonly Award[],
  controller: PlayerId | undefined,
): number {
  const imagined = game.fork();
  const state = imagined.state.objectives.find(({ id }) => id === objective);
  if (state !== undefined) state.controlledBy = controller;
  const points = awards.map((award) => {
    if (award.when !== undefined && !holds(imagined, player, award.when)) return 0;
    return award.points * (award.per === undefined ? 1 : amountOf(imagined, player, award.per));
  });
  return points.reduce((sum, one) => sum + one, 0);
}
