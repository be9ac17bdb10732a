import type { Names } from './names.ts';
import { bracket, inches, listOf } from './words.ts';

/** Why a model sees another or does not, as `explainSight` of a ruleset gives it. */
export interface SightReason {
  readonly visible: boolean;
  readonly reason: string;
  readonly rule: string;
  readonly limit?: { readonly range: number; readonly distance: number };
  readonly blockedBy?: SightBlockers;
  readonly partHidden?: { readonly hiddenBy: SightBlockers };
}

/** What stands in the way: ids of features and areas, and models. */
export interface SightBlockers {
  readonly features: readonly string[];
  readonly areas: readonly string[];
  readonly models: readonly number[];
}

/** "Kroot 3 has gone to ground: seen from 12", it is 12.4" away [13.11.01]". `target` is the model that is looked at. */
export function sightSentence(target: number, sight: SightReason, names: Names): string {
  return `${names.model(target)} ${verdict(sight, names)}${bracket(sight.rule)}`;
}

const limits: Readonly<Record<string, string>> = {
  'lone-operative': 'is a Lone Operative',
  hidden: 'is hidden',
  'gone-to-ground': 'has gone to ground',
};

function verdict({ visible, reason, limit, blockedBy, partHidden }: SightReason, names: Names): string {
  if (reason === 'off-table') return 'is not on the battlefield';
  if (limit !== undefined) {
    return `${limits[reason] ?? 'is too far away'}: seen from ${inches(limit.range)}, it is ${inches(limit.distance)} away`;
  }
  if (blockedBy !== undefined) return `is not visible: ${named(blockedBy, names)} in the way`;
  if (partHidden !== undefined) return `is visible, but not fully: ${named(partHidden.hiddenBy, names)} in the way`;
  return visible ? 'is visible' : 'is not visible';
}

function named({ features, areas, models }: SightBlockers, names: Names): string {
  const all = [...features, ...areas.map((id) => `area ${id}`), ...models.map((model) => names.model(model))];
  return all.length === 0 ? 'something is' : `${listOf(all)} ${all.length === 1 ? 'is' : 'are'}`;
}
