import { hazardFails, woundsOfHazard } from '@adjutant/rules-11e/queries';
import { mortalWound } from './blow.ts';
import { along, joined, mortalCourse } from './course.ts';
import { add, binomial, type Chances, chancesOf, meanOf } from './distribution.ts';
import { manyBlows } from './sweep.ts';
import type { Standing, Target } from './target.ts';

/** How a target stands after mortal wounds, and how many were to be expected. */
export interface MortalResult {
  readonly mortalWounds: number;
  readonly standing: Standing;
}

/** A number of mortal wounds that is by chance, dealt one by one to models by rank; they carry over from model to model. @rule 06.02 */
export function dealMortalWounds(target: Target, standing: Standing, wounds: Chances): MortalResult {
  const course = mortalCourse(target, standing.states);
  const start = along(course, standing);
  const blow = target.groups.map(mortalWound);
  const values = manyBlows(course, blow, start, wounds);
  return { mortalWounds: meanOf(wounds), standing: joined([{ course, values }]) };
}

/** The mortal wounds of hazard rolls that a unit makes together. @rule 06.03 */
export function hazardWounds(rolls: number, onlyMonstersAndVehicles: boolean, modifier = 0): Chances {
  const fails = meanOf(chancesOf(1, ([face = 1]) => (hazardFails(face, modifier) ? 1 : 0)));
  const chances: number[] = [];
  for (const [failed, chance] of binomial(rolls, fails).entries())
    add(chances, failed * woundsOfHazard(onlyMonstersAndVehicles), chance);
  return chances;
}
