import { boundingRadius } from '../pose.ts';
import type { Disc } from './border.ts';
import { type DutyJudge, type Prepared, standingBody } from './judge.ts';

/** A disc with the heights above the table, from `z - vertical` to `z + vertical`, at which it counts. */
export interface HighDisc extends Disc {
  readonly z: number;
  readonly vertical: number;
}

/**
 * Where the centre of a mover has to be for a duty to cost no more than this; undefined where discs do not tell. A duty to be as
 * close as possible may have any cost, others are met or not.
 */
export function discsOf(
  prepared: Prepared,
  index: number,
  { constraint }: DutyJudge,
  cost: number,
): readonly HighDisc[] | undefined {
  switch (constraint.kind) {
    case 'within-if-able':
      return discsRound(prepared, index, constraint.groups.flat(), constraint.distance, constraint.distance);
    case 'engaged-if-able':
      return discsRound(prepared, index, constraint.groups.flat(), constraint.horizontal, constraint.vertical);
    case 'as-close-as-possible': {
      if (constraint.regions && constraint.regions.length > 0) return undefined;
      const { horizontal = 0, vertical = 0 } = constraint.unlessEngaged ?? {};
      return discsRound(prepared, index, constraint.to, Math.max(cost, horizontal), Math.max(cost, vertical));
    }
    default:
      return undefined;
  }
}

function discsRound(
  prepared: Prepared,
  index: number,
  ids: readonly number[],
  distance: number,
  vertical: number,
): readonly HighDisc[] {
  return ids.map((id) => {
    const { pose, shape } = standingBody(prepared.ground, id);
    return {
      x: pose.x,
      y: pose.y,
      radius: boundingRadius(shape) + (prepared.radii[index] ?? 0) + distance + 0.01,
      z: pose.z,
      vertical,
    };
  });
}
