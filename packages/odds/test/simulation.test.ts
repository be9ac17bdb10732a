import { expect, test } from 'vitest';
import {
  attacksOn,
  entriesOf,
  faceOff,
  outcomesOf,
  plainPolicy,
  readAttackNotation,
  readTargetNotation,
  simulate,
  unitOfTarget,
  unitWithWeapons,
  type WeaponInput,
} from '../src/index.ts';
import { sampledChance } from '../src/simulation/sampled.ts';
import { deviationOf, differenceOf } from './agreement/difference.ts';

test('04.03 what the engine plays lies within the error that a simulation states', () => {
  const weapons = ['8x A2 BS3+ S4 AP-1 D1', '2x A1 BS3+ S8 AP-2 D D3 [DEVASTATING WOUNDS]'].map(
    readAttackNotation,
  ) as WeaponInput[];
  const { target } = readTargetNotation('4x T4 Sv3+ W2 and 1x T4 Sv2+ 4++ W4 [CHARACTER]');
  const game = faceOff(unitWithWeapons(weapons), unitOfTarget(target), {});
  const entries = entriesOf(game, {}, (profile) => weapons.find(({ name }) => name === profile.name)?.weapons ?? 1);
  const { woundsLost, unitDestroyed, destroyedByGroup } = simulate(game, entries, { runs: 1500, seed: 'check' });
  const attacked = attacksOn(game, entries, plainPolicy);
  const exact = outcomesOf(attacked.target, attacked.standing);
  expect(deviationOf(differenceOf(woundsLost.found, exact.woundsLost.chances))).toBeLessThan(3.5);
  expect(Math.abs(woundsLost.mean - exact.woundsLost.mean) / woundsLost.error).toBeLessThan(4);
  expect(unitDestroyed.interval[1]).toBeGreaterThanOrEqual(exact.unitDestroyed);
  expect(destroyedByGroup).toHaveLength(2);
});

test('the interval of a chance stays between 0 and 1, and is not empty for what never came', () => {
  expect(sampledChance(0, 1000).interval).toEqual([expect.closeTo(0, 12), expect.closeTo(0.00383, 5)]);
  const [least, most] = sampledChance(500, 1000).interval;
  expect([least, most]).toEqual([expect.closeTo(0.469, 3), expect.closeTo(0.531, 3)]);
});
