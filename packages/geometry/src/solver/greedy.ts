import type { Body, Point } from '../body.ts';
import type { Step } from './answer.ts';
import type { Effort } from './fit.ts';
import { type Layout, moverAt, type Prepared } from './judge.ts';
import { bestSpot, type Search, type Spot } from './spot.ts';

/** Places one model after the other, each in the best place that the earlier ones leave. */

/** What a proposal is after, for one model. */
export interface Aim {
  readonly toward: (index: number, layout: Layout) => readonly Point[];
  readonly objective: (index: number, layout: Layout) => (body: Body) => number;
  /** Heights at which places are wanted besides the table and where the models stand. */
  readonly levels?: readonly number[];
  /** Shared by all models and strategies of one proposal. */
  readonly effort: Effort;
}

/** Ways round obstacles that may be sought in vain in one proposal. */
const fewWays = 20;

export function newEffort(): Effort {
  return { ways: fewWays };
}

/**
 * Steps for the movers in this order, added to a layout in which some may be placed already; undefined when one finds no place.
 * Models that may be left out if there is no place for them are left out.
 */
export function placeInTurn(
  prepared: Prepared,
  layout: Layout,
  order: readonly number[],
  aim: Aim,
  firm = true,
): readonly Step[] | undefined {
  const mayOmit = prepared.problem.constraints.some((constraint) => constraint.kind === 'placed-if-able');
  const steps: Step[] = [];
  for (const index of order) {
    const spot = placeOne(prepared, layout, index, aim, { firm });
    if (spot) steps.push(settle(layout, index, spot));
    else if (mayOmit) settleOmitted(layout, index);
    else return undefined;
  }
  return steps;
}

/** The best place for one mover, sought with no more effort than a proposal is worth. */
export function placeOne(
  prepared: Prepared,
  layout: Layout,
  index: number,
  aim: Aim,
  options: Pick<Search, 'must' | 'firm' | 'freely' | 'thorough'> = { firm: true },
): Spot | undefined {
  const search = {
    prepared,
    layout,
    index,
    objective: aim.objective(index, layout),
    toward: aim.toward(index, layout),
    effort: aim.effort,
    ...(aim.levels ? { levels: aim.levels } : {}),
    thorough: prepared.problem.mode === 'set-up',
    ...options,
  };
  return bestSpot(search);
}

/** Writes a place into the layout. */
export function settle(layout: Layout, index: number, spot: Spot): Step {
  layout.bodies[index] = spot.body;
  layout.placed[index] = true;
  return { index, path: spot.path };
}

function settleOmitted(layout: Layout, index: number): void {
  layout.bodies[index] = undefined;
  layout.placed[index] = true;
}

/** Indices of the movers that are not placed, the nearest to a goal first. */
export function nearestFirst(prepared: Prepared, layout: Layout, measure: (body: Body) => number): readonly number[] {
  return prepared.movers
    .map((_, index) => index)
    .filter((index) => !layout.placed[index])
    .map((index) => ({ index, away: measure(moverAt(prepared, index).body) }))
    .sort((a, b) => a.away - b.away || a.index - b.index)
    .map(({ index }) => index);
}
