/** Numbers found by trials, with how far they may be off. */

/** A number found by trials. */
export interface Sampled {
  readonly value: number;
  /** Its standard error. */
  readonly error: number;
  /** Where the true value lies in 95 of 100 simulations. */
  readonly interval: readonly [least: number, most: number];
}

/** A number that is by chance, found by trials. */
export interface SampledSpread extends Sampled {
  /** How often each value came, from 0. */
  readonly found: readonly number[];
  readonly mean: number;
  /** The same as shares. */
  readonly chances: readonly number[];
}

/** Standard errors to each side that hold 95 of 100. */
const NORMAL_95 = 1.959963984540054;

/** A chance from how often something came; the interval is Wilson's, which stays between 0 and 1 and is right for rare things too. */
export function sampledChance(times: number, runs: number): Sampled {
  const value = times / runs;
  const square = NORMAL_95 * NORMAL_95;
  const middle = (value + square / (2 * runs)) / (1 + square / runs);
  const spread = Math.sqrt((value * (1 - value)) / runs + square / (4 * runs * runs));
  const half = (NORMAL_95 * spread) / (1 + square / runs);
  return {
    value,
    error: Math.sqrt((value * (1 - value)) / runs),
    interval: [Math.max(0, middle - half), Math.min(1, middle + half)],
  };
}

/** The mean of a number from how often each value came. */
export function sampledSpread(found: readonly number[]): SampledSpread {
  const runs = found.reduce((sum, times) => sum + times, 0);
  const mean = found.reduce((sum, times, value) => sum + times * value, 0) / runs;
  const squares = found.reduce((sum, times, value) => sum + times * (value - mean) * (value - mean), 0);
  const error = runs > 1 ? Math.sqrt(squares / (runs - 1) / runs) : 0;
  return {
    value: mean,
    mean,
    error,
    interval: [mean - NORMAL_95 * error, mean + NORMAL_95 * error],
    found,
    chances: found.map((times) => times / runs),
  };
}
