/** How far a unit's attacks on a target have come. */
import type { PoolStage } from '../attack-stage.ts';
import { bySurvivors, together } from '../by-survivors.ts';
import type { MortalResult } from '../mortal.ts';
import { noMeans, type PoolMeans, shareOf, sumOfMeans } from '../pool.ts';
import { type Standing, type Target, untouched } from '../target.ts';
import type { Edition, Waiting } from './edition.ts';

/** States of a target in which the same critical wounds wait. */
interface Row {
  readonly standing: Standing;
  readonly waiting: readonly Waiting[];
}

/** Everything that a target may have become, with what is still to come. */
export type Progress = readonly Row[];

/** Before all attacks. */
export function begun(standing: Standing = untouched): Progress {
  return [{ standing, waiting: [] }];
}

/** After one more pool; `when` tells what it is for each choice of groups that are gone. */
export function afterPool(
  edition: Edition,
  progress: Progress,
  target: Target,
  when: (gone: number) => Pick<PoolStage, 'target' | 'pool' | 'changing'>,
): { readonly means: PoolMeans; readonly progress: Progress } {
  const whole = weightOf(progress);
  let means = noMeans;
  const rows: Row[] = [];
  for (const { standing, waiting } of progress) {
    for (const { what, standing: part } of bySurvivors(target, standing, when)) {
      const result = edition.resolvePool(what, part);
      means = sumOfMeans(means, shareOf(result.means, weightOf([{ standing: part, waiting }]) / whole));
      for (const [count, after] of result.standings.entries())
        rows.push({ standing: after, waiting: count === 0 ? waiting : [...waiting, { pool: what.pool, count }] });
    }
  }
  return { means, progress: joined(rows) };
}

/** Parts of a progress that go on as one. */
export function joined(rows: readonly Row[]): Progress {
  if (rows.length < 2) return rows;
  const alike = new Map<string, { waiting: readonly Waiting[]; standings: Standing[] }>();
  for (const { standing, waiting } of rows) {
    const key = JSON.stringify(waiting.map(({ pool, count }) => [pool.numbers.damage, pool.picked, count]));
    const same = alike.get(key);
    if (same === undefined) alike.set(key, { waiting, standings: [standing] });
    else same.standings.push(standing);
  }
  return [...alike.values()].map(({ waiting, standings }) => ({ waiting, standing: together(standings) }));
}

/** So much of a progress. */
export function shared(progress: Progress, share: number): Progress {
  return progress.map(({ standing, waiting }) => ({
    waiting,
    standing: { states: standing.states, chances: standing.chances.map((chance) => chance * share) },
  }));
}

/** The chance that it came so far. */
export function weightOf(progress: Progress): number {
  let sum = 0;
  for (const { standing } of progress) for (const chance of standing.chances) sum += chance;
  return sum;
}

/** After mortal wounds that come now. */
export function afterMortalWounds(
  progress: Progress,
  deal: (standing: Standing) => MortalResult,
): { readonly mortalWounds: number; readonly progress: Progress } {
  let mortalWounds = 0;
  const after = progress.map(({ standing, waiting }) => {
    const result = deal(standing);
    mortalWounds = result.mortalWounds;
    return { waiting, standing: result.standing };
  });
  return { mortalWounds, progress: after };
}

/** The standing after everything that waited. */
export function finished(edition: Edition, progress: Progress, target: Target): Standing {
  return together(
    progress.map(({ standing, waiting }) =>
      waiting.length === 0 ? standing : edition.deliver(target, standing, waiting),
    ),
  );
}
