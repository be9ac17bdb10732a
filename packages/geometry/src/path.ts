import type { Body, Point, Pose } from './body.ts';
import { overlaps, sharesHeight } from './distance.ts';
import { makeObstacles } from './obstacle.ts';
import { boundingRadius, movedTo, placed } from './pose.ts';
import { cheapestFirst } from './queue.ts';
import { sweepBlocked } from './sweep.ts';
import { isOnTable } from './table.ts';
import { isWithin, roundToGrid } from './tolerance.ts';

/**
 * Shortest way of straight moves, in inches, that brings a base to a point without turning, round the blockers
 * that share its height and within the table; the last pose is the end. Undefined when none is within `maximum`.
 * No part of the way is blocked; round curves it may be up to 0.4% longer than the exact one.
 * @rule 03.01
 */
export function shortestPath(
  body: Body,
  to: Point,
  blockers: readonly Body[],
  width: number,
  height: number,
  maximum: number,
): Pose[] | undefined {
  const end = movedTo(body.pose, to);
  const direct = stepLength(body.pose, end);
  if (!isWithin(direct, maximum) || !isOnTable(placed(body, end), width, height)) return undefined;
  const reachable = blockers.filter((blocker) => canMeet(body, blocker, maximum));
  const isFree = (at: Pose): boolean => {
    const mover = placed(body, at);
    return isOnTable(mover, width, height) && !reachable.some((blocker) => overlaps(mover, blocker));
  };
  const isClear = (from: Pose, next: Pose): boolean => {
    const mover = placed(body, from);
    return !reachable.some((blocker) => sweepBlocked(mover, next, blocker));
  };
  if (isClear(body.pose, end)) return [end];
  if (!isFree(end)) return undefined;
  const corners = cornersRound(body, end, reachable).filter(
    ({ pose }) => isWithin(stepLength(body.pose, pose) + stepLength(pose, end), maximum) && isFree(pose),
  );
  return search(body.pose, end, corners, isClear, maximum);
}

/** Length in inches of a path from its start, risen and fallen inches added to the horizontal ones. */
export function pathLength(start: Pose, path: readonly Pose[]): number {
  let from = start;
  let length = 0;
  for (const to of path) {
    length += stepLength(from, to) + Math.abs(to.z - from.z);
    from = to;
  }
  return length;
}

/** A place where a path may bend: a corner of an obstacle's polygon, between its two neighbours. */
interface Place {
  readonly pose: Pose;
  /** Before rounding to the grid, so that an edge of the polygon counts as tangent to it. */
  readonly exact: Point;
  readonly neighbours: readonly Point[];
}

interface Arrival {
  readonly place: Place;
  readonly from: Arrival | undefined;
  readonly length: number;
}

/** A* over the places; whether a leg is clear is asked only when it would be taken. */
function search(
  start: Pose,
  end: Pose,
  corners: readonly Place[],
  isClear: (from: Pose, to: Pose) => boolean,
  maximum: number,
): Pose[] | undefined {
  const goal = freePlace(end);
  const places = [goal, ...corners];
  const reached = new Set<Place>();
  const queue = cheapestFirst<Arrival>();
  queue.add(0, { place: freePlace(start), from: undefined, length: 0 });
  for (let arrival = queue.take(); arrival; arrival = queue.take()) {
    const { place, from, length } = arrival;
    if (reached.has(place) || (from && !isClear(from.place.pose, place.pose))) continue;
    if (place === goal) return posesTo(arrival);
    reached.add(place);
    for (const next of places) {
      if (reached.has(next) || !isTangent(place, next) || !isTangent(next, place)) continue;
      const far = length + stepLength(place.pose, next.pose);
      const estimate = far + stepLength(next.pose, end);
      if (isWithin(estimate, maximum)) queue.add(estimate, { place: next, from: arrival, length: far });
    }
  }
  return undefined;
}

function posesTo(arrival: Arrival): Pose[] {
  const poses: Pose[] = [];
  for (let at = arrival; at.from; at = at.from) poses.push(at.place.pose);
  return poses.reverse();
}

function cornersRound(body: Body, end: Pose, blockers: readonly Body[]): Place[] {
  return makeObstacles(body, [body.pose, end], blockers).flatMap(({ corners }) =>
    corners.map((exact, index) => ({
      pose: movedTo(body.pose, [roundToGrid(exact[0]), roundToGrid(exact[1])]),
      exact,
      neighbours: [corners.at(index - 1) ?? exact, corners[(index + 1) % corners.length] ?? exact],
    })),
  );
}

function freePlace(pose: Pose): Place {
  return { pose, exact: [pose.x, pose.y], neighbours: [] };
}

/** Shortest paths touch a polygon and never cut into it: both neighbours of the corner lie on one side of the leg. */
function isTangent(place: Place, leg: Place): boolean {
  const [before, after] = place.neighbours;
  if (!before || !after) return true;
  return sideOf(place.exact, leg.exact, before) * sideOf(place.exact, leg.exact, after) >= -1e-6;
}

function sideOf([x, y]: Point, [towardsX, towardsY]: Point, [atX, atY]: Point): number {
  return (towardsX - x) * (atY - y) - (towardsY - y) * (atX - x);
}

function canMeet(body: Body, blocker: Body, maximum: number): boolean {
  const clearance = boundingRadius(body.shape) + boundingRadius(blocker.shape);
  return sharesHeight(body, blocker) && isWithin(stepLength(body.pose, blocker.pose), maximum + clearance);
}

function stepLength(from: Pose, to: Pose): number {
  const x = to.x - from.x;
  const y = to.y - from.y;
  return Math.sqrt(x * x + y * y);
}
