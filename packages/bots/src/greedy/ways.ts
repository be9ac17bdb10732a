/** Ways round what units cannot pass: where to walk this turn in order to get somewhere in the next ones. */
import type { Game, ModelId, MoveModels } from '@adjutant/engine';
import type { Goal, Point, Pose, Way } from '@adjutant/geometry';
import { shortestWay } from '@adjutant/rules-11e/queries';
import { apart } from './places.ts';

/** Inches of a way that is worth walking. */
const LONGEST = 60;
/** Inches from a place at which a unit that cannot stand there is near enough, in this order. */
const BESIDE = [2.5, 5];
const half = Math.sqrt(0.5);
const ROUND: readonly Point[] = [
  [1, 0],
  [half, half],
  [0, 1],
  [-half, half],
  [-1, 0],
  [-half, -half],
  [0, -1],
  [half, -half],
];

/** The goal itself where nothing holds the unit up, else the point of the way there that it can get to in this move. */
export function roundWalls(game: Game, question: MoveModels, goal: Goal): Goal {
  const held = heldUp(question);
  const pose = held === undefined ? undefined : game.model(held.model).pose;
  const to = pose === undefined ? undefined : targetOf(game, goal, pose);
  if (held === undefined || pose === undefined || to === undefined) return goal;
  const way = wayTo(game, question, held.model, pose, to);
  if (way === undefined || way.path.length <= 1) return goal;
  const [x, y] = pointOn(pose, way.path, held.maximum);
  return { kind: 'toward', x, y };
}

/** The first model that walls hold up, if any. */
function heldUp(question: MoveModels): MoveModels['movers'][number] | undefined {
  const walls = question.constraints.filter(({ kind }) => kind === 'sections');
  return question.movers.find(({ model }) =>
    walls.some(({ movers }) => movers === undefined || movers.includes(model)),
  );
}

function targetOf(game: Game, goal: Goal, from: Pose): Point | undefined {
  if (goal.kind === 'toward') return [goal.x, goal.y];
  if (goal.kind !== 'toward-models') return undefined;
  const poses = goal.models.flatMap((model) => game.model(model).pose ?? []);
  const nearest = poses.sort((a, b) => away(from, a) - away(from, b))[0];
  return nearest && [nearest.x, nearest.y];
}

function away(from: Pose, to: Pose): number {
  return apart([from.x, from.y], [to.x, to.y]);
}

/** The shortest way to a place, or to the nearest place round it where the model could stand. */
function wayTo(game: Game, question: MoveModels, model: ModelId, pose: Pose, [x, y]: Point): Way | undefined {
  const move = { moveType: String(question.facts?.moveType ?? 'normal') };
  const ends = [[x, y] as const, ...BESIDE.flatMap((far) => placesRound([x, y], far, pose))];
  for (const [endX, endY] of ends) {
    const end = { ...pose, x: endX, y: endY, z: 0 };
    const way = shortestWay(game, model, end, move, { pastModels: true, keepsLevel: true, maximum: LONGEST });
    if (way !== undefined) return way;
  }
  return undefined;
}

function placesRound([x, y]: Point, far: number, from: Pose): readonly Point[] {
  const points = ROUND.map(([u, v]): Point => [x + u * far, y + v * far]);
  return points.sort((a, b) => apart([from.x, from.y], a) - apart([from.x, from.y], b));
}

/** The point of a path that is so many inches from its beginning, or its end. */
function pointOn(start: Pose, path: readonly Pose[], inches: number): Point {
  let left = inches;
  let at = start;
  for (const next of path) {
    const length = away(at, next);
    if (length >= left) return [at.x + ((next.x - at.x) * left) / length, at.y + ((next.y - at.y) * left) / length];
    left -= length;
    at = next;
  }
  return [at.x, at.y];
}
