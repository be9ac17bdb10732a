/** Before the battle: who rides, where units are set up, who goes first. */
import { answerOf, type Game, problemOf, type UnitId } from '@adjutant/engine';
import { contains, type Goal, type Point, propose } from '@adjutant/geometry';
import { opponentOf, unitsOnTable } from '@adjutant/rules-11e/queries';
import { apart, controlOf, middleOf } from './places.ts';
import { best, policy } from './thought.ts';
import { isFighter, usefulRange } from './worth.ts';

/** A unit deployed within so many inches of an objective's line counts as being there. */
const THERE = 10;
/** A unit whose weapons reach so far is content at the back. */
const LONG_RANGE = 30;

/** Transports that would be lost empty get passengers; fighters ride before others. */
export const battleFormation = policy('choose-one', ({ game }, question) => {
  const empty = (question.facts?.emptyTransports ?? []) as readonly number[];
  const seats = question.options.filter(({ model }) => model !== undefined && empty.includes(model));
  const passenger = best(seats, ({ unit = -1 }) => {
    const { setup } = game.unitInfo(unit);
    return setup.points + (isFighter(game, unit) ? 100 : 0);
  });
  return passenger?.id;
});

/** The big ones first: they need the room. */
export const unitToDeploy = policy('choose-one', ({ game }, question) => {
  const largest = best(question.options, ({ unit = -1 }) => {
    const { models, setup } = game.unitInfo(unit);
    return setup.points + (models.length === 1 ? 50 : 0);
  });
  return largest?.id;
});

/** Infiltrators that fight or hold go forward. */
export const whereToDeploy = policy('choose-one', ({ game }, question) => {
  const forward = question.options.find(({ id }) => id === 'infiltrate');
  const { unit = -1 } = question;
  return forward !== undefined && controlOf(game, unit) > 0 && usefulRange(game, unit) < LONG_RANGE
    ? forward.id
    : undefined;
});

/** Fighters and short-ranged units at the front before an objective that lacks units, long-ranged ones at the back and apart. */
export const deployment = policy('place-models', ({ game }, question) => {
  const goal = deploymentGoal(game, question.unit);
  const places = propose(problemOf(game, question), goal) ?? propose(problemOf(game, question), { kind: 'satisfy' });
  return places === undefined ? undefined : answerOf(question, places);
});

function deploymentGoal(game: Game, unit: UnitId): Goal {
  const me = game.unit(unit).player;
  const objectives = game.setup.layout.objectives.map(({ x, y }): Point => [x, y]);
  const zone = game.setup.layout.deploymentZones[me];
  const home = objectives.filter((point) => contains(zone, point));
  const isBackward = !isFighter(game, unit) && usefulRange(game, unit) >= LONG_RANGE;
  const candidates = isBackward && home.length > 0 ? home : objectives;
  const enemyZone = game.setup.layout.deploymentZones[opponentOf(me)];
  const [x, y] =
    best(candidates, (point) => {
      const reachable = contains(enemyZone, point) ? 0.2 : contains(zone, point) ? 0.8 : 1;
      return reachable / (1 + crowd(game, unit, point));
    }) ?? middleOfZone(zone);
  return isBackward ? { kind: 'spread', x, y } : { kind: 'toward', x, y };
}

/** Own units that are deployed for an objective already: those for which it is the nearest. */
function crowd(game: Game, unit: UnitId, point: Point): number {
  const own = unitsOnTable(game, game.unit(unit).player);
  return own.filter((other) => {
    const middle = middleOf(game, other);
    if (middle === undefined) return false;
    const nearest = Math.min(...game.setup.layout.objectives.map(({ x, y }) => apart(middle, [x, y])));
    return (
      apart(middle, point) <= nearest + 0.1 || Math.abs(middle[0] - point[0]) + Math.abs(middle[1] - point[1]) < THERE
    );
  }).length;
}

function middleOfZone(zone: readonly Point[]): Point {
  const sum = zone.reduce<Point>(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
  return [sum[0] / zone.length, sum[1] / zone.length];
}
