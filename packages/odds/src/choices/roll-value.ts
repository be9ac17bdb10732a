/** What a roll of hits or wounds is worth whose player chooses, when all dice are known, which of them to throw again. */
import { better, type Choosing } from './side.ts';

/** What one die may come to: a critical result, a plain success, or a failure. */
export interface DieSplit {
  readonly critical: number;
  readonly plain: number;
}

/** A roll's die, and what may be done about dice. */
export interface RollChoices {
  readonly split: DieSplit;
  /** A rule lets every die be thrown again that its player wants. */
  readonly free: boolean;
  readonly choosing: Choosing;
}

/** Worth of so many critical results and plain successes; `now` with Command Re-roll still to be used, `after` without. */
export interface Worth {
  now(critical: number, plain: number): number;
  after(critical: number, plain: number): number;
  /** Command Re-roll may be used on this roll. */
  readonly spare: boolean;
}

/** Chances of so many critical results and plain successes for each number of dice: `[dice][critical][plain]`. */
export function splitChances(most: number, { critical, plain }: DieSplit): readonly (readonly (readonly number[])[])[] {
  const tables: number[][][] = [[[1]]];
  for (let dice = 1; dice <= most; dice++) {
    const before = tables[dice - 1] ?? [];
    tables.push(
      Array.from({ length: dice + 1 }, (_row, c) =>
        Array.from({ length: dice + 1 - c }, (_cell, p) => {
          const chance = (a: number, b: number) => before[a]?.[b] ?? 0;
          return (
            (c > 0 ? chance(c - 1, p) * critical : 0) +
            (p > 0 ? chance(c, p - 1) * plain : 0) +
            (c + p < dice ? chance(c, p) * (1 - critical - plain) : 0)
          );
        }),
      ),
    );
  }
  return tables;
}

/** Worth of a roll for each number of dice up to `most`, of which `more` plain successes are there already. */
export function rollWorths(
  most: number,
  more: number,
  { split, free, choosing }: RollChoices,
  worth: Worth,
  chances: ReturnType<typeof splitChances>,
): readonly number[] {
  const settled = (critical: number, plain: number, fresh: Fresh) =>
    withSpare(critical, plain, fresh, { split, choosing, worth });
  const again = free ? thrownWorths(most, more, split, settled) : undefined;
  return Array.from({ length: most + 1 }, (_none, dice) => {
    let sum = 0;
    for (let c = 0; c <= dice; c++) {
      for (let p = 0; c + p <= dice; p++) {
        const chance = chances[dice]?.[c]?.[p] ?? 0;
        if (chance < NOTHING) continue;
        const failed = dice - c - p;
        let best = settled(c, p + more, { failure: failed > 0, plain: p > 0 });
        if (again !== undefined) {
          for (let fished = 0; fished <= p; fished++)
            if (failed + fished > 0) best = better(choosing, best, again(failed + fished, c, p - fished));
        }
        sum += chance * best;
      }
    }
    return sum;
  });
}

const NOTHING = 1e-14;

/** Which dice that were not thrown again show what. */
interface Fresh {
  readonly failure: boolean;
  readonly plain: boolean;
}

interface Spare {
  readonly split: DieSplit;
  readonly choosing: Choosing;
  readonly worth: Worth;
}

/** The worth once all other re-rolls are made: Command Re-roll may still throw one failure or one plain success again. @rule 15.02 */
function withSpare(critical: number, plain: number, fresh: Fresh, { split, choosing, worth }: Spare): number {
  let best = worth.now(critical, plain);
  if (!worth.spare) return best;
  const thrown = (kept: number) =>
    split.critical * worth.after(critical + 1, kept) +
    split.plain * worth.after(critical, kept + 1) +
    (1 - split.critical - split.plain) * worth.after(critical, kept);
  if (fresh.failure) best = better(choosing, best, thrown(plain));
  if (fresh.plain) best = better(choosing, best, thrown(plain - 1));
  return best;
}

/** The worth with so many dice thrown again beside results that were kept. */
function thrownWorths(
  most: number,
  more: number,
  split: DieSplit,
  settled: (critical: number, plain: number, fresh: Fresh) => number,
): (thrown: number, critical: number, kept: number) => number {
  const width = most + 2;
  const known = [false, true].map((plain) => tableOf(plain));
  return (thrown, critical, kept) => known[kept > 0 ? 1 : 0]?.[(thrown * width + critical) * width + kept] ?? 0;

  function tableOf(plain: boolean): Float64Array {
    const table = new Float64Array(width * width * width).fill(Number.NaN);
    for (let thrown = 0; thrown <= most; thrown++) {
      for (let c = 0; c + thrown <= most; c++) {
        for (let p = 0; p + c + thrown <= most; p++) {
          const at = (left: number, a: number, b: number) => table[(left * width + a) * width + b] as number;
          table[(thrown * width + c) * width + p] =
            thrown === 0
              ? settled(c, p + more, { failure: false, plain: plain && p > 0 })
              : split.critical * at(thrown - 1, c + 1, p) +
                split.plain * at(thrown - 1, c, p + 1) +
                (1 - split.critical - split.plain) * at(thrown - 1, c, p);
        }
      }
    }
    return table;
  }
}
