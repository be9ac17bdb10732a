import { isSaved } from '@adjutant/rules-10e/queries';
import { type DieChances, dieChances, faceChances } from '../attack-die.ts';
import type { PoolStage } from '../attack-stage.ts';
import { type Blow, type Damage, damageChances, normalDamage, unlessSaved } from '../blow.ts';
import { eventsOfDie, ofAllDice, pairsOfAllDice } from '../counts.ts';
import { along, joined } from '../course.ts';
import { meansUntilSaves, type Pool } from '../pool.ts';
import { manyBlows } from '../sweep.ts';
import type { Standing, Target, TargetGroup } from '../target.ts';
import type { PoolOutcome } from './edition.ts';
import { tenthCourse } from './tenth-mortal.ts';

/**
 * A pool whose attacks are made one after the other: each wound is allocated to a model, which then saves. Wounds are alike, so what came of
 * the hit and wound rolls decides only how many there are.
 * @rule 10e.save-a
 */
export function resolveOneByOne({ target, pool }: Pick<PoolStage, 'target' | 'pool'>, standing: Standing): PoolOutcome {
  const { hit, wound } = pool.numbers;
  const die = dieChances({ hit, wound, rerolls: pool.rerolls, policy: pool.policy });
  const course = tenthCourse(target, standing.states, pool.picked);
  const start = along(course, standing);
  const blow = woundOf(target, pool);
  const standings = woundCounts(pool, die).map((counts) =>
    joined([{ course, values: manyBlows(course, blow, start, counts) }]),
  );
  return { means: meansUntilSaves(target, pool, die, (group) => failChance(group, pool)), standings };
}

/** For each number of critical wounds that wait: the chances of each number of wounds that are saved against. */
function woundCounts({ dice }: Pool, die: DieChances): readonly ArrayLike<number>[] {
  if (die.devastating === 0) return [ofAllDice(dice, eventsOfDie(die.results, die.plain, 1))];
  return pairsOfAllDice(dice, die.results, die, 1);
}

/** What one wound does to a model of each group. */
function woundOf(target: Target, pool: Pool): Blow {
  const { damage } = pool.numbers;
  const each: readonly Damage[] = normalDamage(damage, damageChances(damage), target.groups);
  return target.groups.map((group, at) => unlessSaved(each[at], failChance(group, pool)));
}

/** Chance that a model of a group fails its saving throw. @rule 10e.save 10e.invuln 10e.cover */
function failChance({ save }: TargetGroup, { numbers, cover = false, rerolls }: Pool): number {
  const fails = (face: number) => !isSaved(face, save, { ...numbers.save, cover });
  return faceChances(rerolls.save, fails).reduce(
    (sum, chance, face) => sum + (face > 0 && fails(face) ? chance : 0),
    0,
  );
}
