import { expect, test } from 'vitest';
import { ability } from '../../rules-11e/src/effect.ts';
import { scene } from '../../rules-11e/test/scene.ts';
import { attacksOn, outcomesOf, plainPolicy } from '../src/index.ts';
import { compare } from './agreement/play.ts';

/** A gun against three kinds of models, of which dice change attacks. */
function changed(
  roll: 'hit' | 'wound',
  abilities: readonly ('lethal-hits' | 'sustained-hits' | 'devastating-wounds')[] = [],
) {
  const change = { armourPenetration: { step: 'replace', value: -4 }, damage: { step: 'add', value: 1 } } as const;
  const effect = ability({
    id: 'test/change',
    rule: 'test',
    hooks: { changedByRoll: (shown) => (shown.roll === roll && shown.critical ? change : undefined) },
  });
  const gun = { range: 24, attacks: 5, skill: 3, strength: 4, abilities: abilities.map((id) => ({ id })) };
  const each = [{ invulnerable: 4, wounds: 3 }, {}, {}];
  const { game } = scene({
    units: {
      shooter: { weapons: [gun], at: [5, 5] },
      target: {
        player: 1,
        at: [5, 15],
        models: 3,
        wounds: 2,
        each,
        leader: { wounds: 4, save: 2, keywords: ['CHARACTER'] },
      },
    },
    effects: [effect],
    detachments: [['test/change'], []],
  });
  const record = {
    ...{ unit: 0, model: 0, slot: 0, profile: 0, melee: false, outOfPhase: false, target: 1, targetModels: 4 },
    ...{ halfRange: false, cover: false, visible: true, steady: false, engagedWithTarget: false, targetEngaged: false },
    ...{ singleTarget: true, shootingType: 'normal' as const },
  };
  return { game, records: [record], policy: plainPolicy };
}

test('05.03.02-a the chances of sub-pools add up, and means are those of the pool', () => {
  const { game, records } = changed('wound');
  const { means, target, standing } = attacksOn(
    game,
    records.map((record) => ({ record })),
    plainPolicy,
  );
  expect(outcomesOf(target, standing).woundsLost.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  expect([means.hits, means.wounds]).toEqual([expect.closeTo(10 / 3, 12), expect.closeTo(5 / 3, 12)]);
});

for (const [roll, abilities] of [
  ['wound', []],
  ['hit', ['lethal-hits']],
  ['wound', ['sustained-hits', 'devastating-wounds']],
  ['hit', ['sustained-hits', 'lethal-hits']],
] as const) {
  test(`05.03.02 attacks changed by the ${roll} roll, ${abilities.join(', ') || 'plain'}: what the engine plays is what is expected`, () => {
    const { chiSquare, freedom } = compare(changed(roll, abilities), 700, 'changing');
    expect(chiSquare).toBeLessThan(freedom + 5 * Math.sqrt(2 * freedom) + 6);
  });
}
