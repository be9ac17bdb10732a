import { boundingRadius } from '../pose.ts';
import type { Disc } from './border.ts';
import { type DutyJudge, type Prepared, standingBody } from './judge.ts';

/**
 * Where the centre of a mover has to be for a duty to cost no more than this; undefined where discs do not tell. A duty to be as
 * close as possible may have any cost, others are met or not.
 */
export function discsOf(
  prepared: Prepared,
  index: number,
  { constraint }: DutyJudge,
  cost: number,
): readonly Disc[] | undefined {
  switch (constraint.kind) {
    case 'within-if-able':
      return discsRound(prepared, index, constraint.groups.flat(), constraint.distance);
    case 'engaged-if-able':
      return discsRound(prepared, index, constraint.groups.flat(), constraint.horizontal);
    case 'as-close-as-possible': {
      if (constraint.regions && constraint.regions.length > 0) return undefined;
      return discsRound(prepared, index, constraint.to, Math.max(cost, constraint.unlessEngaged?.horizontal ?? 0));
    }
    default:
      return undefined;
  }
}

function discsRound(prepared: Prepared, index: number, ids: readonly number[], distance: number): readonly Disc[] {
  return ids.map((id) => {
    const { pose, shape } = standingBody(prepared.ground, id);
    return { x: pose.x, y: pose.y, radius: boundingRadius(shape) + (prepared.radii[index] ?? 0) + distance + 0.01 };
  });
}
