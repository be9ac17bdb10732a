import { add, type Chances, meanOf, zeros } from './distribution.ts';
import { lostBy, type Standing, type Target } from './target.ts';

/** A number that is by chance. */
export interface Spread {
  readonly mean: number;
  /** Chance of each value, from 0. */
  readonly chances: Chances;
}

/** What became of a target. */
export interface Outcomes {
  /** Wounds that models lose; neither what a destroyed model has not left nor what was ignored is counted. */
  readonly woundsLost: Spread;
  readonly modelsDestroyed: Spread;
  /** The same for each group, in the order of the target's list. */
  readonly destroyedByGroup: readonly Spread[];
  /** Chance that no model is left. */
  readonly unitDestroyed: number;
}

/** Reads off a standing what became of a target. */
export function outcomesOf(target: Target, { states, chances }: Standing): Outcomes {
  const all = target.lines.reduce((sum, line) => sum + line.wounds, 0);
  const models = target.groups.map(({ left }) => left.length);
  const wounds = zeros(all + 1);
  const destroyed = zeros(models.reduce((sum, count) => sum + count, 1));
  const byGroup = models.map((count) => zeros(count + 1));
  for (let at = 0; at < states.length; at++) {
    const chance = chances[at] ?? 0;
    let lost = 0;
    let fallen = 0;
    for (let group = 0; group < target.lines.length; group++) {
      const here = lostBy(target, group, states[at] ?? 0);
      const gone = target.lines[group]?.destroyed[here] ?? 0;
      lost += here;
      fallen += gone;
      add(byGroup[group] ?? [], gone, chance);
    }
    add(wounds, lost, chance);
    add(destroyed, fallen, chance);
  }
  return {
    woundsLost: spreadOf(wounds),
    modelsDestroyed: spreadOf(destroyed),
    destroyedByGroup: byGroup.map(spreadOf),
    unitDestroyed: all > 0 ? (wounds[all] ?? 0) : 0,
  };
}

/** A number with its mean. */
function spreadOf(chances: Chances): Spread {
  return { mean: meanOf(chances), chances };
}

/** The least value that is reached with a chance of at least one half. */
export function medianOf({ chances }: Spread): number {
  let sum = 0;
  for (const [value, chance] of chances.entries()) {
    sum += chance;
    if (sum >= 0.5 - 1e-12) return value;
  }
  return Math.max(0, chances.length - 1);
}

/** Chance of each value or more. */
export function atLeast({ chances }: Spread): Chances {
  const tails = [...chances];
  for (let at = tails.length - 2; at >= 0; at--) tails[at] = (tails[at] ?? 0) + (tails[at + 1] ?? 0);
  return tails;
}
