import type { SourceUnit } from './source.ts';

/** How many of some wargear a whole unit may have: the items counted together, whoever carries them. @rule 02.06 */
export interface GearLimit {
  /** Ids of weapons or of wargear abilities. */
  readonly items: readonly string[];
  readonly count: number;
  /** The count is for each full number of so many models; for the unit where absent. */
  readonly perModels?: number;
  /** No single one of the items more often than this, counted in the same way. */
  readonly each?: number;
}

/** The limits that the data states for a unit; `idsOf` gives the datasheet's ids for those of the data. */
export function adaptGearLimits(
  unit: SourceUnit,
  idsOf: (list: readonly string[]) => readonly string[],
): readonly GearLimit[] {
  return (unit.wargear_budgets ?? []).flatMap(({ items, count, per_models, duplicate_limit }) => {
    if (count === undefined) return [];
    return [
      {
        items: [...new Set(idsOf(items))],
        count,
        ...(per_models !== undefined && per_models > 0 && { perModels: per_models }),
        ...(duplicate_limit !== undefined && { each: duplicate_limit }),
      },
    ];
  });
}

/** How many a unit of so many models may have under a limit. */
export function mostOf({ count, perModels }: Pick<GearLimit, 'count' | 'perModels'>, models: number): number {
  return perModels === undefined ? count : Math.floor((models * count) / perModels);
}
