import type { HitResult } from './attack-die.ts';
import type { Chances } from './distribution.ts';

/** Chances below this are left out at the far end of a distribution. */
const NOTHING = 1e-18;

/** One die's chances of so many events, where each wound roll and each automatic wound is one with a chance of its own. */
export function eventsOfDie(results: readonly HitResult[], byRoll: number, byAutomatic: number): Chances {
  const chances: number[] = [];
  for (const { chance, rolls, automatic } of results) {
    let part = [chance];
    for (let at = 0; at < rolls; at++) part = oneMore(part, byRoll);
    for (let at = 0; at < automatic; at++) part = oneMore(part, byAutomatic);
    for (let at = 0; at < part.length; at++) chances[at] = (chances[at] ?? 0) + (part[at] ?? 0);
  }
  return chances;
}

function oneMore(chances: readonly number[], each: number): number[] {
  const next: number[] = [];
  for (let at = 0; at <= chances.length; at++) {
    const misses = at < chances.length ? (chances[at] ?? 0) * (1 - each) : 0;
    next.push(misses + (at > 0 ? (chances[at - 1] ?? 0) * each : 0));
  }
  return next;
}

/** The chances of the sum over a number of dice that is itself by chance: Horner's scheme, in place. */
export function ofAllDice(dice: Chances, one: Chances): Float64Array {
  const most = one.length - 1;
  const sum = new Float64Array((dice.length - 1) * most + 1);
  sum[0] = dice.at(-1) ?? 1;
  let top = 0;
  for (let count = dice.length - 2; count >= 0; count--) {
    top += most;
    for (let at = top; at >= 0; at--) {
      let value = 0;
      for (let step = Math.min(at, most); step >= 0; step--)
        value += (sum[at - step] as number) * (one[step] as number);
      sum[at] = value;
    }
    sum[0] = (sum[0] as number) + (dice[count] ?? 0);
    while (top > 0 && (sum[top] as number) < NOTHING) {
      sum[top] = 0;
      top -= 1;
    }
  }
  return sum.subarray(0, top + 1);
}

/** Chances of two counts together: `rows[second][first]`. */
export type Table = readonly Float64Array[];

/** One die's chances of two counts: save rolls that fail, and critical wounds that allow no save. */
interface Pair {
  readonly saves: number;
  readonly devastating: number;
  readonly chance: number;
}

/**
 * The chances of both counts over all dice; needed where some wounds are automatic, so that the two do not come from one kind of roll.
 * `wounds` are chances of a wound roll, `fails` is that of an automatic wound's save roll.
 * @rule 24.10 24.23
 */
export function pairsOfAllDice(
  dice: Chances,
  results: readonly HitResult[],
  wounds: { readonly plain: number; readonly devastating: number },
  fails: number,
): Table {
  const one = pairsOfDie(results, wounds, fails);
  const mostSaves = one.reduce((most, { saves }) => Math.max(most, saves), 0);
  const mostDevastating = one.reduce((most, { devastating }) => Math.max(most, devastating), 0);
  let table: Float64Array[] = [Float64Array.of(dice.at(-1) ?? 1)];
  for (let count = dice.length - 2; count >= 0; count--) {
    table = trimmed(oneDieMore(table, one, mostSaves, mostDevastating));
    const [first] = table;
    if (first !== undefined) first[0] = (first[0] as number) + (dice[count] ?? 0);
  }
  return table;
}

function oneDieMore(table: Table, one: readonly Pair[], mostSaves: number, mostDevastating: number): Float64Array[] {
  const columns = table.reduce((most, row) => Math.max(most, row.length), 0) + mostSaves;
  const next = Array.from({ length: table.length + mostDevastating }, () => new Float64Array(columns));
  for (let row = 0; row < table.length; row++) {
    const from = table[row] as Float64Array;
    for (const { saves, devastating, chance } of one) {
      const into = next[row + devastating] as Float64Array;
      for (let at = 0; at < from.length; at++)
        into[at + saves] = (into[at + saves] as number) + (from[at] as number) * chance;
    }
  }
  return next;
}

function trimmed(table: Float64Array[]): Float64Array[] {
  const rows = table.map((row) => {
    let { length } = row;
    while (length > 1 && (row[length - 1] as number) < NOTHING) length -= 1;
    return row.subarray(0, length);
  });
  while (rows.length > 1 && (rows.at(-1)?.every((chance) => chance < NOTHING) ?? false)) rows.pop();
  return rows;
}

function pairsOfDie(
  results: readonly HitResult[],
  { plain, devastating }: { readonly plain: number; readonly devastating: number },
  fails: number,
): readonly Pair[] {
  const found: { saves: number; devastating: number; chance: number }[] = [];
  const keep = (saves: number, critical: number, chance: number) => {
    const same = found.find((one) => one.saves === saves && one.devastating === critical);
    if (same === undefined) found.push({ saves, devastating: critical, chance });
    else same.chance += chance;
  };
  for (const { chance, rolls, automatic } of results) {
    for (let saves = 0; saves <= rolls; saves++) {
      for (let critical = 0; critical + saves <= rolls; critical++) {
        const rest = rolls - saves - critical;
        const ways = factorial(rolls) / factorial(saves) / factorial(critical) / factorial(rest);
        const share = ways * power(plain, saves) * power(devastating, critical) * power(1 - plain - devastating, rest);
        if (share === 0) continue;
        keep(saves, critical, chance * share * (automatic > 0 ? 1 - fails : 1));
        if (automatic > 0) keep(saves + 1, critical, chance * share * fails);
      }
    }
  }
  return found;
}

function factorial(count: number): number {
  let product = 1;
  for (let at = 2; at <= count; at++) product *= at;
  return product;
}

function power(base: number, times: number): number {
  let product = 1;
  for (let at = 0; at < times; at++) product *= base;
  return product;
}
