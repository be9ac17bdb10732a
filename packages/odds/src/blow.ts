import { amountOf, type DamageNumbers, damageOf, type Modifier, woundsNotIgnored } from '@adjutant/rules-11e/queries';
import type { Along, Course } from './course.ts';
import { add, binomial, type Chances, chancesOf } from './distribution.ts';
import type { TargetGroup } from './target.ts';

/** What one attack that inflicts damage does to a model of a group. */
export interface Damage {
  /** Chance of each number of wounds, were there enough to lose. */
  readonly exactly: Chances;
  /** Chance of so many or more. */
  readonly atLeast: Chances;
}

/** What one attack does, for each group; a group without damage is left as it is. */
export type Blow = readonly (Damage | undefined)[];

/** An attack's D with the chances of its dice's faces, where some of them are thrown again. */
export interface DamageDice extends DamageNumbers {
  readonly die?: Chances;
}

/** D of an attack before anything is done about it by the models that suffer it. @rule 02.02.03-c */
export function damageChances(damage: DamageDice, reductions: readonly Modifier[] = []): Chances {
  return chancesOf(damage.amount.dice, (faces) => damageOf(damage, faces, reductions), damage.die);
}

/** The damage of an attack allocated to each group: D, what its rules change about it, Feel No Pain for each wound. @rule 05.04-g 05.04-h 05.04-i */
export function normalDamage(damage: DamageDice, printed: Chances, groups: readonly TargetGroup[]): readonly Damage[] {
  const whole = withTails(printed);
  return groups.map(({ reductions, feelNoPain }) => {
    if (reductions.length === 0) return feelNoPain === undefined ? whole : afterFeelNoPain(printed, feelNoPain);
    return afterFeelNoPain(damageChances(damage, reductions), feelNoPain);
  });
}

/** Mortal wounds that one model suffers together, such as those of a critical wound: they are allocated to nobody, so no rule of the models changes them. @rule 24.10 */
export function woundsOnOneModel(wounds: Chances, groups: readonly TargetGroup[]): readonly Damage[] {
  return groups.map(({ feelNoPainMortal }) => afterFeelNoPain(wounds, feelNoPainMortal));
}

/** Damage that comes only with a chance, else none. */
export function unlessSaved(damage: Damage | undefined, fails: number): Damage | undefined {
  if (damage === undefined || fails === 1) return damage;
  return withTails(damage.exactly.map((chance, wounds) => chance * fails + (wounds === 0 ? 1 - fails : 0)));
}

/** One mortal wound. @rule 06.02-c 06.02-d */
export function mortalWound(group: TargetGroup): Damage {
  return afterFeelNoPain([0, 1], group.feelNoPainMortal);
}

/** The chances of each number of a printed amount. */
export function amountChances(amount: {
  readonly dice: number;
  readonly sides: 3 | 6;
  readonly plus: number;
}): Chances {
  return chancesOf(amount.dice, (faces) => amountOf(amount, faces));
}

/** @rule 05.04-i 24.12-a */
function afterFeelNoPain(damage: Chances, feelNoPain: number | undefined): Damage {
  if (feelNoPain === undefined) return withTails(damage);
  let each = 0;
  for (let face = 1; face <= 6; face++) each += woundsNotIgnored([face], feelNoPain) / 6;
  const chances: number[] = [];
  for (const [wounds, chance] of damage.entries()) {
    if (chance === 0) continue;
    for (const [lost, share] of binomial(wounds, each).entries()) add(chances, lost, chance * share);
  }
  return withTails(chances);
}

function withTails(exactly: Chances): Damage {
  const atLeast = [...exactly];
  for (let at = atLeast.length - 2; at >= 0; at--) atLeast[at] = (atLeast[at] ?? 0) + (atLeast[at + 1] ?? 0);
  return { exactly, atLeast };
}

/** One blow along a course with chance `strikes`, added to `into`; what a model has not left is lost. @rule 05.04-f */
export function strike(course: Course, blow: Blow, strikes: number, from: Along, into: Along): void {
  const { group, left } = course;
  for (let at = 0; at < course.length; at++) {
    const chance = from[at] as number;
    if (chance === 0) continue;
    const current = group[at] as number;
    const damage = current < 0 ? undefined : blow[current];
    if (damage === undefined) {
      into[at] = (into[at] as number) + chance;
      continue;
    }
    const { exactly, atLeast } = damage;
    const hurt = chance * strikes;
    into[at] = (into[at] as number) + (chance - hurt) + hurt * (exactly[0] ?? 0);
    const most = Math.min(left[at] as number, atLeast.length);
    for (let wounds = 1; wounds < most; wounds++)
      into[at + wounds] = (into[at + wounds] as number) + hurt * (exactly[wounds] as number);
    if (most < atLeast.length) into[at + most] = (into[at + most] as number) + hurt * (atLeast[most] as number);
  }
}
