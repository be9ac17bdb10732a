import type { Body, Point, Pose } from '../body.ts';
import { boundingRadius, placed } from '../pose.ts';
import { isWithin, roundToGrid } from '../tolerance.ts';
import { type Area, type Borders, bordersOf } from './border.ts';
import { crossings, type Loop, nearestOn, samplesOn } from './curve.ts';
import { outlookAt, pathTo } from './fit.ts';
import { type DutyJudge, type Layout, moverAt, type Prepared } from './judge.ts';

/** The search for the best place of one model, given where the others are. */

export interface Search {
  readonly prepared: Prepared;
  readonly layout: Layout;
  readonly index: number;
  /** What is better among places that meet the duties equally well: the less the better. */
  readonly objective: (body: Body) => number;
  /** Places to try first, and towards which the borders are searched. */
  readonly toward: readonly Point[];
  /** The place must hold the unit together by itself, without others following. */
  readonly firm?: boolean;
  /** What else must be true of the place. */
  readonly must?: (body: Body, costs: readonly number[]) => boolean;
  /** Ways round obstacles that may be tried in vain before the search ends. */
  readonly ways?: number;
  /** Whether to look at the borders even when a place without them is good enough. */
  readonly thorough?: boolean;
}

export interface Spot {
  readonly body: Body;
  /** Empty: it stays where it is. */
  readonly path: readonly Pose[];
  readonly costs: readonly number[];
  readonly objective: number;
}

type Candidate = Omit<Spot, 'path'>;

/** Ways round obstacles that are tried in vain in a thorough search. */
const mostPaths = 40;

/** The best place found; undefined if there is none. */
export function bestSpot(search: Search): Spot | undefined {
  let best: Spot | undefined;
  for (const points of rounds(search)) {
    const [found] = legalSpots(search, candidatesAt(search, points, best === undefined), 1, best);
    if (found) best = found;
    if (best && !search.thorough && isGoodEnough(search, best)) return best;
  }
  return best;
}

/** Up to `most` places, the best first, from all rounds of the search. */
export function goodSpots(search: Search, most: number): readonly Spot[] {
  const points = [...rounds(search)].flat();
  return legalSpots(search, candidatesAt(search, points, true), most, undefined);
}

/** The places to try, round by round: the plain ones, those on borders, those where borders cross. */
function* rounds(search: Search): Generator<readonly Point[]> {
  yield plainPoints(search);
  const area = areaOf(search);
  const borders = bordersOf(search.prepared, search.layout, search.index, moverBody(search), area);
  yield pointsOnBorders(search, borders, area);
  yield crossings([...borders.off, ...borders.into]);
}

function moverBody(search: Search): Body {
  return moverAt(search.prepared, search.index).body;
}

function areaOf(search: Search): Area {
  const { body, maximum } = moverAt(search.prepared, search.index);
  const { width, height } = search.prepared.ground.scene;
  if (search.prepared.problem.mode === 'move')
    return { x: body.pose.x, y: body.pose.y, radius: maximum ?? width + height };
  const [x, y] = search.toward[0] ?? [width / 2, height / 2];
  return { x, y, radius: 9 };
}

/** The wanted places, and when they are too far the farthest points on the straight way to them. */
function plainPoints(search: Search): readonly Point[] {
  if (search.prepared.problem.mode === 'set-up') return search.toward;
  const { body, maximum = Infinity } = moverAt(search.prepared, search.index);
  const { x, y } = body.pose;
  return search.toward.flatMap(([toX, toY]): readonly Point[] => {
    const length = Math.sqrt((toX - x) * (toX - x) + (toY - y) * (toY - y));
    const share = length > maximum ? maximum / length : 1;
    return [1, 0.75, 0.5, 0.25].map((part): Point => [x + (toX - x) * share * part, y + (toY - y) * share * part]);
  });
}

/** Loops on which points are sampled all round: more than these hardly add a place. */
const mostSampled = 12;

function pointsOnBorders(search: Search, borders: Borders, area: Area): readonly Point[] {
  const found: Point[] = [];
  const anchors: readonly Point[] = [...search.toward, [area.x, area.y]];
  const [x, y] = search.toward[0] ?? [area.x, area.y];
  for (const loop of [...borders.off, ...borders.into]) {
    for (const curve of loop.curves) for (const [toX, toY] of anchors) found.push(nearestOn(curve, toX, toY));
  }
  const nearest = [...borders.into].sort((a, b) => awayFrom(a, x, y) - awayFrom(b, x, y)).slice(0, mostSampled);
  for (const loop of nearest) {
    const count = loop.curves.length > 8 ? 4 : 16;
    for (const curve of loop.curves) found.push(...samplesOn(curve, count));
  }
  return found;
}

function awayFrom(loop: Loop, x: number, y: number): number {
  const dx = loop.x - x;
  const dy = loop.y - y;
  return Math.sqrt(dx * dx + dy * dy) - loop.radius;
}

/** What the points are worth; staying is a candidate too in a move. */
function candidatesAt(search: Search, points: readonly Point[], withStay: boolean): Candidate[] {
  const { prepared, index } = search;
  const { body, maximum = Infinity } = moverAt(prepared, index);
  const isSetUp = prepared.problem.mode === 'set-up';
  const found: Candidate[] = [];
  const consider = (at: Body) => {
    const costs = prepared.duties.map((duty) => duty.cost(search.layout, index, at));
    if (!search.must || search.must(at, costs)) found.push({ body: at, costs, objective: search.objective(at) });
  };
  if (withStay && !isSetUp) consider(body);
  const { width, height } = prepared.ground.scene;
  const margin = boundingRadius(body.shape) / 4;
  for (const [px, py] of points) {
    const x = roundToGrid(px);
    const y = roundToGrid(py);
    const dx = x - body.pose.x;
    const dy = y - body.pose.y;
    if (!isSetUp && (!isWithin(Math.sqrt(dx * dx + dy * dy), maximum) || (dx === 0 && dy === 0))) continue;
    if (!(x >= margin && y >= margin && x <= width - margin && y <= height - margin)) continue;
    consider(placed(body, { ...body.pose, x, y }));
  }
  return found;
}

/** Best first: duties in their order, then the objective. */
export function compareSpots(a: Candidate, b: Candidate): number {
  for (let i = 0; i < a.costs.length; i++) {
    const difference = (a.costs[i] ?? 0) - (b.costs[i] ?? 0);
    if (Math.abs(difference) > 1e-9) return difference;
  }
  return a.objective - b.objective;
}

function legalSpots(search: Search, candidates: Candidate[], most: number, better: Spot | undefined): readonly Spot[] {
  const { prepared, layout, index } = search;
  const start = moverBody(search);
  const found: Spot[] = [];
  let paths = 0;
  for (const candidate of candidates.sort(compareSpots)) {
    if (found.length >= most || (better && compareSpots(candidate, better) >= 0) || paths > (search.ways ?? mostPaths))
      break;
    const outlook = outlookAt(prepared, layout, index, candidate.body);
    if (outlook === 0 || (search.firm && outlook < 2)) continue;
    const path = candidate.body === start ? [] : pathTo(prepared, layout, index, candidate.body.pose);
    if (path) found.push({ ...candidate, path });
    else paths++;
  }
  return found;
}

/** Whether no duty could be met better elsewhere: a cost cannot fall by more than the model moves. */
function isGoodEnough(search: Search, spot: Spot): boolean {
  return search.prepared.duties.every((duty, i) => {
    const cost = spot.costs[i] ?? 0;
    return cost === 0 || cost <= leastCost(search.prepared, search.index, duty) + (duty.slack ?? 0);
  });
}

/** A bound below what a duty must cost this model; for a duty that is only met or not, infinite when it cannot be met. */
export function leastCost(prepared: Prepared, index: number, duty: DutyJudge | undefined): number {
  const { maximum } = moverAt(prepared, index);
  if (duty?.startCost === undefined || prepared.problem.mode === 'set-up' || maximum === undefined) return 0;
  const least = duty.startCost(index) - maximum - 0.01;
  return least <= 0 ? 0 : duty.slack === undefined ? Infinity : least;
}
