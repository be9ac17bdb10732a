/** What a blow is worth in each state of a target. */
import { amountOf, damageOf } from '@adjutant/rules-11e/queries';
import type { DamageDice } from '../blow.ts';
import { binomial, type Chances, chancesOf } from '../distribution.ts';
import type { Pool } from '../pool.ts';
import { lostBy, type Target } from '../target.ts';
import { better, type Choosing } from './side.ts';

/** A value for each state, with Command Re-roll still to be used and without. */
export interface Values {
  readonly now: Float64Array;
  /** The same array as `now` where there is no Command Re-roll to think of. */
  readonly after: Float64Array;
}

/** A damage roll: how likely each result is, and the wounds that each result takes from a model of each group. */
export interface Hurt {
  readonly chances: Chances;
  /** `lost[group][result]`: chances of wounds lost, were there enough. */
  readonly lost: readonly (readonly Chances[])[];
  /** One die, which Command Re-roll may throw again. */
  readonly mayReroll: boolean;
}

/** The damage rolls of a pool; `normal`: of attacks that were saved against, else of critical wounds that allow no save. */
export function hurtOf({ groups }: Target, { numbers }: Pool, normal: boolean): Hurt {
  const damage: DamageDice = numbers.damage;
  const { amount, die } = damage;
  const results = chancesOf(amount.dice, (faces) => amountOf(amount, faces), die);
  const lost = groups.map(({ reductions, feelNoPain, feelNoPainMortal }) => {
    const pain = normal ? feelNoPain : feelNoPainMortal;
    const slips = pain === undefined ? 1 : (pain - 1) / 6;
    return results.map((_chance, rolled) => {
      const fixed = { ...damage, amount: { dice: 0, sides: amount.sides, plus: rolled } };
      return binomial(damageOf(fixed, [], normal ? reductions : []), slips);
    });
  });
  return { chances: results, lost, mayReroll: amount.dice === 1 && die === undefined };
}

/** One mortal wound at a time. @rule 06.02-c */
export function oneMortalWound({ groups }: Target): Hurt {
  const lost = groups.map(({ feelNoPainMortal }) => [
    [1],
    binomial(1, feelNoPainMortal === undefined ? 1 : (feelNoPainMortal - 1) / 6),
  ]);
  return { chances: [0, 1], lost, mayReroll: false };
}

/** Worth of a blow on a model of a group in a state. @rule 05.04-f 15.02 */
export function blowWorth(
  target: Target,
  { chances, lost, mayReroll }: Hurt,
  { state, group, attacker }: { readonly state: number; readonly group: number; readonly attacker: Choosing },
  values: Values,
): Pair {
  const left = target.lines[group]?.left[lostBy(target, group, state)] ?? 0;
  const stride = target.strides[group] ?? 1;
  const worthOf = (result: number, from: Float64Array) => {
    let sum = 0;
    for (const [wounds, share] of (lost[group]?.[result] ?? [1]).entries())
      sum += share * (from[state + stride * Math.min(left, wounds)] as number);
    return sum;
  };
  let after = 0;
  for (const [result, chance] of chances.entries()) if (chance > 0) after += chance * worthOf(result, values.after);
  if (values.now === values.after) return { now: after, after };
  let now = 0;
  for (const [result, chance] of chances.entries()) {
    if (chance === 0) continue;
    const kept = worthOf(result, values.now);
    now += chance * (mayReroll ? better(attacker, kept, after) : kept);
  }
  return { now, after };
}

/** Two worths: with Command Re-roll still to be used, and without. */
export interface Pair {
  readonly now: number;
  readonly after: number;
}

/** Values made state by state. */
export function valuesOf(size: number, spare: boolean, each: (state: number) => Pair): Values {
  const now = new Float64Array(size);
  const after = spare ? new Float64Array(size) : now;
  for (let state = 0; state < size; state++) {
    const pair = each(state);
    after[state] = pair.after;
    now[state] = pair.now;
  }
  return { now, after };
}
