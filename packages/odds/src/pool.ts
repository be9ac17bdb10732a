import { type AttackNumbers, isSaved } from '@adjutant/rules-11e/queries';
import {
  type AttackPolicy,
  type DieChances,
  dieChances,
  faceChances,
  hitsExpected,
  woundsExpected,
} from './attack-die.ts';
import { type Blow, type Damage, damageChances, normalDamage, woundsOnOneModel } from './blow.ts';
import { eventsOfDie, ofAllDice, pairsOfAllDice } from './counts.ts';
import {
  type Along,
  along,
  attackCourse,
  byOrder,
  type Course,
  joined,
  type Laid,
  mortalCourse,
  relaid,
} from './course.ts';
import { type Chances, meanOf } from './distribution.ts';
import { byHorner, type Kind, sweep, sweepBefore } from './sweep.ts';
import type { Standing, Target, TargetGroup } from './target.ts';

/** Identical attacks that are resolved together against one target. */
export interface Pool {
  /** Chances of each number of attack dice. */
  readonly dice: Chances;
  readonly numbers: AttackNumbers;
  /** Faces that may be thrown again; `save` by the target's player. */
  readonly rerolls: {
    readonly hit: readonly number[];
    readonly wound: readonly number[];
    readonly save: readonly number[];
  };
  readonly policy: AttackPolicy;
  /** The group that [PRECISION] picks (05.03-g). */
  readonly picked?: number;
  /** The target has the benefit of cover, and the attack does not ignore it; read where an edition counts it in the save. */
  readonly cover?: boolean;
}

/** What is to be expected of the steps of one pool. */
export interface PoolMeans {
  readonly attacks: number;
  readonly hits: number;
  /** Wounds of both kinds: those that are saved against and those that end in mortal wounds. */
  readonly wounds: number;
  readonly devastating: number;
  /** Save rolls that fail, and critical wounds that allow none, with the saves of the group that is attacked first. */
  readonly unsaved: number;
  /** D of all those together, before Feel No Pain and before what destroyed models have not left is lost. */
  readonly rawDamage: number;
}

/** Nothing at all. */
export const noMeans: PoolMeans = { attacks: 0, hits: 0, wounds: 0, devastating: 0, unsaved: 0, rawDamage: 0 };

/** What is to be expected of two pools together. */
export function sumOfMeans(a: PoolMeans, b: PoolMeans): PoolMeans {
  return {
    attacks: a.attacks + b.attacks,
    hits: a.hits + b.hits,
    wounds: a.wounds + b.wounds,
    devastating: a.devastating + b.devastating,
    unsaved: a.unsaved + b.unsaved,
    rawDamage: a.rawDamage + b.rawDamage,
  };
}

/** So much of what is to be expected. */
export function shareOf(means: PoolMeans, share: number): PoolMeans {
  if (share === 1) return means;
  return {
    attacks: means.attacks * share,
    hits: means.hits * share,
    wounds: means.wounds * share,
    devastating: means.devastating * share,
    unsaved: means.unsaved * share,
    rawDamage: means.rawDamage * share,
  };
}

/** How a target stands after a pool. */
export interface PoolResult {
  readonly means: PoolMeans;
  readonly standing: Standing;
}

/** Resolves a pool against a target; groups and order are made anew for each state it may be in. @rule 05.00 05.03-h 05.04 06.02-h */
export function resolvePool(target: Target, standing: Standing, pool: Pool): PoolResult {
  const die = dieChances({
    hit: pool.numbers.hit,
    wound: pool.numbers.wound,
    rerolls: pool.rerolls,
    policy: pool.policy,
  });
  const printed = damageChances(pool.numbers.damage);
  const means = meansUntilSaves(target, pool, die, (group) => failChance(group, pool.numbers, pool.rerolls.save));
  const parts = byOrder(target, standing, partingOf(pool)).map((part) => {
    const course = attackCourse(target, part.standing.states, part.order);
    const prepared = prepare(target, pool, die, printed, part.order);
    return resolve(target, pool, prepared, course, along(course, part.standing));
  });
  return { means, standing: joined(parts) };
}

/** How states are parted for a pool: which save dice are thrown again depends on the group that suffers first. */
export function partingOf({ picked, rerolls }: Pool): { readonly picked?: number; readonly living: boolean } {
  return { ...(picked === undefined ? {} : { picked }), living: rerolls.save.length > 0 };
}

/** What is to be expected of the steps of a pool; saves are those of the group that is attacked first. */
export function meansUntilSaves(
  target: Target,
  { dice, numbers, picked }: Pool,
  die: DieChances,
  failing: (group: TargetGroup) => number,
): PoolMeans {
  const attacks = meanOf(dice);
  const wounds = attacks * woundsExpected(die);
  const devastating = attacks * rollsExpected(die) * die.devastating;
  const first = target.groups[picked ?? target.order[0] ?? 0];
  const inflicting = (wounds - devastating) * (first === undefined ? 1 : failing(first));
  const each = meanOf(damageChances(numbers.damage));
  const reduced =
    first === undefined || first.reductions.length === 0
      ? each
      : meanOf(damageChances(numbers.damage, first.reductions));
  return {
    attacks,
    hits: attacks * hitsExpected(die),
    wounds,
    devastating,
    unsaved: devastating + inflicting,
    rawDamage: inflicting * reduced + devastating * each,
  };
}

function rollsExpected({ results }: DieChances): number {
  return results.reduce((sum, { chance, rolls }) => sum + chance * rolls, 0);
}

/** What is the same for a pool in every state of its target. */
interface Prepared {
  /** Faces of a save roll that groups read alike, lowest first, without those that save for all. */
  readonly classes: readonly FaceClass[];
  readonly die: DieChances;
  readonly mortal: Blow;
}

/** Faces of a save roll that all groups read alike. */
export interface FaceClass {
  readonly chance: number;
  readonly blow: Blow;
}

function prepare(target: Target, pool: Pool, die: DieChances, printed: Chances, order: readonly number[]): Prepared {
  const damage = normalDamage(pool.numbers.damage, printed, target.groups);
  const mortal = die.devastating === 0 ? [] : woundsOnOneModel(printed, target.groups);
  return { classes: faceClasses(target, pool, damage, order), die, mortal };
}

/** Faces of a save roll by the groups that fail with them, lowest first, without those that save for all. @rule 05.04-a 05.04-d */
export function faceClasses(
  target: Target,
  pool: Pool,
  damage: readonly Damage[],
  order: readonly number[],
): readonly FaceClass[] {
  const classes: { fails: string; chance: number; blow: Blow }[] = [];
  const first = target.groups[order[0] ?? 0];
  const chances = faceChances(
    pool.rerolls.save,
    (face) => first !== undefined && !isSaved(face, first.save, pool.numbers.save),
  );
  for (let face = 1; face <= 6; face++) {
    const failing = target.groups.map((group) => !isSaved(face, group.save, pool.numbers.save));
    const chance = chances[face] ?? 0;
    if (chance === 0 || !failing.includes(true)) continue;
    const last = classes.at(-1);
    const fails = failing.join();
    if (last !== undefined && last.fails === fails) last.chance += chance;
    else classes.push({ fails, chance, blow: damage.map((one, at) => (failing[at] === true ? one : undefined)) });
  }
  return classes;
}

/** Chance that a save roll of a group fails. */
export function failChance(group: TargetGroup, numbers: AttackNumbers, mayReroll: readonly number[]): number {
  const fails = (face: number) => !isSaved(face, group.save, numbers.save);
  return faceChances(mayReroll, fails).reduce((sum, chance, face) => sum + (face > 0 && fails(face) ? chance : 0), 0);
}

function resolve(target: Target, pool: Pool, prepared: Prepared, course: Course, start: Along): Laid {
  const { classes, die } = prepared;
  const fails = classes.reduce((sum, { chance }) => sum + chance, 0);
  if (die.devastating === 0) {
    const counts = ofAllDice(pool.dice, eventsOfDie(die.results, die.plain * fails, fails));
    return { course, values: sweep(course, start, counts, kindsOf(classes, 1, fails)) };
  }
  const mortal = mortalCourse(target, course.state, pool.picked);
  const rest = die.results.some(({ automatic }) => automatic > 0)
    ? afterPairs(pool, prepared, course, start)
    : afterRolls(pool, prepared, course, start, fails);
  const moved = rest.map((values) => relaid(course, mortal, values));
  return { course: mortal, values: byHorner(mortal, prepared.mortal, moved) };
}

/** Wounds of both kinds come from wound rolls alone: each roll is a failed save of some class, or a critical wound, or nothing. */
function afterRolls(
  { dice }: Pool,
  { classes, die }: Prepared,
  course: Course,
  start: Along,
  fails: number,
): readonly Along[] {
  const each = die.plain * fails + die.devastating;
  const counts = ofAllDice(dice, eventsOfDie(die.results, each, 0));
  return sweepBefore(course, start, counts, kindsOf(classes, die.plain, each));
}

/** Some wounds are automatic: for each number of critical wounds the save rolls have chances of their own. @rule 24.23 */
function afterPairs({ dice }: Pool, { classes, die }: Prepared, course: Course, start: Along): readonly Along[] {
  const fails = classes.reduce((sum, { chance }) => sum + chance, 0);
  const kinds = kindsOf(classes, 1, fails);
  const failing = { plain: die.plain * fails, devastating: die.devastating };
  return pairsOfAllDice(dice, die.results, failing, fails).map((counts) => sweep(course, start, counts, kinds));
}

/** The classes as kinds of events, of which `each` is the chance that there is one at all. */
function kindsOf(classes: readonly FaceClass[], share: number, each: number): readonly Kind[] {
  let before = 0;
  return classes.map(({ chance, blow }) => {
    const among = Math.min(1, (chance * share) / (each - before));
    before += chance * share;
    return { chance: among, blow };
  });
}
