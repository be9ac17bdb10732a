import { expect, test } from 'vitest';
import { ability } from '../../rules-11e/src/effect.ts';
import { dice, type SceneSketch, scene } from '../../rules-11e/test/scene.ts';
import { attacksOn, outcomesOf, plainPolicy, simulate } from '../src/index.ts';
import { deviationOf, differenceOf } from './agreement/difference.ts';
import { compare, exactChances } from './agreement/play.ts';
import type { Situation } from './agreement/situation.ts';

const record = {
  ...{ unit: 0, model: 0, slot: 0, profile: 0, melee: false, outOfPhase: false, target: 1, targetModels: 3 },
  ...{ halfRange: false, cover: false, visible: true, steady: false, engagedWithTarget: false, targetEngaged: false },
  ...{ singleTarget: true, shootingType: 'normal' as const },
};

function situationOf(sketch: SceneSketch, weapons: number): Situation {
  const { game } = scene(sketch);
  const records = Array.from({ length: weapons }, (_none, slot) => ({ ...record, slot }));
  return { game, records, policy: plainPolicy };
}

test('05.02.01 19.02-b once the bodyguards are gone, later attacks use the T of the leader', () => {
  const gun = { range: 24, attacks: 6, skill: 2, strength: 6, ap: -4, damage: 1 };
  const leader = { wounds: 4, save: 4, toughness: 3, keywords: ['CHARACTER'] };
  const target = { player: 1, at: [5, 15], models: 2, toughness: 7, leader } as const;
  const both = situationOf({ units: { shooter: { weapons: [gun, { ...gun, ap: -3 }], at: [5, 5] }, target } }, 2);
  expect(deviationOf(compare(both, 1500, 'leader'))).toBeLessThan(3.5);
});

test('05.04-b 24.12 models of one group that differ in Feel No Pain suffer as their player names them', () => {
  const gun = { range: 24, attacks: 5, skill: 2, strength: 9, ap: -2, damage: 2 };
  const lucky = ability({
    id: 'test/lucky',
    rule: '24.12',
    hooks: { feelNoPain: ({ model }) => (model === 2 ? 4 : undefined) },
  });
  const target = { player: 1, at: [5, 15], models: 3, wounds: 3, each: [{}, {}, { left: 1 }] } as const;
  const units = { shooter: { weapons: [gun], at: [5, 5] as const }, target };
  const mixed = situationOf({ units, effects: [lucky], detachments: [[], ['test/lucky']] }, 1);
  expect(exactChances(mixed).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  expect(deviationOf(compare(mixed, 1500, 'lucky'))).toBeLessThan(3.5);
});

test('02.02.03-e a random S is rolled for each weapon: what the engine plays is what is expected', () => {
  const gun = { range: 24, attacks: 2, skill: 3, strength: dice(1, 6, 1), ap: -1, damage: dice(1, 3) };
  const target = { player: 1, at: [5, 15], models: 4, wounds: 2, toughness: 4 } as const;
  const { game } = scene({ units: { shooter: { weapons: [gun], models: 3, at: [5, 5] }, target } });
  const records = [0, 1, 2].map((model) => ({ ...record, model, targetModels: 4 }));
  const entries = [{ record: records[0]!, weapons: 3 }];
  const { target: suffering, standing } = attacksOn(game, entries, plainPolicy);
  const exact = outcomesOf(suffering, standing).woundsLost.chances;
  const { woundsLost } = simulate(game, entries, { runs: 1200, seed: 'strength' });
  expect(deviationOf(differenceOf(woundsLost.found, exact))).toBeLessThan(3.5);
});

test('01.05.02 low dice of D and A are thrown again where a rule allows it: what the engine plays is what is expected', () => {
  const again = ability({
    id: 'test/again',
    rule: 'test',
    hooks: { reroll: ({ purpose }) => (purpose === 'damage' || purpose === 'attacks' ? { pick: 'any' } : undefined) },
  });
  const gun = { range: 24, attacks: dice(2, 6), skill: 4, strength: 5, ap: -2, damage: dice(2, 3) };
  const target = { player: 1, at: [5, 15], models: 3, wounds: 4 } as const;
  const units = { shooter: { weapons: [gun], at: [5, 5] as const }, target };
  const low = situationOf({ units, effects: [again], detachments: [['test/again'], []] }, 1);
  expect(deviationOf(compare(low, 1500, 'low'))).toBeLessThan(3.5);
});
