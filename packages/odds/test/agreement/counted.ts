import { readFileSync } from 'node:fs';
import { chanceOf, type Difference, differenceOf } from './difference.ts';
import { exactChances } from './play.ts';
import { situation } from './situation.ts';

/** How often each number of wounds was lost in the long run: `found[situation][wounds]`. */
export interface Counted {
  readonly found: readonly (readonly number[])[];
}

/** What the long run counted. */
export function counted(): Counted {
  return JSON.parse(readFileSync(new URL('counts.json', import.meta.url), 'utf8'));
}

/** One situation of the long run against its exact odds. */
export interface Compared extends Difference {
  readonly situation: number;
  readonly runs: number;
  readonly chance: number;
}

/** Compares what was counted with the exact odds as they are now. */
export function compareCounted({ found }: Counted): readonly Compared[] {
  return found.flatMap((counts, number) => {
    const runs = counts.reduce((sum, count) => sum + count, 0);
    if (runs === 0) return [];
    const difference = differenceOf(counts, exactChances(situation(number)));
    return [{ situation: number, runs, ...difference, chance: chanceOf(difference) }];
  });
}

/** All situations together. */
export function sumOf(compared: readonly Difference[]): Difference {
  return compared.reduce(
    (sum, one) => ({ chiSquare: sum.chiSquare + one.chiSquare, freedom: sum.freedom + one.freedom }),
    { chiSquare: 0, freedom: 0 },
  );
}
