import { flowName, type PlayerId, type UnitId } from '@adjutant/engine';

/** A player picks units that start an action; `again`: as many as want to. */
export const startActionFlow = flowName<{ action: string; player: PlayerId; again: boolean; unit?: UnitId }>(
  'start-action',
);
