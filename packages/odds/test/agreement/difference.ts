/** How far what came differs from what was to be expected. */
export interface Difference {
  readonly chiSquare: number;
  readonly freedom: number;
}

/** Rarer classes than this are taken together with their neighbours. */
const LEAST = 5;

/** The chi-square of numbers counted against their chances; a number that cannot come makes it infinite. */
export function differenceOf(found: readonly number[], chances: readonly number[]): Difference {
  const runs = found.reduce((sum, count) => sum + count, 0);
  let sum = 0;
  let classes = 0;
  let seen = 0;
  let wanted = 0;
  const close = () => {
    sum += ((seen - wanted) * (seen - wanted)) / wanted;
    classes += 1;
    seen = 0;
    wanted = 0;
  };
  let left = runs;
  for (let at = 0; at < Math.max(found.length, chances.length); at++) {
    const expected = (chances[at] ?? 0) * runs;
    if (expected < 1e-9 && (found[at] ?? 0) > 0) return { chiSquare: Number.POSITIVE_INFINITY, freedom: 1 };
    seen += found[at] ?? 0;
    wanted += expected;
    left -= expected;
    if (wanted >= LEAST && left >= LEAST) close();
  }
  if (wanted > 0) close();
  return { chiSquare: sum, freedom: classes - 1 };
}

/** How many standard deviations a chi-square lies from what is to be expected, by the cube root that makes it nearly normal. */
export function deviationOf({ chiSquare, freedom }: Difference): number {
  if (freedom === 0) return 0;
  const spread = 2 / (9 * freedom);
  return (Math.cbrt(chiSquare / freedom) - (1 - spread)) / Math.sqrt(spread);
}

/** The chance of so high a chi-square or a higher one. */
export function chanceOf(difference: Difference): number {
  if (difference.freedom === 0) return 1;
  return upperTail(deviationOf(difference));
}

/** The chance of a normal number above `z`; by the rational approximation of Abramowitz and Stegun, 26.2.17. */
function upperTail(z: number): number {
  if (z < 0) return 1 - upperTail(-z);
  const t = 1 / (1 + 0.2316419 * z);
  const polynomial = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * polynomial;
}
