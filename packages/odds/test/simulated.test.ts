import { type Game, type Json, type Question, sampleAnswer, seedGenerator } from '@adjutant/engine';
import type { AttackRecord } from '@adjutant/rules-11e/queries';
import { expect, test } from 'vitest';
import { attackPool } from '../../rules-11e/src/05-attack-sequence/attack-pool.ts';
import { dice, fixed, scene } from '../../rules-11e/test/scene.ts';
import { expectedAttacks } from '../src/index.ts';

const RUNS = 20_000;

/** A gun with much that can happen against two groups of models, one of which ignores wounds. */
function battle() {
  const abilities = [
    { id: 'sustained-hits', value: dice(1, 3) },
    { id: 'devastating-wounds' },
    { id: 'twin-linked' },
  ] as const;
  const gun = { range: 24, attacks: dice(1, 6, 2), skill: 4, strength: 5, ap: -1, damage: dice(1, 3), abilities };
  const feelNoPain = [{ id: 'feel-no-pain', name: 'Feel No Pain', kind: 'core', value: fixed(5) }] as const;
  const leader = { wounds: 4, save: 2, invulnerable: 4, keywords: ['INFANTRY', 'CHARACTER'] };
  return scene({
    units: {
      shooter: { weapons: [gun], at: [5, 5] },
      target: { player: 1, at: [5, 15], models: 3, wounds: 2, save: 3, abilities: feelNoPain, leader },
    },
  }).game;
}

const record: AttackRecord = {
  unit: 0,
  model: 0,
  slot: 0,
  profile: 0,
  melee: false,
  shootingType: 'normal',
  outOfPhase: false,
  target: 1,
  targetModels: 4,
  halfRange: false,
  cover: false,
  visible: true,
  steady: false,
  engagedWithTarget: false,
  targetEngaged: false,
  singleTarget: true,
};

function answerTo(question: Question, game: Game): Json {
  const { purpose, facts = {} } = question;
  if (purpose !== 're-roll') return sampleAnswer(question, () => 0, game);
  const { fails } = facts.context as { fails?: readonly number[] };
  const failed = (facts.faces as readonly number[]).filter((face) => fails?.includes(face));
  return failed.map((face) => `twin-linked/${face}`);
}

/** Wounds lost and models destroyed when the pool is rolled in earnest; its player throws failed wound rolls again. */
function playOut(game: Game): { readonly lost: number; readonly destroyed: number } {
  game.push(attackPool(game, [{ record }], 0));
  game.run();
  for (let question = game.question; question !== undefined; question = game.question) {
    game.reply({ question: question.number, value: answerTo(question, game) });
  }
  const models = game
    .unitInfo(1)
    .models.map((model) => ({ left: game.model(model).wounds, full: game.modelInfo(model).profile.wounds }));
  return {
    lost: models.reduce((sum, { left, full }) => sum + full - left, 0),
    destroyed: models.filter(({ left }) => left === 0).length,
  };
}

test('05 what is expected is what 20,000 rolls of the same attacks come to', () => {
  const game = battle();
  const words = seedGenerator('simulated');
  const lost: number[] = [];
  const destroyed: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const copy = game.fork();
    copy.state.dice = { kind: 'seeded', words };
    const result = playOut(copy);
    lost.push(result.lost);
    destroyed.push(result.destroyed);
  }
  const expected = expectedAttacks(game, [{ record }]);
  for (const [values, mean] of [
    [lost, expected.damage],
    [destroyed, expected.destroyed],
  ] as const) {
    const found = values.reduce((sum, value) => sum + value, 0) / RUNS;
    const variance = values.reduce((sum, value) => sum + (value - found) * (value - found), 0) / RUNS;
    expect(Math.abs(found - mean)).toBeLessThan(4 * Math.sqrt(variance / RUNS));
  }
});
