import type { UnitId } from '@adjutant/engine';
import type { AttackRecord } from './attack.ts';

/** One weapon's attacks on one unit, as the frames of a unit's attacks hold them. */
export interface PlannedAttack {
  record: AttackRecord;
  /** How many of the weapon's attacks go to this target, where they are split (04.02-k). */
  split?: number;
  /** Resolved, or lost. */
  done: boolean;
}

/** The units at which attacks are still to be resolved, in the order in which they were named. */
export function targetsLeft(planned: readonly PlannedAttack[]): UnitId[] {
  return [...new Set(planned.filter((attack) => !attack.done).map((attack) => attack.record.target))];
}

/** Whether two planned attacks are made with the same weapon of the same model. */
export function sameWeapon(a: PlannedAttack, b: PlannedAttack): boolean {
  return a.record.model === b.record.model && a.record.slot === b.record.slot;
}
