/** Which targets can be chosen together for a move: only sets for which there is a legal move. */
import type { Refusal, RefusedSet, UnitId } from '@adjutant/engine';

/** What became of a set: legal, or refused; `larger` says whether a set that contains it may still be legal. */
export type Verdict = 'legal' | { readonly refusal: Refusal; readonly larger: boolean };

/** Sets that may be chosen, and those tried that may not. */
export interface TargetSets {
  readonly sets: readonly (readonly UnitId[])[];
  readonly refused: readonly { readonly set: readonly UnitId[]; readonly refusal: Refusal }[];
}

/** Tries every set that may be legal, the small ones first. */
export function targetSets(targets: readonly UnitId[], judge: (set: readonly UnitId[]) => Verdict): TargetSets {
  const sets: (readonly UnitId[])[] = [];
  const refused: { set: readonly UnitId[]; refusal: Refusal }[] = [];
  let level: readonly (readonly UnitId[])[] = targets.map((unit) => [unit]);
  while (level.length > 0) {
    const hopeful: (readonly UnitId[])[] = [];
    for (const set of level) {
      const verdict = judge(set);
      if (verdict === 'legal') sets.push(set);
      else refused.push({ set, refusal: verdict.refusal });
      if (verdict === 'legal' || verdict.larger) hopeful.push(set);
    }
    level = grown(hopeful);
  }
  return { sets, refused };
}

/** Sets one larger, all of whose parts are in the list. */
function grown(sets: readonly (readonly UnitId[])[]): readonly (readonly UnitId[])[] {
  const known = new Set(sets.map((set) => set.join()));
  return sets.flatMap((set, at) =>
    sets.slice(at + 1).flatMap((other) => {
      const last = other.at(-1);
      if (last === undefined || other.slice(0, -1).join() !== set.slice(0, -1).join()) return [];
      const larger = [...set, last];
      return larger.every((left) => known.has(larger.filter((unit) => unit !== left).join())) ? [larger] : [];
    }),
  );
}

function optionOf(unit: UnitId): string {
  return `unit:${unit}`;
}

/** The sets as a question of several puts them. */
export function asOptions(targets: readonly UnitId[], found: TargetSets) {
  const refusedSets: RefusedSet[] = found.refused.map(({ set, refusal }) => ({ ids: set.map(optionOf), refusal }));
  return {
    options: targets.map((unit) => ({ id: optionOf(unit), value: unit, unit })),
    max: targets.length,
    sets: found.sets.map((set) => set.map(optionOf)),
    refusedSets,
  };
}
