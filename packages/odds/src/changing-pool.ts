import { type Blow, damageChances, normalDamage, woundsOnOneModel } from './blow.ts';
import type { Changing, HitEvent } from './changing.ts';
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
import {
  type FaceClass,
  faceClasses,
  failChance,
  type Pool,
  type PoolMeans,
  type PoolResult,
  partingOf,
} from './pool.ts';
import { afterNext } from './sweep.ts';
import type { Standing, Target } from './target.ts';

/** Rows of what stands while so many hits of each kind are still to come to something: the first kind runs fastest. */
interface Rows {
  readonly sizes: readonly number[];
  readonly rows: readonly Along[];
}

/** Resolves a pool whose dice change attacks: its sub-pools one after the other, then the mortal wounds of all. @rule 05.03.02 */
export function resolveChanging(target: Target, standing: Standing, pool: Pool, changing: Changing): PoolResult {
  const counts = countsOf(pool.dice, changing);
  const start = { states: standing.states, chances: standing.chances };
  const parts = startingParts(target, start, pool, counts).flatMap(({ course, rows, order }) =>
    fromSubPool({ target, pool, changing, course, order }, 0, { sizes: counts.sizes, rows }),
  );
  return { means: meansOf(target, pool, changing), standing: joined(parts) };
}

/** Chances of each number of hits of each kind, for all dice. */
function countsOf(
  dice: Chances,
  { results, kinds }: Changing,
): { readonly sizes: readonly number[]; readonly chances: Float64Array } {
  const count = dice.length - 1;
  const most = kinds.map((_kind, at) => Math.max(...results.map(({ hits }) => hits[at] ?? 0)));
  const sizes = most.map((hits) => hits * count + 1);
  const strides = sizes.map((_size, at) => sizes.slice(0, at).reduce((product, size) => product * size, 1));
  const steps = results.map(({ chance, hits }) => ({
    chance,
    step: hits.reduce((sum, number, at) => sum + number * (strides[at] ?? 0), 0),
  }));
  let chances = new Float64Array(sizes.reduce((product, size) => product * size, 1));
  chances[0] = dice.at(-1) ?? 1;
  for (let left = count - 1; left >= 0; left--) {
    const next = new Float64Array(chances.length);
    for (let at = 0; at < chances.length; at++) {
      const here = chances[at] as number;
      if (here === 0) continue;
      for (const { chance, step } of steps) next[at + step] = (next[at + step] as number) + here * chance;
    }
    next[0] = (next[0] as number) + (dice[left] ?? 0);
    chances = next;
  }
  return { sizes, chances };
}

function startingParts(
  target: Target,
  standing: Standing,
  pool: Pool,
  { chances }: { readonly chances: Float64Array },
): readonly { readonly course: Course; readonly order: readonly number[]; readonly rows: readonly Along[] }[] {
  return byOrder(target, standing, partingOf(pool)).map((part) => {
    const course = attackCourse(target, part.standing.states, part.order);
    const laid = along(course, part.standing);
    return { course, order: part.order, rows: Array.from(chances, (chance) => laid.map((value) => value * chance)) };
  });
}

/** States in which the same order of allocation is declared. */
interface Part {
  readonly target: Target;
  readonly pool: Pool;
  readonly changing: Changing;
  readonly course: Course;
  readonly order: readonly number[];
}

/** The sub-pools from one on; groups and order are made anew for each. @rule 05.03.02-c */
function fromSubPool(part: Part, at: number, { sizes, rows }: Rows): readonly Laid[] {
  const { target, pool, changing, course } = part;
  const numbers = changing.subPools[at];
  if (numbers === undefined) return [mortalPart(target, pool, changing, course, { sizes, rows })];
  const printed = damageChances(numbers.damage);
  const damage = normalDamage(numbers.damage, printed, target.groups);
  const classes = faceClasses(target, { ...pool, numbers }, damage, part.order);
  const saved = afterSaves(course, { sizes, rows }, changing, at, classes);
  const next = at + 1;
  if (next >= changing.subPools.length || target.groups.length === 1)
    return fromSubPool(part, next, { sizes, rows: saved });
  const sum = new Float64Array(course.length);
  for (const row of saved)
    for (let place = 0; place < sum.length; place++) sum[place] = (sum[place] as number) + (row[place] as number);
  return byOrder(target, joined([{ course, values: sum }]), partingOf(pool)).flatMap(({ order, standing }) => {
    const ordered = attackCourse(target, standing.states, order);
    const states = new Set(standing.states);
    const kept = saved.map((row) =>
      relaid(
        course,
        ordered,
        row.map((value, place) => (states.has(course.state[place] as number) ? value : 0)),
      ),
    );
    return fromSubPool({ ...part, course: ordered, order }, next, { sizes, rows: kept });
  });
}

/** Hits of all kinds that become wounds of the sub-pool and fail a class of faces, class by class. */
function afterSaves(
  course: Course,
  { sizes, rows }: Rows,
  { kinds }: Changing,
  at: number,
  classes: readonly FaceClass[],
): readonly Along[] {
  let now = rows;
  let before = 0;
  for (const { chance, blow } of classes) {
    for (const [kind, events] of kinds.entries()) {
      const wounds = chanceOf(events, at, false);
      const left = 1 - goneBefore(events, at) - wounds * before;
      now = afterKind(course, { sizes, rows: now }, kind, left <= 0 ? 0 : (wounds * chance) / left, blow);
    }
    before += chance;
  }
  // wounds that were saved come to nothing, so they leave the hits that are still to come
  return kinds.reduce<readonly Along[]>((all, events, kind) => {
    const saves = chanceOf(events, at, false) * (1 - before);
    const left = 1 - goneBefore(events, at) - chanceOf(events, at, false) * before;
    return afterKind(course, { sizes, rows: all }, kind, left <= 0 ? 0 : saves / left, []);
  }, now);
}

function chanceOf(events: readonly HitEvent[], subPool: number, devastating: boolean): number {
  return events.reduce(
    (sum, one) => sum + (one.subPool === subPool && one.devastating === devastating ? one.chance : 0),
    0,
  );
}

/** Chance that a hit was a wound of an earlier sub-pool. */
function goneBefore(events: readonly HitEvent[], at: number): number {
  return events.reduce((sum, one) => sum + (one.subPool < at && !one.devastating ? one.chance : 0), 0);
}

/** Each hit of a kind that is still to come is of this sort with a chance, or stays. */
function afterKind(course: Course, { sizes, rows }: Rows, kind: number, chance: number, blow: Blow): readonly Along[] {
  if (chance === 0) return rows;
  const stride = sizes.slice(0, kind).reduce((product, size) => product * size, 1);
  const size = sizes[kind] ?? 1;
  const next = [...rows];
  for (let at = 0; at < rows.length; at++) {
    if (Math.floor(at / stride) % size !== 0) continue;
    const line = Array.from({ length: size }, (_none, left) => rows[at + left * stride] as Along);
    for (const [left, row] of afterNext(course, line, { chance: Math.min(1, chance), blow }).entries())
      next[at + left * stride] = row;
  }
  return next;
}

/** The mortal wounds of all sub-pools, after the last of them. (05 open point 11) @rule 24.10-b */
function mortalPart(
  target: Target,
  pool: Pool,
  { kinds, subPools }: Changing,
  course: Course,
  { sizes, rows }: Rows,
): Laid {
  const mortal = mortalCourse(target, course.state, pool.picked);
  let now: readonly Along[] = rows.map((row) => relaid(course, mortal, row));
  for (const [at, numbers] of subPools.entries()) {
    const blow = woundsOnOneModel(damageChances(numbers.damage), target.groups);
    for (const [kind, events] of kinds.entries()) {
      const gone = events.reduce((sum, one) => sum + (one.devastating && one.subPool >= at ? 0 : one.chance), 0);
      const left = 1 - gone;
      const chance = chanceOf(events, at, true);
      if (chance > 0) now = afterKind(mortal, { sizes, rows: now }, kind, left <= 0 ? 0 : chance / left, blow);
    }
  }
  const values = new Float64Array(mortal.length);
  for (const row of now)
    for (let place = 0; place < values.length; place++)
      values[place] = (values[place] as number) + (row[place] as number);
  return { course: mortal, values };
}

function meansOf(target: Target, pool: Pool, { results, kinds, subPools }: Changing): PoolMeans {
  const attacks = meanOf(pool.dice);
  const each = kinds.map(
    (_kind, at) => attacks * results.reduce((sum, { chance, hits }) => sum + chance * (hits[at] ?? 0), 0),
  );
  const first = target.groups[pool.picked ?? target.order[0] ?? 0];
  let wounds = 0;
  let devastating = 0;
  let unsaved = 0;
  let rawDamage = 0;
  for (const [kind, events] of kinds.entries()) {
    for (const event of events) {
      const expected = (each[kind] ?? 0) * event.chance;
      const numbers = subPools[event.subPool];
      if (numbers === undefined) continue;
      const fails = event.devastating || first === undefined ? 1 : failChance(first, numbers, pool.rerolls.save);
      const reductions = event.devastating ? [] : (first?.reductions ?? []);
      wounds += expected;
      devastating += event.devastating ? expected : 0;
      unsaved += expected * fails;
      rawDamage += expected * fails * meanOf(damageChances(numbers.damage, reductions));
    }
  }
  return { attacks, hits: each.reduce((sum, hits) => sum + hits, 0), wounds, devastating, unsaved, rawDamage };
}
