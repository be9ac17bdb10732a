import type { Body, Point } from '../body.ts';
import { placed } from '../pose.ts';
import { seedsOf } from './aim.ts';
import { endOf, hardViolations, type Step } from './answer.ts';
import type { Constraint } from './constraint.ts';
import { discsOf, type HighDisc } from './discs.ts';
import { followed, replaced } from './follow.ts';
import { type DutyJudge, type Layout, moverAt, type Prepared, startLayout } from './judge.ts';
import { centreDistance } from './measure.ts';
import type { Violation } from './problem.ts';
import { goodSpots, leastCost, type Spot } from './spot.ts';

/**
 * Duties of the form "if able". Each model is judged at its turn, in the order of the answer, with those before it at their ends and
 * those after it at their starts; models that do not move come last. It was able if there is a place that meets the duty and every
 * earlier duty that it did meet, and from which the whole unit can still end legally; in a set-up it must be joined to those already
 * placed.
 */

/** Ways round obstacles that are sought in vain for one model. */
const mostWays = 20;
/** Better places that are tried for one model before it is believed. */
const mostSpots = 10;

export function dutyViolations(prepared: Prepared, steps: readonly Step[]): readonly Violation[] {
  const mayOmit = prepared.problem.constraints.find((constraint) => constraint.kind === 'placed-if-able');
  if (prepared.duties.length === 0 && mayOmit === undefined) return [];
  const found: Violation[] = [];
  const layout = startLayout(prepared);
  const inOrder = new Set([...steps.map((step) => step.index), ...prepared.movers.keys()]);
  const stepOf = new Map(steps.map((step) => [step.index, step]));
  if (prepared.problem.mode === 'move') for (const index of inOrder) layout.placed[index] = !stepOf.has(index);
  for (const index of inOrder) {
    const step = stepOf.get(index);
    if (step === undefined && prepared.problem.mode === 'set-up') {
      const better = mayOmit && anyPlace(prepared, steps, layout, index);
      if (mayOmit && better)
        found.push({
          rule: mayOmit.rule,
          kind: mayOmit.kind,
          model: moverAt(prepared, index).id,
          better: better.body.pose,
        });
    } else {
      const body = step ? endOf(prepared, step) : moverAt(prepared, index).body;
      const violation = firstUnmet(prepared, steps, layout, index, body);
      if (violation) found.push(violation);
      layout.bodies[index] = body;
    }
    layout.placed[index] = true;
  }
  return found;
}

/** Any place for a model that was left out, sought near every region that is asked for. */
function anyPlace(prepared: Prepared, steps: readonly Step[], layout: Layout, index: number): Spot | undefined {
  const { body } = moverAt(prepared, index);
  const { width, height } = prepared.problem.scene;
  const seeds = seedsOf(prepared);
  for (const [x, y] of seeds.length > 0 ? seeds : [[width / 2, height / 2] as const]) {
    const spot = betterSpot(prepared, steps, layout, index, () => true, placed(body, { ...body.pose, x, y }));
    if (spot) return spot;
  }
  return undefined;
}

/** The first duty that this model fails though it could meet it. */
function firstUnmet(
  prepared: Prepared,
  steps: readonly Step[],
  layout: Layout,
  index: number,
  body: Body,
): Violation | undefined {
  const costs = prepared.duties.map((duty) => duty.cost(layout, index, body));
  if (costs.every((cost) => cost === 0) || prepared.fixed[index]) return undefined;
  for (const [i, duty] of prepared.duties.entries()) {
    const actual = costs[i] ?? 0;
    const enough = Math.max(duty.slack === undefined ? 0 : actual - duty.slack, 0);
    if (actual === 0 || leastCost(prepared, index, duty) > enough) continue;
    const fits = (_body: Body, other: readonly number[]) => isBetter(other, costs, i, enough);
    const better = betterSpot(prepared, steps, layout, index, fits, body, discsOf(prepared, index, duty, enough));
    if (better) return violationOf(prepared, duty, index, actual, better, i);
  }
  return undefined;
}

function isBetter(costs: readonly number[], than: readonly number[], duty: number, enough: number): boolean {
  for (let i = 0; i < duty; i++) if ((costs[i] ?? 0) > (than[i] ?? 0) + 1e-9) return false;
  return (costs[duty] ?? 0) <= enough;
}

/** Inches within which a duty is met: what a place costs against it is how far it is beyond them. */
function reachOf(constraint: Constraint): number {
  if (constraint.kind === 'within-if-able') return constraint.distance;
  return constraint.kind === 'engaged-if-able' ? constraint.horizontal : 0;
}

function violationOf(
  prepared: Prepared,
  duty: DutyJudge,
  index: number,
  actual: number,
  better: Spot,
  place: number,
): Violation {
  const { rule, kind } = duty.constraint;
  const reach = reachOf(duty.constraint);
  return {
    rule,
    kind,
    model: moverAt(prepared, index).id,
    actual: actual + reach,
    needed: (better.costs[place] ?? 0) + reach,
    better: better.body.pose,
  };
}

/** A place that fits and from which the unit can still end legally, as near as possible to where the model ended. */
function betterSpot(
  prepared: Prepared,
  steps: readonly Step[],
  layout: Layout,
  index: number,
  must: (body: Body, costs: readonly number[]) => boolean,
  ended: Body,
  inside?: readonly HighDisc[],
): Spot | undefined {
  const start = moverAt(prepared, index).body;
  const objective = (body: Body) => centreDistance(body, ended);
  const toward: readonly Point[] = [[ended.pose.x, ended.pose.y], ...dutyPoints(prepared, start)];
  const spots = goodSpots(
    {
      prepared,
      layout,
      index,
      objective,
      toward,
      must,
      firm: prepared.problem.mode === 'set-up',
      effort: { ways: mostWays },
    },
    mostSpots,
    inside,
  );
  return (
    spots.find((spot) => hardViolations(prepared, replaced(steps, index, spot.path)).length === 0) ??
    spots.slice(0, 2).find((spot) => followed(prepared, steps, layout, index, spot.body, spot.path))
  );
}

/** Centres of the models and regions that duties draw to. */
function dutyPoints(prepared: Prepared, from: Body): readonly Point[] {
  const ids = prepared.problem.constraints.flatMap((constraint) => {
    if (
      constraint.kind === 'within-if-able' ||
      constraint.kind === 'engaged-if-able' ||
      constraint.kind === 'closer-to-any'
    )
      return constraint.groups.flat();
    return constraint.kind === 'as-close-as-possible' ? constraint.to : [];
  });
  return [...new Set(ids)]
    .flatMap((id) => prepared.ground.bodies[prepared.ground.indexOf.get(id) ?? -1] ?? [])
    .sort((a, b) => centreDistance(a, from) - centreDistance(b, from))
    .slice(0, 4)
    .map((body): Point => [body.pose.x, body.pose.y]);
}
