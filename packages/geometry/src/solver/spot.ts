import type { Body, Pose } from '../body.ts';
import { placed } from '../pose.ts';
import { tally } from '../tally.ts';
import type { Disc } from './border.ts';
import { discsOf, type HighDisc } from './discs.ts';
import { type Effort, isLegalEnd, outlookAt, pathTo } from './fit.ts';
import { type DutyJudge, moverAt, type Prepared } from './judge.ts';
import { levelsFor, meetsLevel } from './levels.ts';
import { bodyOf, type Focus, type Points, pointsFor } from './points.ts';
import { polished } from './polish.ts';

/** The search for the best place of one model, given where the others are. */

export interface Search extends Focus {
  /** What is better among places that meet the duties equally well: the less the better. */
  readonly objective: (body: Body) => number;
  /** Whether a place that holds the unit together by itself goes before one that waits for others to follow. */
  readonly firm?: boolean;
  /** Leaves the duties out of account. */
  readonly freely?: boolean;
  /** What else must be true of the place. */
  readonly must?: (body: Body, costs: readonly number[]) => boolean;
  readonly effort: Effort;
  /** Heights at which places are wanted besides the table and where the model stands. */
  readonly levels?: readonly number[];
  /** Whether to look at all borders even when a place without them is good enough. */
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

/** The best place found on any level; undefined if there is none. Levels that nothing asks for are looked at only if a duty or the rest needs one. */
export function bestSpot(search: Search): Spot | undefined {
  let best: Spot | undefined;
  for (const { level, isWanted } of levelsFor(search.prepared, search.index, search)) {
    if (!isWanted && best) {
      if (isGoodEnough(search, best)) break;
      const inside = betterOnly(search, best);
      if (inside && !meetsLevel(search.prepared, level, inside)) continue;
    }
    const found = bestOnLevel({ ...search, level });
    if (found && (best === undefined || compareSpots(found, best) < 0)) best = found;
  }
  return best;
}

/** The best place found on one level. */
function bestOnLevel(search: Search): Spot | undefined {
  const source = pointsFor(search);
  let best: Spot | undefined;
  let loose: Spot | undefined;
  for (const round of rounds) {
    const inside = best && betterOnly(search, best);
    const candidates = candidatesAt(search, source[round](inside), round === 'plain', best);
    if (inside && round === 'crossings' && candidates.length === 0) break;
    const { firm, other, isTop } = bestOf(search, candidates);
    best = firm ?? best;
    if (other && (loose === undefined || compareSpots(other, loose) < 0)) loose = other;
    if (best && isEnough(search, round, isTop) && isGoodEnough(search, best)) break;
  }
  const found = best ?? loose;
  return found && needsPolish(search, found) ? polished(found, (body, than) => spotAt(search, body, than)) : found;
}

const rounds = ['plain', 'onBorders', 'crossings', 'jointCrossings'] as const;

/** Whether a place found in this round will do if its duties are met. */
function isEnough(search: Search, round: (typeof rounds)[number], isTop: boolean | undefined): boolean {
  if (search.thorough) return round === 'crossings' && search.freely !== true;
  return round !== 'plain' || isTop === true;
}

/** Where a place can still meet a duty that the best one so far fails; undefined where that cannot be told. */
function betterOnly(search: Search, best: Spot): readonly HighDisc[] | undefined {
  if (search.freely || search.thorough || isGoodEnough(search, best)) return undefined;
  const discs: HighDisc[] = [];
  for (const [i, duty] of search.prepared.duties.entries()) {
    const cost = best.costs[i] ?? 0;
    if (cost === 0 || leastCost(search.prepared, search.index, duty) > cost) continue;
    const own = discsOf(search.prepared, search.index, duty, cost);
    if (own === undefined) return undefined;
    discs.push(...own);
  }
  return discs;
}

/** Whether the place is to be the closest one and borders near it were only followed approximately. */
function needsPolish(search: Search, spot: Spot): boolean {
  const { duties, ground } = search.prepared;
  const isExact = ground.allRound && moverAt(search.prepared, search.index).body.shape.kind === 'round';
  return (
    !isExact &&
    !search.freely &&
    spot.path.length > 0 &&
    duties.some((duty, i) => duty.slack !== undefined && (spot.costs[i] ?? 0) > 0)
  );
}

/** A legal place that is better than another, as firmly joined to the unit. */
function spotAt(search: Search, body: Body, than: Spot): Spot | undefined {
  const { prepared, layout, index } = search;
  const candidate = candidateAt(search, body, than);
  if (
    candidate === undefined ||
    outlookAt(prepared, layout, index, body) < outlookAt(prepared, layout, index, than.body)
  )
    return undefined;
  const path = wayTo(search, body);
  return path && { ...candidate, path };
}

/** Up to `most` places, the best first, from all rounds of the search; all of them in one of the discs where these are given. */
export function goodSpots(search: Search, most: number, inside?: readonly HighDisc[]): readonly Spot[] {
  const found: Spot[] = [];
  const levels = levelsFor(search.prepared, search.index, search).filter(
    ({ level }) => inside === undefined || meetsLevel(search.prepared, level, inside),
  );
  const candidates = levels.flatMap(({ level }) => goodOnLevel({ ...search, level }, inside));
  for (const candidate of candidates.sort(compareSpots)) {
    if (found.length >= most) break;
    if (outlookAt(search.prepared, search.layout, search.index, candidate.body) < (search.firm ? 2 : 1)) continue;
    const path = wayTo(search, candidate.body);
    if (path) found.push({ ...candidate, path });
  }
  return found;
}

function goodOnLevel(search: Search, inside: readonly Disc[] | undefined): readonly Candidate[] {
  const source = pointsFor(search);
  const points = [...source.plain(inside), ...source.onBorders(inside), ...source.crossings(inside)];
  const isFree = ({ body }: Candidate) => isLegalEnd(search.prepared, search.layout, search.index, body);
  const candidates = candidatesAt(search, points, true, undefined).filter(isFree);
  if (inside && candidates.length === 0) return candidates;
  return [...candidates, ...candidatesAt(search, source.jointCrossings(inside), false, undefined)];
}

/** The best firm place, and whether it is the best candidate; if there is none, the best that waits for others. */
function bestOf(search: Search, candidates: Candidate[]): { firm?: Spot; other?: Spot; isTop?: boolean } {
  let other: Spot | undefined;
  for (const candidate of candidates.sort(compareSpots)) {
    const outlook = outlookAt(search.prepared, search.layout, search.index, candidate.body);
    const isFirm = outlook === 2 || !search.firm;
    if (outlook === 0 || (!isFirm && other)) continue;
    const path = wayTo(search, candidate.body);
    if (path === undefined) continue;
    if (isFirm) return { firm: { ...candidate, path }, isTop: candidate === candidates[0] };
    else other = { ...candidate, path };
  }
  return other ? { other } : {};
}

function wayTo(search: Search, body: Body): readonly Pose[] | undefined {
  const { prepared, layout, index } = search;
  return body === moverAt(prepared, index).body ? [] : pathTo(prepared, layout, index, body.pose, search.effort);
}

/** What the points are worth, without those that are no better than the best so far; staying is one in a move. */
function candidatesAt(search: Search, points: Points, withStay: boolean, best: Spot | undefined): Candidate[] {
  const { prepared, index } = search;
  const { body } = moverAt(prepared, index);
  const found: Candidate[] = [];
  const consider = (at: Body) => {
    const candidate = candidateAt(search, at, best);
    if (candidate) found.push(candidate);
  };
  const level = bodyOf(search);
  if (withStay && prepared.problem.mode === 'move' && level === body) consider(body);
  for (let i = 0; i + 1 < points.length; i += 2) {
    consider(placed(body, { ...level.pose, x: points[i] ?? 0, y: points[i + 1] ?? 0 }));
  }
  return found;
}

function candidateAt(search: Search, body: Body, best: Spot | undefined): Candidate | undefined {
  tally.spots += 1;
  const costs: number[] = [];
  let isBetter = best === undefined;
  for (const duty of search.freely ? [] : search.prepared.duties) {
    const cost = duty.cost(search.layout, search.index, body);
    const than = best?.costs[costs.length] ?? 0;
    if (!isBetter && cost > than + 1e-9) return undefined;
    if (cost < than - 1e-9) isBetter = true;
    costs.push(cost);
  }
  if (search.must && !search.must(body, costs)) return undefined;
  const objective = search.objective(body);
  return isBetter || (best && objective < best.objective) ? { body, costs, objective } : undefined;
}

/** Best first: duties in their order, then the objective. */
function compareSpots(a: Candidate, b: Candidate): number {
  for (let i = 0; i < a.costs.length; i++) {
    const difference = (a.costs[i] ?? 0) - (b.costs[i] ?? 0);
    if (Math.abs(difference) > 1e-9) return difference;
  }
  return a.objective - b.objective;
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
