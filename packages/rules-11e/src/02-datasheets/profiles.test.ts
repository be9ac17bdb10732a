import type { EffectDefinition } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { declaration, fight, notes, rolled, shoot, shootAll } from '../../test/attacks.ts';
import { dice, type SceneSketch, scene } from '../../test/scene.ts';
import { isSaved } from '../05-attack-sequence/save.ts';
import { isVisible } from '../06-other-concepts/visibility.ts';
import { determineControl, isControlling, levelsOfControl } from '../14-objectives/control.ts';
import { commandReroll } from '../15-stratagems/command-re-roll.ts';
import { priceOf } from '../15-stratagems/price.ts';
import { ability } from '../effect.ts';
import { hazardRollsFlow, inflictDamageFlow, moveUnitFlow } from '../flows.ts';
import { hooks } from '../hooks.ts';
import { applyModifiers, characteristic, rollModifier } from './characteristic.ts';
import { unitHas } from './keywords.ts';

/** A scene with effects in force for the first player. */
function under(effects: readonly EffectDefinition[], sketch: SceneSketch) {
  return scene({ ...sketch, effects, detachments: [effects.map(({ id }) => id), []] });
}

const gun = { range: 24 };
const target = { player: 1, at: [10, 20] } as const;

test('02.01-b the name of the datasheet is a keyword of the unit', () => {
  const s = scene({ units: { 'Battle Brothers': {} } });
  expect(['BATTLE BROTHERS', 'BROTHERS'].map((word) => unitHas(s.game, 0, word))).toEqual([true, false]);
});

test('02.02-e a model with no wounds remaining is destroyed', () => {
  const left = (damage: number) => {
    const s = scene({ units: { A: { wounds: 3 } } });
    const cause = { kind: 'rule', rule: 'test', owner: undefined } as const;
    return s.run(inflictDamageFlow.begin({ model: 0, damage, mortal: false, cause, after: null })).wounds('A');
  };
  expect([left(2), left(3), left(4)]).toEqual([[1], [], []]);
});

test('02.02-g each model adds its OC; with an OC of "-" it controls nothing', () => {
  const objectives = [{ id: 'hill', x: 10, y: 10 }];
  const dash = ability({
    id: 'dash',
    rule: 'test',
    hooks: {
      characteristic: ({ name }) => (name === 'objectiveControl' ? { step: 'replace', value: undefined } : undefined),
    },
  });
  const held = (effects: readonly EffectDefinition[]) => {
    const { game } = under(effects, { units: { A: { models: 2, oc: 2, at: [10, 11] } }, objectives });
    determineControl(game);
    return [levelsOfControl(game, 'hill')[0], isControlling(game, 0, 'hill')];
  };
  expect([held([]), held([dash])]).toEqual([
    [4, true],
    [0, false],
  ]);
});

test('02.02-h each model of a unit with several profiles uses its own', () => {
  const s = scene({ units: { A: { models: 2, each: [{ save: 2, toughness: 5 }] } } });
  const of = (name: 'save' | 'toughness') => s.models('A').map((model) => characteristic(s.game, model, name));
  expect([of('save'), of('toughness')]).toEqual([
    [2, 3],
    [5, 4],
  ]);
});

const worseSkill = (id: string) =>
  ability({
    id,
    rule: 'test',
    hooks: { weaponCharacteristic: ({ name }) => (name === 'skill' ? { step: 'worsen', value: 1 } : undefined) },
  });

test('02.02.01-f a modifier of a model’s BS changes that of every weapon it has', () => {
  const units = { A: { at: [10, 10] as const, weapons: [gun, { ...gun, strength: 5, skill: 4 }] }, B: target };
  const s = shootAll(under([worseSkill('dazzled')], { units, dice: [1, 1] }), 'A', 'B');
  s.answerAll('attacks-to-resolve', 'attacks:0:0');
  const skills = notes(s, 'attacks-rolled').map(({ numbers }) => (numbers as { hit: { skill: number } }).hit.skill);
  expect(skills.sort()).toEqual([4, 5]);
});

test('02.02.01-p a die is thrown again by its unmodified face, then modified', () => {
  const again = ability({
    id: 'again',
    rule: 'test',
    hooks: { reroll: ({ purpose }) => (purpose === 'hit' ? { pick: 'any', faces: [1] } : undefined) },
  });
  const shaky = ability({ id: 'shaky', rule: 'test', hooks: { hitModifier: () => -1 } });
  const units = { A: { at: [10, 10] as const, weapons: [{ ...gun, attacks: 2 }] }, B: target };
  const s = shootAll(under([again, shaky], { units, dice: [2, 1, /* again */ 4, /* wound */ 1] }), 'A', 'B');
  expect(s.question).toMatchObject({ purpose: 're-roll', options: [{ id: 'again/1' }] }); // a 2 is no 1, though it counts as one
  s.answer(['again/1']);
  expect(notes(s, 'attacks-rolled')).toMatchObject([{ hits: 1, criticalHits: 0 }]);
});

test('02.02.01-p only an unmodified 6 is critical, whatever is added', () => {
  const sure = ability({ id: 'sure', rule: 'test', hooks: { hitModifier: () => 1 } });
  const units = { A: { at: [10, 10] as const, weapons: [{ ...gun, attacks: 2 }] }, B: target };
  const s = shootAll(under([sure], { units, dice: [5, 6, 1, 1] }), 'A', 'B');
  expect(notes(s, 'attacks-rolled')).toMatchObject([{ hits: 2, criticalHits: 1 }]);
});

test('02.02.01-q a modified result may be higher than the die shows', () => {
  expect(isSaved(6, { save: 3 }, { armourPenetration: -4, modifier: 1 })).toBe(true);
});

test('02.02.01-v Lone Operative range stays between 9 and 30 inches when it is modified', () => {
  const lone = [{ id: 'lone-operative', name: 'Lone Operative', kind: 'core' }] as const;
  const seenFrom = (step: 'add' | 'subtract', inches: number) => {
    const range = ability({ id: 'range', rule: 'test', hooks: { loneOperativeRange: () => ({ step, value: 30 }) } });
    const units = { A: { at: [10, 5] as const }, B: { player: 1, at: [10, 6.26 + inches], abilities: lone } as const };
    return isVisible(under([range], { units }).game, 0, 1);
  };
  expect([seenFrom('subtract', 9), seenFrom('subtract', 9.1)]).toEqual([true, false]);
  expect([seenFrom('add', 30), seenFrom('add', 30.1)]).toEqual([true, false]);
  expect([applyModifiers('sightRange', 12, [{ step: 'add', value: 3 }])]).toEqual([15]);
});

test('02.02.01-w a stratagem costs 1 CP more at most, and never less than 0', () => {
  const price = (...changes: readonly number[]) => {
    const effects = changes.map((change, at) =>
      ability({ id: `price ${at}`, rule: 'test', hooks: { stratagemPrice: () => change } }),
    );
    const { game } = under(effects, { units: { A: {} } });
    return priceOf(game, { ...commandReroll, price: 2 }, 0, { id: 'unit:0', units: [0], value: {} }, 0);
  };
  expect([price(), price(1, 1), price(-1, -2)]).toEqual([2, 3, 0]);
});

/** Everything gets worse by 1, M also better by 2. */
const weaker = ability({
  id: 'weaker',
  rule: 'test',
  hooks: {
    characteristic: ({ name }) => (name === 'toughness' || name === 'save' ? { step: 'worsen', value: 1 } : undefined),
    weaponCharacteristic: ({ name }) => (name === 'strength' ? { step: 'worsen', value: 1 } : undefined),
    hitModifier: () => -1,
    advanceModifier: () => -1,
    chargeModifier: () => -1,
    leadershipModifier: () => -1,
    hazardModifier: () => -1,
  },
});
const faster = ability({
  id: 'faster',
  rule: 'test',
  hooks: { characteristic: ({ name }) => (name === 'move' ? { step: 'add', value: 2 } : undefined) },
});
const slower = ability({
  id: 'slower',
  rule: 'test',
  hooks: { characteristic: ({ name }) => (name === 'move' ? { step: 'subtract', value: 2 } : undefined) },
});
const stubborn = ability({
  id: 'stubborn',
  rule: 'test',
  hooks: { ignoresPenalties: ({ unit }) => (unit === 0 ? true : undefined) },
});

test('02.02.02-a, 02.02.02 ex 1: who ignores modifiers ignores those of rolls, of characteristics and of weapons', () => {
  const units = { A: { at: [10, 10] as const, weapons: [gun] }, B: target };
  const { game } = under([weaker, faster, slower, stubborn], { units });
  const rolls = ['advanceModifier', 'chargeModifier', 'leadershipModifier', 'hazardModifier'] as const;
  expect(rolls.map((name) => rollModifier(game, hooks[name], 0))).toEqual([0, 0, 0, 0]);
  expect(rolls.map((name) => rollModifier(game, hooks[name], 1))).toEqual([-1, -1, -1, -1]);
  const of = (model: number) =>
    (['move', 'toughness', 'save'] as const).map((name) => characteristic(game, model, name));
  expect([of(0), of(1)]).toEqual([
    [8, 4, 3],
    [6, 3, 4],
  ]);
  const numbers = (ignoring: readonly EffectDefinition[]) =>
    notes(shootAll(under([weaker, ...ignoring], { units, dice: [1] }), 'A', 'B'), 'attacks-rolled')[0]?.numbers;
  expect(numbers([])).toMatchObject({ hit: { modifier: -1 }, wound: { strength: 3 } });
  expect(numbers([stubborn])).toMatchObject({ hit: { modifier: 0 }, wound: { strength: 4 } });
});

test('02.02.02-a a unit that ignores modifiers passes a hazard roll of 3 at -1', () => {
  const failed = (effects: readonly EffectDefinition[]) =>
    under(effects, { units: { A: { wounds: 2 } }, dice: [3] })
      .run(hazardRollsFlow.begin({ unit: 0, count: 1, rule: 'test', after: null }))
      .wounds('A');
  expect([failed([weaker]), failed([weaker, stubborn])]).toEqual([[1], [2]]);
});

test('02.02.03-a a random M is rolled once for the whole unit when it is selected to move', () => {
  const s = scene({ phase: 'movement', units: { A: { models: 2, move: dice(2, 6) } }, dice: [4, 1] });
  s.run(moveUnitFlow.begin({ unit: 0 }, 0));
  expect([rolled(s, 'move'), s.diceLeft()]).toEqual([[[4, 1]], 0]);
  expect(s.answer('normal').question).toMatchObject({
    movers: [
      { model: 0, maximum: 5 },
      { model: 1, maximum: 5 },
    ],
  });
});

test('02.02.03-e a random S is rolled for each weapon: what is equal then is one pool', () => {
  const weapons = [1, 2, 3].map(() => ({ ...gun, strength: dice(1, 6, 2) }));
  const units = { A: { at: [10, 10] as const, weapons }, B: target };
  const s = shootAll(scene({ units, dice: [2, 6, 2, /* hits */ 1, 1, 1] }), 'A', 'B');
  s.answer('attacks:0:0');
  const strengths = notes(s, 'attacks-rolled').map(({ attacks, numbers }) => [
    attacks,
    (numbers as { wound: { strength: number } }).wound.strength,
  ]);
  expect([rolled(s, 'strength').flat(), strengths]).toEqual([
    [2, 6, 2],
    [
      [2, 4],
      [1, 8],
    ],
  ]);
});

test('02.04-a a weapon with a range shoots, one without fights', () => {
  const units = {
    A: { at: [10, 10] as const, weapons: [gun, {}], keywords: ['VEHICLE'] },
    B: { player: 1, at: [10, 12] } as const,
  };
  const names = (s: ReturnType<typeof scene>) => declaration(s).weapons.map(({ weapon }) => weapon);
  expect([names(shoot(scene({ units }), 'A')), names(fight(scene({ units }), 'A'))]).toEqual([['gun 1'], ['blade 2']]);
});

test('02.04-b a weapon makes as many attacks as its A each time it is used', () => {
  const units = { A: { at: [10, 10] as const, weapons: [{ ...gun, attacks: 3 }] }, B: target };
  const s = scene({ units, dice: [1, 1, 1, 1, 1, 1] });
  shootAll(shootAll(s, 'A', 'B'), 'A', 'B');
  expect(rolled(s, 'hit')).toEqual([
    [1, 1, 1],
    [1, 1, 1],
  ]);
});

test('02.04-f a weapon without an S counts as S 1', () => {
  const units = { A: { at: [10, 10] as const, weapons: [{ ...gun, strength: 0 }] }, B: { ...target, toughness: 1 } };
  const s = shootAll(scene({ units, dice: [3, 4, 6] }), 'A', 'B'); // S 1 wounds T 1 on 4+
  expect([notes(s, 'attacks-rolled')[0]?.wounds, s.diceLeft()]).toEqual([1, 0]);
});

test('02.05-b a rule for units with a keyword covers no others', () => {
  const s = scene({ units: { A: { keywords: ['Vehicle'] }, B: { keywords: ['INFANTRY'] } } });
  expect(['A', 'B'].map((name) => unitHas(s.game, s.unit(name), 'VEHICLE'))).toEqual([true, false]);
});

test('02.05.01-c attacks target units: a keyword of any model counts against all', () => {
  const anti = { id: 'anti', threshold: 4, against: { keywords: ['PSYKER'], without: false } } as const;
  const squad = { ...target, models: 2, toughness: 9, leader: { keywords: ['PSYKER', 'CHARACTER'] } };
  const wounds = (units: SceneSketch['units'], dice: readonly number[]) => {
    const s = scene({ units: { A: { at: [10, 10], weapons: [{ ...gun, abilities: [anti] }] }, ...units }, dice });
    return notes(shootAll(s, 'A', 'B'), 'attacks-rolled')[0]?.wounds;
  };
  expect([wounds({ B: squad }, [3, 4, 6]), wounds({ B: { ...target, toughness: 9 } }, [3, 4])]).toEqual([1, 0]);
});

test('02.05.01-d a rule for models with a keyword covers only those of the unit that have it', () => {
  const leader = { keywords: ['VEHICLE'], weapons: [gun] };
  const s = shoot(scene({ units: { A: { at: [10, 10], weapons: [gun], leader }, B: target } }), 'A');
  const [bodyguard] = s.models('A');
  expect(declaration(s).exclusive).toMatchObject([{ models: [bodyguard], rule: '24.07-b' }]);
});
