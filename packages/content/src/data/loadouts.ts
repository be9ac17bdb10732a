import type { Datasheet } from '@adjutant/engine';

/** A choice of wargear that a datasheet offers: ids of weapons, or of wargear abilities. */
export interface LoadoutOption {
  /** The kind of model that has the choice; every kind where absent. */
  readonly profile?: string;
  readonly replaces: readonly string[];
  readonly choices: readonly (readonly string[])[];
  /** How often one model may choose. */
  readonly perModel: number;
  /** How many models of a unit may choose it at all; any number where absent. */
  readonly limit?: OptionLimit;
}

/** So many models of a unit, or so many of each full number of `perModels` models. @rule 02.06 */
export interface OptionLimit {
  readonly count: number;
  readonly perModels?: number;
}

const mostLoadouts = 3000;

/** Every loadout of one kind of model that its options allow, fewest changes first; only wargear that `allowed` accepts is added. */
export function loadoutsOf(
  datasheet: Datasheet,
  options: readonly LoadoutOption[],
  profile: string,
  allowed: (item: string) => boolean,
): readonly (readonly string[])[] {
  const base = datasheet.composition.find((entry) => entry.profile === profile)?.wargear ?? [];
  const steps = options
    .filter((option) => option.profile === undefined || option.profile === profile)
    .flatMap((option) => Array.from({ length: option.perModel }, () => option));
  let layer: string[][] = [[...base]];
  for (const option of steps) {
    const grown = [...layer];
    for (const loadout of layer) grown.push(...applied(loadout, option, allowed));
    layer = distinct(grown).slice(0, mostLoadouts);
  }
  return layer
    .map((loadout, order) => ({ loadout, order, changes: changesFrom(base, loadout) }))
    .sort((a, b) => a.changes - b.changes || a.order - b.order)
    .map(({ loadout }) => loadout);
}

function applied(loadout: readonly string[], option: LoadoutOption, allowed: (item: string) => boolean): string[][] {
  const rest = without(loadout, option.replaces);
  if (rest === undefined) return [];
  return option.choices.filter((choice) => choice.every(allowed)).map((choice) => [...rest, ...choice]);
}

/** The list less one copy of each removed item; `undefined` where one is missing. */
function without(list: readonly string[], removed: readonly string[]): string[] | undefined {
  const rest = [...list];
  for (const item of removed) {
    const index = rest.indexOf(item);
    if (index < 0) return undefined;
    rest.splice(index, 1);
  }
  return rest;
}

function distinct(loadouts: readonly string[][]): string[][] {
  const seen = new Map<string, string[]>();
  for (const loadout of loadouts) {
    const key = [...loadout].sort().join('|');
    if (!seen.has(key)) seen.set(key, loadout);
  }
  return [...seen.values()];
}

function changesFrom(base: readonly string[], loadout: readonly string[]): number {
  const left = [...base];
  let added = 0;
  for (const item of loadout) {
    const index = left.indexOf(item);
    if (index < 0) added += 1;
    else left.splice(index, 1);
  }
  return added + left.length;
}
