import type { Body } from '../body.ts';
import { horizontalDistance, verticalDistance } from '../distance.ts';
import { isWithin } from '../tolerance.ts';
import type { Step } from './answer.ts';
import type { ConstraintOf } from './constraint.ts';
import { type Aim, nearestFirst, placeInTurn, placeOne, settle } from './greedy.ts';
import { type Layout, type Prepared, startLayout } from './judge.ts';
import { type Group, groupOf, missOfEngagement, nearestOf } from './measure.ts';

/** A unit that has to end engaged with several groups at once: first one model against each, then those that join them. */

/** Answers to try, none when fewer than two groups are asked for. */
export function* placeAgainstEach(prepared: Prepared, aim: Aim): Generator<readonly Step[] | undefined> {
  const each = prepared.problem.constraints.find((constraint) => constraint.kind === 'engaged-with-each');
  if (each === undefined || each.groups.length < 2) return;
  const groups = each.groups.map((ids) => groupOf(prepared.ground, ids));
  for (const assignments of waysToAssign(prepared, groups)) {
    yield against(prepared, each, groups, assignments, aim, false);
    yield against(prepared, each, groups, assignments, aim, true);
  }
}

/**
 * With pull, a model against one group stands as near as possible to the other groups, whatever its duties; without, it meets its
 * duties first.
 */
function against(
  prepared: Prepared,
  each: ConstraintOf<'engaged-with-each'>,
  groups: readonly Group[],
  assignments: readonly Assignment[],
  aim: Aim,
  pull: boolean,
): readonly Step[] | undefined {
  const layout: Layout = { ...startLayout(prepared), waitingBlocks: false };
  const steps: Step[] = [];
  for (const { index, own } of assignments) {
    const others = groups.filter((_, group) => !own.includes(group));
    const toOthers = (body: Body) => others.reduce((sum, group) => sum + nearestOf(body, group).distance, 0);
    const objective: Aim['objective'] = pull ? () => toOthers : aim.objective;
    const must = (body: Body) =>
      own.every((group) => missOfEngagement(body, groups[group] ?? groupOf(prepared.ground, []), each) === 0);
    const spot = placeOne(prepared, layout, index, { ...aim, objective }, { must, freely: pull, thorough: pull });
    if (spot === undefined) return undefined;
    steps.push(settle(layout, index, spot));
  }
  if (!join(prepared, layout, aim, steps)) return undefined;
  const measure = (body: Body) => Math.min(...groups.map((group) => nearestOf(body, group).distance));
  const rest = placeInTurn(prepared, layout, nearestFirst(prepared, layout, measure), aim);
  return rest && [...steps, ...rest];
}

interface Assignment {
  readonly index: number;
  readonly own: number[];
}

/** A model and a group that it may be sent against. */
interface Pair {
  readonly own: number;
  readonly index: number;
  readonly distance: number;
}

/** Who is sent against which groups, the most promising first: the nearest, in either order, then others, then one model against all. */
function* waysToAssign(prepared: Prepared, groups: readonly Group[]): Generator<readonly Assignment[]> {
  const pairs = groups
    .flatMap((group, own) =>
      prepared.movers.map((mover, index): Pair => ({ own, index, distance: nearestOf(mover.body, group).distance })),
    )
    .sort((a, b) => a.distance - b.distance);
  const nearest = assigned(pairs, groups);
  yield nearest;
  yield nearest.toReversed();
  const [first] = pairs;
  const others = assigned(
    pairs.filter((pair) => pair.own !== first?.own || pair.index !== first.index),
    groups,
  );
  yield others;
  yield others.toReversed();
  for (const index of [...new Set(pairs.map((pair) => pair.index))].slice(0, 2))
    yield [{ index, own: [...groups.keys()] }];
}

/** For each group the nearest model that has no group yet; with too few models the nearest takes two. */
function assigned(pairs: readonly Pair[], groups: readonly Group[]): readonly Assignment[] {
  const found: Assignment[] = [];
  const left = new Set(groups.keys());
  for (const { own, index } of pairs) {
    if (!left.has(own) || found.some((assignment) => assignment.index === index)) continue;
    found.push({ index, own: [own] });
    left.delete(own);
  }
  for (const group of left) found[0]?.own.push(group);
  return found;
}

/** Places further models so that the placed ones become one group of mates; false when that cannot be done. */
function join(prepared: Prepared, layout: Layout, aim: Aim, steps: Step[]): boolean {
  const limits = prepared.problem.constraints.find((constraint) => constraint.kind === 'coherent');
  if (limits === undefined) return true;
  for (let islands = islandsOf(layout, limits); islands.length > 1; islands = islandsOf(layout, limits)) {
    const [first, ...others] = islands;
    const away = (body: Body) => Math.min(...others.flat().map((other) => horizontalDistance(body, other)));
    const waiting = nearestFirst(prepared, layout, (body) => away(body) + toIsland(body, first ?? []));
    const bridge = bridgeOf(prepared, layout, waiting, islands, limits, aim);
    const [next] = waiting;
    if (bridge) steps.push(bridge);
    else if (next === undefined) return false;
    else {
      const reach = (body: Body) => (first ?? []).some((mate) => areMates(body, mate, limits));
      const spot = placeOne(
        prepared,
        layout,
        next,
        { ...aim, objective: () => away },
        { must: reach, freely: true, thorough: true },
      );
      if (spot === undefined) return false;
      steps.push(settle(layout, next, spot));
    }
  }
  return true;
}

function toIsland(body: Body, island: readonly Body[]): number {
  return Math.min(...island.map((other) => horizontalDistance(body, other)));
}

/** A waiting model that can be a mate of two islands at once. */
function bridgeOf(
  prepared: Prepared,
  layout: Layout,
  waiting: readonly number[],
  islands: readonly (readonly Body[])[],
  limits: ConstraintOf<'coherent'>,
  aim: Aim,
): Step | undefined {
  const joins = (body: Body) =>
    islands.filter((island) => island.some((mate) => areMates(body, mate, limits))).length > 1;
  for (const index of waiting) {
    const spot = placeOne(prepared, layout, index, aim, { must: joins });
    if (spot) return settle(layout, index, spot);
  }
  return undefined;
}

function areMates(a: Body, b: Body, limits: ConstraintOf<'coherent'>): boolean {
  return isWithin(verticalDistance(a, b), limits.vertical) && isWithin(horizontalDistance(a, b), limits.gap);
}

/** The groups of mates among the placed models. */
function islandsOf(layout: Layout, limits: ConstraintOf<'coherent'>): readonly (readonly Body[])[] {
  const left = new Set(layout.bodies.flatMap((body, index) => (body && layout.placed[index] ? [body] : [])));
  const islands: Body[][] = [];
  for (const start of left) {
    left.delete(start);
    const island = [start];
    for (const body of island) {
      for (const other of left) {
        if (!areMates(body, other, limits)) continue;
        left.delete(other);
        island.push(other);
      }
    }
    islands.push(island);
  }
  return islands;
}
