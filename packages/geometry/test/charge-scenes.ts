import { type Body, check, horizontalDistance, type ModelMove, type MoveProblem, type Standing } from '../src/index.ts';
import { body, charge, enemies, go, movers, moving, type Spot } from './solver-fixtures.ts';
import { randomFrom } from './solver-random.ts';

/** Crowded charges, and the searches that the solver is held against: fine grids for one and two models, random tries for more. */

/** How many scenes a search looks at: few in every test run, all of them with ADJUTANT_SCENES=all. */
export function seeds(few: number, all: number): readonly number[] {
  const count = process.env.ADJUTANT_SCENES === 'all' ? all : few;
  return Array.from({ length: count }, (_none, index) => index + 1);
}

/** Inches between the places of a grid. */
const mesh = 0.25;

/** Places round a point with no two bases of 1.26 inches on each other. */
function scatter(random: () => number, taken: Spot[], count: number, spread: number, [x, y]: Spot): Spot[] {
  const found: Spot[] = [];
  for (let tries = 0; found.length < count && tries < 200; tries++) {
    const spot: Spot = [x + (random() * 2 - 1) * spread, y + (random() * 2 - 1) * spread];
    if (taken.some((other) => (other[0] - spot[0]) ** 2 + (other[1] - spot[1]) ** 2 < 1.26 ** 2)) continue;
    taken.push(spot);
    found.push(spot);
  }
  return found;
}

/** A coherent row or block of movers whose first stands at (30, 22). */
const rank = (count: number): Spot[] =>
  Array.from({ length: count }, (_none, at): Spot => [30 - Math.floor(at / 3) * 1.6, 22 + (at % 3) * 1.6]);

/** Some models charge a target of a few models; another unit stands close by, friends are in the way. */
export function crowdedCharge(seed: number, models = 1, friends = 14): MoveProblem {
  const random = randomFrom(seed);
  const taken: Spot[] = rank(models);
  const foes = enemies(scatter(random, taken, 2, 2.5, [36, 22]), scatter(random, taken, 3, 4, [37, 22]));
  const others = scatter(random, taken, friends, 4.5, [34, 22]).map(
    ([x, y], index): Standing => ({ id: 500 + index, unit: 5, side: 0, body: body(x, y) }),
  );
  const maximum = 3 + Math.floor(random() * 5);
  const targets = models > 1 && random() < 0.3 ? [1, 2] : [1];
  return moving(movers(maximum, ...rank(models)), [...foes, ...others], charge(foes, ...targets));
}

/** The problem without the duties that bind only "if able": they never stand against a charge, they only say which. */
function withoutDuties(problem: MoveProblem): MoveProblem {
  const constraints = problem.constraints.filter(({ kind }) => !kind.endsWith('if-able'));
  return {
    ...problem,
    constraints: constraints.map((one) => (one.kind === 'closer-to-any' ? { ...one, unmovedToo: false } : one)),
  };
}

const ofTheUnit = new Set(['coherent', 'engaged-with-each']);

/** The same for one of its models alone: what only the unit as a whole must meet is left out. */
function alone(problem: MoveProblem, index: number): MoveProblem {
  const hard = withoutDuties(problem);
  const constraints = hard.constraints.filter(({ kind }) => problem.movers.length === 1 || !ofTheUnit.has(kind));
  return { ...hard, movers: hard.movers.slice(index, index + 1), constraints };
}

/** All places on a grid round one of the movers that are legal for it by a straight way. */
export function* legalOnGrid(problem: MoveProblem, index = 0): Generator<ModelMove> {
  const single = alone(problem, index);
  const { id, body: mover, maximum = 0 } = single.movers[0]!;
  for (let dx = -maximum; dx <= maximum; dx += mesh) {
    for (let dy = -maximum; dy <= maximum; dy += mesh) {
      if (dx * dx + dy * dy > maximum * maximum) continue;
      const move = go(id, [mover.pose.x + dx, mover.pose.y + dy]);
      if (check(single, [move]).length === 0) yield move;
    }
  }
}

/** Where a model ends. */
const endOf = (problem: MoveProblem, index: number, move: ModelMove | undefined): Body => {
  const { body: start } = problem.movers[index]!;
  const pose = move?.path.at(-1);
  return pose === undefined ? start : { ...start, pose };
};

const areMates = (a: Body, b: Body): boolean => {
  const squared = (a.pose.x - b.pose.x) ** 2 + (a.pose.y - b.pose.y) ** 2;
  return squared <= 3.26 ** 2 && squared >= 1.26 ** 2;
};

/** The targets that a model engages from where it ends, by the index of their group. */
function engagedBy(problem: MoveProblem, end: Body): readonly number[] {
  const each = problem.constraints.find((one) => one.kind === 'engaged-with-each')!;
  const bodies = new Map(problem.scene.standing.map((one) => [one.id, one.body]));
  return each.groups.flatMap((group, at) =>
    group.some((id) => horizontalDistance(end, bodies.get(id)!) <= 2) ? [at] : [],
  );
}

interface Choice {
  readonly move: ModelMove | undefined;
  readonly end: Body;
  readonly engages: readonly number[];
}

const choiceOf = (problem: MoveProblem, index: number, move: ModelMove | undefined): Choice => {
  const end = endOf(problem, index, move);
  return { move, end, engages: engagedBy(problem, end) };
};

const targetsOf = (problem: MoveProblem): number =>
  problem.constraints.find((one) => one.kind === 'engaged-with-each')!.groups.length;

const isCharge = (problem: MoveProblem, choices: readonly Choice[]): boolean =>
  new Set(choices.flatMap(({ engages }) => engages)).size === targetsOf(problem);

const isLegal = (problem: MoveProblem, moves: readonly (ModelMove | undefined)[]): boolean =>
  check(
    problem,
    moves.filter((move) => move !== undefined),
  ).length === 0;

/** Whether two models have a legal charge with both ends on the grid, in either order. */
export function chargeOfTwoOnGrid(problem: MoveProblem): boolean {
  const hard = withoutDuties(problem);
  const [first, second] = [0, 1].map((index) =>
    [undefined, ...legalOnGrid(problem, index)].map((move) => choiceOf(problem, index, move)),
  );
  for (const a of first!) {
    for (const b of second!) {
      if (!areMates(a.end, b.end) || !isCharge(problem, [a, b])) continue;
      if (isLegal(hard, [a.move, b.move]) || isLegal(hard, [b.move, a.move])) return true;
    }
  }
  return false;
}

/** A random legal place of a model by a straight way. */
function randomChoices(problem: MoveProblem, index: number, random: () => number, count: number): readonly Choice[] {
  const single = alone(problem, index);
  const { id, body: mover, maximum = 0 } = single.movers[0]!;
  const found: Choice[] = [choiceOf(problem, index, undefined)];
  for (let tries = 0; tries < count * 4 && found.length < count; tries++) {
    const [dx, dy] = [(random() * 2 - 1) * maximum, (random() * 2 - 1) * maximum];
    const move = go(id, [mover.pose.x + dx, mover.pose.y + dy]);
    if (dx * dx + dy * dy <= maximum * maximum && check(single, [move]).length === 0)
      found.push(choiceOf(problem, index, move));
  }
  return found;
}

/** One random placing of all models, each in reach of those placed before it where a few draws find such a place. */
function randomTry(choices: readonly (readonly Choice[])[], random: () => number): Choice[] {
  const placed: Choice[] = [];
  for (const list of choices) {
    let choice = list[0]!;
    for (let draws = 0; draws < 8; draws++) {
      choice = list[Math.floor(random() * list.length)]!;
      const mates = placed.filter(({ end }) => areMates(choice.end, end));
      if (draws === 0 && placed.length === 0 && choice.engages.length === 0) continue;
      if (placed.length === 0 || mates.length > 0) break;
    }
    placed.push(choice);
  }
  return placed;
}

/** How many of so many random tries are legal charges. */
export function chargesFoundAtRandom(problem: MoveProblem, seed: number, tries: number): number {
  const random = randomFrom(seed);
  const hard = withoutDuties(problem);
  const choices = problem.movers.map((_mover, index) => randomChoices(problem, index, random, 300));
  let legal = 0;
  for (let at = 0; at < tries; at++) {
    const placed = randomTry(choices, random);
    const isLoose = placed.some((one) => !placed.some((other) => other !== one && areMates(one.end, other.end)));
    if (isLoose || !isCharge(problem, placed)) continue;
    if (
      isLegal(
        hard,
        placed.map(({ move }) => move),
      )
    )
      legal++;
  }
  return legal;
}
