import type { BattleSetup, Game, PlayerId } from '@adjutant/engine';

/** Points limits of the battle sizes. @rule 25.03-a */
const battleSizes = [1000, 2000, 3000] as const;

/** The battle's points limit: the mission's, else the smallest battle size that holds both armies. @rule 25.03-a */
function pointsLimit({ armies, mission }: BattleSetup): number {
  const largest = Math.max(...armies.map(({ units }) => units.reduce((sum, unit) => sum + unit.points, 0)));
  return mission.values.pointsLimit ?? battleSizes.find((size) => size >= largest) ?? largest;
}

/** Points of a player's units that are in strategic reserves, passengers of TRANSPORTS there included. @rule 20.01-c */
function pointsInReserves(game: Game, player: PlayerId): number {
  let points = 0;
  for (const unit of game.state.units) {
    if (unit.player !== player) continue;
    const { place } = unit;
    const holder = place.kind === 'aboard' ? game.unit(game.model(place.transport).unit).place : place;
    if (holder.kind === 'reserves') points += game.unitInfo(unit.id).setup.points;
  }
  return points;
}

/** Points that a player may still put into strategic reserves: half of the limit in all. @rule 20.01-c */
export function reservesLeft(game: Game, player: PlayerId): number {
  return pointsLimit(game.setup) / 2 - pointsInReserves(game, player);
}
