/** What save rolls and critical wounds are worth, in each state of a target whose player orders its groups. */
import { allocationRank } from '@adjutant/rules-11e/queries';
import { damageChances, normalDamage } from '../blow.ts';
import { binomial } from '../distribution.ts';
import { faceClasses, type Pool } from '../pool.ts';
import { alikeOf, isWoundedIn, lostBy, type Target } from '../target.ts';
import { blowWorth, type Hurt, hurtOf, type Values, valuesOf } from './blow-value.ts';
import { better, type Sides, worstOf } from './side.ts';

/** What is the same for all pools. */
export interface Frame {
  readonly target: Target;
  readonly sides: Sides;
  /** Number of states. */
  readonly size: number;
  /** Command Re-roll is to be thought of. */
  readonly spare: boolean;
}

/** Values for each number of critical wounds and of save rolls: `[critical][saves]`. */
export type Suffering = readonly (readonly Values[])[];

/** What a pool's save rolls and critical wounds are worth; the attacker picks a CHARACTER where [PRECISION] lets it. @rule 05.03 05.04 24.28 */
export function sufferingValues(
  frame: Frame,
  pool: Pool,
  next: Values,
  most: { readonly saves: number; readonly critical: number },
): Suffering {
  const characters = frame.target.groups.flatMap(({ character }, at) => (character === true ? [at] : []));
  const picks = pool.numbers.precision ? [undefined, ...characters] : [undefined];
  const [first, ...others] = picks.map((picked) => whenPicked(frame, pool, next, most, picked));
  if (first === undefined) throw new Error('no group is picked, or one');
  return others.reduce((best, one) => combined(frame, best, one), first);
}

function combined({ size, spare, sides }: Frame, a: Suffering, b: Suffering): Suffering {
  return a.map((row, critical) =>
    row.map((values, saves) => {
      const other = b[critical]?.[saves] ?? values;
      return valuesOf(size, spare, (state) => ({
        now: better(sides.attacker, values.now[state] as number, other.now[state] as number),
        after: better(sides.attacker, values.after[state] as number, other.after[state] as number),
      }));
    }),
  );
}

function whenPicked(
  frame: Frame,
  pool: Pool,
  next: Values,
  most: { readonly saves: number; readonly critical: number },
  picked: number | undefined,
): Suffering {
  const mortal = hurtOf(frame.target, pool, false);
  const rows: (readonly Values[])[] = [];
  let before = next;
  for (let critical = 0; critical <= most.critical; critical++) {
    rows.push(savesBefore(frame, pool, before, most.saves, picked));
    before = afterMortal(frame, mortal, before, picked);
  }
  return rows;
}

/** Values before one more blow that goes to models by rank; among groups of one rank their player chooses. @rule 06.02-b 24.28.01 */
export function afterMortal(
  { target, sides, size, spare }: Frame,
  hurt: Hurt,
  values: Values,
  picked?: number,
): Values {
  return valuesOf(size, spare, (state) => {
    const open = mortalChoices(target, state, picked);
    if (open.length === 0) return { now: values.now[state] as number, after: values.after[state] as number };
    const pairs = open.map((group) => blowWorth(target, hurt, { state, group, attacker: sides.attacker }, values));
    const best = (which: 'now' | 'after') =>
      pairs.reduce((so, pair) => better(sides.defender, so, pair[which]), worstOf(sides.defender));
    return { now: best('now'), after: best('after') };
  });
}

function mortalChoices(target: Target, state: number, picked: number | undefined): readonly number[] {
  const standing = standingIn(target, state);
  if (picked !== undefined && standing.includes(picked)) return [picked];
  const rank = (at: number) => allocationRank(target.groups[at]?.character === true, isWoundedIn(target, at, state));
  const least = Math.min(...standing.map(rank));
  return standing.filter((at) => rank(at) === least);
}

function standingIn(target: Target, state: number): readonly number[] {
  return target.order.filter((at) => lostBy(target, at, state) < (target.lines[at]?.wounds ?? 0));
}

/** Values before each number of save rolls: the target's player chooses the order in each state. @rule 05.03-b to 05.03-f */
function savesBefore(
  frame: Frame,
  pool: Pool,
  after: Values,
  most: number,
  picked: number | undefined,
): readonly Values[] {
  const { target, sides, size, spare } = frame;
  const orders = permutations(target.groups.map((_group, at) => at));
  const byOrder = orders.map((order) => ({ order, values: inOrder(frame, pool, after, most, order) }));
  if (byOrder.length === 1 && byOrder[0] !== undefined) return byOrder[0].values;
  const mayBe = Array.from({ length: size }, (_none, state) =>
    byOrder.filter(({ order }) => isAllowed(target, state, order, picked)),
  );
  return Array.from({ length: most + 1 }, (_none, saves) =>
    valuesOf(size, spare, (state) => {
      const best = (which: 'now' | 'after') =>
        (mayBe[state] ?? []).reduce(
          (so, { values }) => better(sides.defender, so, values[saves]?.[which][state] as number),
          worstOf(sides.defender),
        );
      return { now: best('now'), after: best('after') };
    }),
  );
}

/** Whether ranks let a state's groups be ordered so; groups that are gone may stand anywhere. @rule 05.03-c */
function isAllowed(target: Target, state: number, order: readonly number[], picked: number | undefined): boolean {
  const wounded = (at: number) =>
    alikeOf(target, at)?.some((other) => isWoundedIn(target, other, state)) ?? isWoundedIn(target, at, state);
  const rank = (at: number) =>
    at === picked ? -1 : allocationRank(target.groups[at]?.character === true, wounded(at));
  const standing = standingIn(target, state);
  const ranks = order.filter((at) => standing.includes(at)).map(rank);
  return ranks.every((value, at) => at === 0 || value >= (ranks[at - 1] ?? value));
}

/** Values before each number of save rolls, with one order in all states. @rule 05.04-a */
function inOrder(frame: Frame, pool: Pool, after: Values, most: number, order: readonly number[]): readonly Values[] {
  const { target, size, spare, sides } = frame;
  const hurt = hurtOf(target, pool, true);
  const printed = damageChances(pool.numbers.damage);
  const classes = faceClasses(target, pool, normalDamage(pool.numbers.damage, printed, target.groups), order);
  const current = Array.from(
    { length: size },
    (_none, state) => order.find((at) => standingIn(target, state).includes(at)) ?? -1,
  );
  let rows: readonly Values[] = Array.from({ length: most + 1 }, () => after);
  let below = 1;
  for (const { chance } of classes) below -= chance;
  for (const { chance, blow } of [...classes].reverse()) {
    const later = below;
    below += chance;
    const share = below <= 0 ? 1 : chance / (later + chance);
    const struck = (values: Values) =>
      valuesOf(size, spare, (state) => {
        const group = current[state] ?? -1;
        if (group < 0 || blow[group] === undefined)
          return { now: values.now[state] as number, after: values.after[state] as number };
        return blowWorth(target, hurt, { state, group, attacker: sides.attacker }, values);
      });
    rows = mixed(rows, share, struck, { size, spare });
  }
  return rows;
}

/** Of so many save rolls each is of a class with a chance; those that are come first, a blow for each. */
function mixed(
  later: readonly Values[],
  share: number,
  struck: (values: Values) => Values,
  { size, spare }: Pick<Frame, 'size' | 'spare'>,
): readonly Values[] {
  const rows = later.map(() => valuesOf(size, spare, () => ({ now: 0, after: 0 })));
  const same = later.every((values) => values === later[0]);
  const blows: Values[] = [];
  for (let rest = 0; rest < later.length; rest++) {
    let values = later[rest] as Values;
    for (let shown = 0; rest + shown < later.length; shown++) {
      if (shown > 0) {
        values = (same ? blows[shown] : undefined) ?? struck(values);
        blows[shown] = values;
      }
      const row = rows[rest + shown] as Values;
      const weight = binomial(rest + shown, share)[shown] ?? 0;
      for (let state = 0; state < size; state++) {
        row.after[state] = (row.after[state] as number) + weight * (values.after[state] as number);
        if (spare) row.now[state] = (row.now[state] as number) + weight * (values.now[state] as number);
      }
    }
  }
  return rows;
}

function permutations(list: readonly number[]): readonly (readonly number[])[] {
  if (list.length <= 1) return [list];
  return list.flatMap((first) => permutations(list.filter((one) => one !== first)).map((rest) => [first, ...rest]));
}
