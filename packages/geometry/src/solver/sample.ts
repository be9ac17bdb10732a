import type { Pose } from '../body.ts';
import type { Surface } from '../ground/terrain.ts';
import { roundPose } from '../tolerance.ts';
import { seedsOf, wanted } from './aim.ts';
import { check } from './check.ts';
import type { Prepared } from './judge.ts';
import { prepare } from './prepare.ts';
import type { Goal, ModelMove, MoveProblem } from './problem.ts';
import { propose } from './propose.ts';

/** Inches by which a model may be shaken off a proposed place. */
const shake = 0.8;
/** Rounds of shaking; with duties one, since a shaken model soon fails them and judging that is dear. */
const shakes = { free: 3, bound: 1 };

/** A random legal answer; undefined when none was found. `random` gives numbers from 0 up to but not including 1. */
export function sample(problem: MoveProblem, random: () => number): readonly ModelMove[] | undefined {
  const prepared = prepare(problem);
  const answer = propose(problem, randomGoal(prepared, random)) ?? propose(problem, { kind: 'satisfy' });
  return answer && shaken(problem, answer, random, prepared.duties.length > 0 ? shakes.bound : shakes.free);
}

function randomGoal(prepared: Prepared, random: () => number): Goal {
  const models = wanted(prepared);
  const kind = random();
  if (models.length > 0 && kind < 0.6) return kind < 0.4 ? { kind: 'toward-models', models } : { kind: 'satisfy' };
  if (kind > 0.95) return { kind: 'hold' };
  const above = kind > 0.65 && kind < 0.72 ? randomSurface(prepared, random) : undefined;
  if (above) return { kind: 'toward', x: above.x, y: above.y, z: above.z };
  const [x, y] = randomPoint(prepared, random);
  return { kind: kind > 0.8 ? 'spread' : 'toward', x, y };
}

/** One of the surfaces of terrain, for a move of those that a model may get to. */
function randomSurface(prepared: Prepared, random: () => number): Surface | undefined {
  const mover = prepared.movers[Math.floor(random() * prepared.movers.length)];
  const reach = prepared.problem.mode === 'move' ? (mover?.maximum ?? 6) : Infinity;
  const near = prepared.ground.terrain.surfaces.filter(({ x, y, radius }) => {
    const [dx, dy] = mover ? [x - mover.body.pose.x, y - mover.body.pose.y] : [0, 0];
    return dx * dx + dy * dy <= (reach + radius) * (reach + radius);
  });
  return near[Math.floor(random() * near.length)];
}

/** Anywhere on the table; for a move mostly where the unit can get to, for a set-up often near a region that is asked for. */
function randomPoint(prepared: Prepared, random: () => number): readonly [number, number] {
  const { width, height } = prepared.problem.scene;
  const seeds = seedsOf(prepared);
  const mover = prepared.movers[Math.floor(random() * prepared.movers.length)];
  const seed = seeds[Math.floor(random() * seeds.length)];
  const [u, v] = [random() * 2 - 1, random() * 2 - 1];
  if (prepared.problem.mode === 'move' && mover) {
    const reach = 1.5 * (mover.maximum ?? 6);
    return [mover.body.pose.x + u * reach, mover.body.pose.y + v * reach];
  }
  if (seed && random() < 0.5) return [seed[0] + 6 * u, seed[1] + 6 * v];
  return [(u + 1) * 0.5 * width, (v + 1) * 0.5 * height];
}

/** The answer with some models shaken, as far as it stays legal. */
function shaken(
  problem: MoveProblem,
  answer: readonly ModelMove[],
  random: () => number,
  rounds: number,
): readonly ModelMove[] {
  let moves = answer;
  for (let i = 0; i < rounds; i++) {
    const next = moves.map((move) =>
      move.path.length === 1 && random() < 0.4
        ? { ...move, path: move.path.map((pose) => shakenPose(pose, random)) }
        : move,
    );
    if (check(problem, next).length === 0) moves = next;
  }
  return moves;
}

function shakenPose(pose: Pose, random: () => number): Pose {
  return roundPose({ ...pose, x: pose.x + (random() * 2 - 1) * shake, y: pose.y + (random() * 2 - 1) * shake });
}
