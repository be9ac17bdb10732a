import type { Body, Pose } from '../body.ts';
import { legTo } from '../ground/leg.ts';
import { findWay } from '../ground/way.ts';
import { isWithin } from '../tolerance.ts';
import { type Judge, type Layout, moverAt, type Outlook, type Prepared } from './judge.ts';
import { wayQuery } from './way-rules.ts';

/** Whether one model may end at a place, and how it gets there. */

/** Cheap and often failing tests first. */
const order: readonly Judge['constraint']['kind'][] = [
  'fixed',
  'all-move',
  'on-table',
  'wholly-within',
  'within',
  'closer-to-region',
  'closer-to-any',
  'closer-to-closest',
  'keeps-engagements',
  'no-overlap',
];

/** The judges of a model's end in the order in which a place is tested. */
export function endJudges(judges: readonly Judge[]): readonly Judge[] {
  const rank = (judge: Judge) => {
    const place = order.indexOf(judge.constraint.kind);
    return place < 0 ? order.length : place;
  };
  return judges.filter((judge) => judge.end || judge.promising).sort((a, b) => rank(a) - rank(b));
}

/** Whether a model may end here as far as anything but its way is concerned; the outlook tells how firmly it is joined to its unit. */
export function outlookAt(prepared: Prepared, layout: Layout, index: number, body: Body): Outlook {
  let outlook: Outlook = 2;
  for (const judge of prepared.endJudges) {
    if (judge.end?.(layout, index, body)) return 0;
    const promise = judge.promising?.(layout, index, body) ?? 2;
    if (promise === 0) return 0;
    if (promise < outlook) outlook = promise;
  }
  return outlook;
}

/** Whether a model may end here as far as only itself and what it may not stand on or near to is concerned. */
export function isLegalEnd(prepared: Prepared, layout: Layout, index: number, body: Body): boolean {
  return prepared.endJudges.every((judge) => !judge.end?.(layout, index, body));
}

/** What looking for ways may cost. */
export interface Effort {
  /** Ways round obstacles that may still be sought in vain: the dearest part of a search. */
  ways: number;
}

/** A way to a place within the model's maximum that crosses nothing it may not cross; without bends when the effort is spent. */
export function pathTo(
  prepared: Prepared,
  layout: Layout,
  index: number,
  end: Pose,
  effort: Effort,
): readonly Pose[] | undefined {
  if (prepared.problem.mode === 'set-up') return [end];
  const { body, maximum = Infinity } = moverAt(prepared, index);
  const dx = end.x - body.pose.x;
  const dy = end.y - body.pose.y;
  const straight = Math.sqrt(dx * dx + dy * dy);
  if (!isWithin(straight, maximum)) return undefined;
  if (end.z === body.pose.z && isLegalPath(prepared, layout, index, [end])) return [end];
  if (end.z === body.pose.z && effort.ways <= 0) return undefined;
  const longest = Math.min(maximum, 2 * straight + 12 + body.pose.z + end.z);
  const query = wayQuery(prepared, layout, index, end, longest);
  const way = effort.ways > 0 ? findWay(query) : legTo(query.rules, query.body, end, longest);
  if (way && isLegalPath(prepared, layout, index, way.path)) return way.path;
  effort.ways--;
  return undefined;
}

/** Whether nothing that judges ways objects to one. */
export function isLegalPath(prepared: Prepared, layout: Layout, index: number, path: readonly Pose[]): boolean {
  for (const judge of prepared.judges) if (judge.path?.(layout, index, path)) return false;
  return true;
}
