import { type Game, type Question, seedGenerator } from '@adjutant/engine';
import type { AttackRecord } from '@adjutant/rules-11e/queries';
import { expect, test } from 'vitest';
import { resolveAttacksFlow } from '../../rules-11e/src/04-making-attacks/resolve-attacks.ts';
import { ability } from '../../rules-11e/src/effect.ts';
import { dice, type SceneSketch, scene } from '../../rules-11e/test/scene.ts';
import { attacksOn, outcomesOf, plainPolicy } from '../src/index.ts';
import { answerTo } from './agreement/answers.ts';
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

/** The strongest of the pools that may be resolved next. */
function strongest(game: Game, question: Extract<Question, { kind: 'choose-one' }>): string {
  const { planned } = game.state.stack.at(-1)!.locals as { planned: { record: AttackRecord }[] };
  const strengthOf = (value: unknown) => planned[(value as number[])[0]!]!.record.rolledStrength!;
  return [...question.options].sort((a, b) => strengthOf(b.value) - strengthOf(a.value))[0]!.id;
}

/** Plays attacks with their S still to be rolled; brings back the wounds lost. */
function withRandomStrength(game: Game, records: readonly AttackRecord[]): number {
  const way = { unit: 0, kind: 'shoot', shootingType: 'normal', outOfPhase: false } as const;
  const planned = records.map((one) => ({ record: one, done: false }));
  game.push(resolveAttacksFlow.begin({ way, planned, places: {}, frame: 0, tally: [] }));
  game.run();
  for (let question = game.question; question !== undefined; question = game.question) {
    const value =
      question.purpose === 'attacks-to-resolve' && question.kind === 'choose-one'
        ? strongest(game, question)
        : answerTo(question, game, plainPolicy);
    expect(game.reply({ question: question.number, value })).toEqual([]);
  }
  return game.unitInfo(1).models.reduce((sum, model) => sum + 2 - game.model(model).wounds, 0);
}

test('02.02.03-e a random S is rolled for each weapon: what the engine plays is what is expected', () => {
  const gun = { range: 24, attacks: 2, skill: 3, strength: dice(1, 6, 1), ap: -1, damage: dice(1, 3) };
  const target = { player: 1, at: [5, 15], models: 4, wounds: 2, toughness: 4 } as const;
  const { game } = scene({ units: { shooter: { weapons: [gun], models: 3, at: [5, 5] }, target } });
  const records = [0, 1, 2].map((model) => ({ ...record, model, targetModels: 4 }));
  const words = seedGenerator('strength');
  const found = Array.from({ length: 9 }, () => 0);
  for (let run = 0; run < 1200; run++) {
    const copy = game.fork();
    copy.state.dice = { kind: 'seeded', words };
    found[withRandomStrength(copy, records)]! += 1;
  }
  const { target: suffering, standing } = attacksOn(game, [{ record: records[0]!, weapons: 3 }], plainPolicy);
  const exact = outcomesOf(suffering, standing).woundsLost.chances;
  expect(deviationOf(differenceOf(found, exact))).toBeLessThan(3.5);
});
