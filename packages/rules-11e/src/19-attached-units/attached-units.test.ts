import { expect, test } from 'vitest';
import { firstOf, notes, pools, shootAll } from '../../test/attacks.ts';
import { offered, spot } from '../../test/moves.ts';
import { type Scene, type SceneSketch, scene, type UnitSketch } from '../../test/scene.ts';
import { fixStartingStrengths, isAtHalfStrength, isBelowHalfStrength } from '../01-core-concepts/strength.ts';
import { modelHas, unitHas } from '../02-datasheets/keywords.ts';
import { feelNoPainOf } from '../05-attack-sequence/inflict-damage.ts';
import { toughnessOf } from '../05-attack-sequence/toughness.ts';
import { mayTakeToTheSkies } from '../21-flying-surging/skies.ts';
import { everyModelHas, modelHasAbility } from '../24-core-abilities/every-model.ts';
import { isFightsFirst } from '../24-core-abilities/fights-first.ts';
import { stealth } from '../24-core-abilities/stealth.ts';
import { ability } from '../effect.ts';
import { destroyModelFlow, reviveFlow, settleFlow } from '../flows.ts';
import { hooks } from '../hooks.ts';

const has = (id: string) => ({ id, name: id, kind: 'datasheet' }) as const;
const gun = (attacks: number) => [{ range: 30, attacks, skill: 2, strength: 8, ap: -6 }];
const cause = { kind: 'rule', rule: 'test', owner: undefined } as const;

/** A squad of player 1 with a leader behind it, and a gunner of player 0. */
function led(
  squad: UnitSketch = {},
  leader: NonNullable<UnitSketch['leader']> = {},
  more: Partial<SceneSketch> = {},
): Scene {
  const unit: UnitSketch = { player: 1, at: [20, 20], models: 3, ...squad, leader: { at: [20, 22], ...leader } };
  return scene({ ...more, units: { us: { at: [20, 5], weapons: gun(3) }, squad: unit, ...more.units } });
}

/** The models with these places in the squad fall, outside of any attack. */
function fall(s: Scene, ...places: readonly number[]): Scene {
  for (const at of places) s.run(destroyModelFlow.begin({ model: s.models('squad')[at]!, cause, after: null }));
  return s;
}

const squadOf = (s: Scene) => s.unit('squad');

test('19.01-d an attached unit is one unit: one place in lists, one set of models', () => {
  const s = led();
  expect([s.game.state.units.length, s.models('squad').length]).toEqual([2, 4]);
});

test('19.01 ex 1, 19.01 ex 3, 19.01-f its starting strength counts all its models', () => {
  const s = led({ models: 9 });
  fixStartingStrengths(s.game);
  expect(s.game.unit(squadOf(s)).startingStrength).toBe(10);
  fall(s, 0, 1, 2, 3, 4);
  expect(isAtHalfStrength(s.game, squadOf(s))).toBe(true);
  expect(isBelowHalfStrength(fall(s, 5, 6, 7, 8).game, squadOf(s))).toBe(true);
});

test('19.02 ex 1, 19.02 ex 2, 19.02-a the highest T of the bodyguard models, whatever the leader’s', () => {
  expect(toughnessOf(led({ toughness: 4 }, { toughness: 6 }).game, 1)).toBe(4);
  expect(toughnessOf(led({ toughness: 5, each: [{ toughness: 6 }] }, { toughness: 7 }).game, 1)).toBe(6);
});

test('19.02 ex 3, 19.02-b 19.02-c with no bodyguard on the battlefield, the highest of the others', () => {
  const s = fall(led({ toughness: 4 }, { toughness: 6, models: 2, each: [{ toughness: 5 }] }), 0, 1, 2);
  expect(toughnessOf(s.game, squadOf(s))).toBe(6);
});

test('19 open point 2 a bodyguard model that returns counts again', () => {
  const s = fall(led({ toughness: 4 }, { toughness: 6 }), 0, 1, 2);
  s.run(reviveFlow.begin({ unit: squadOf(s), count: 1, rule: 'test' })).answer([`model:${s.models('squad')[0]}`]);
  s.answer([spot(s.models('squad')[0]!, [20, 20])]);
  expect(toughnessOf(s.game, squadOf(s))).toBe(4);
});

const mourned = ability({
  id: 'mourned',
  rule: 'test',
  triggers: {
    unitDestroyed: {
      forced: true,
      applies: () => true,
      use: (_context, _self, game) => game.emit({ type: 'note', code: 'mourned', rule: 'test', values: {} }),
    },
  },
});

test('19.02 ex 4, 19.02-d 19.02-e 19.01.01-a the unit is destroyed with its last model, and never splits before', () => {
  const s = fall(led({}, {}, { effects: [mourned], detachments: [['mourned'], []] }), 0, 1, 2);
  expect([notes(s, 'mourned').length, s.game.state.units.length, s.game.unit(squadOf(s)).place.kind]).toEqual([
    0,
    2,
    'table',
  ]);
  expect(notes(fall(s, 3), 'mourned')).toHaveLength(1);
});

test('19.02-f the keyword CHARACTER makes a model take attacks last, not leading', () => {
  const order = (keywords: string[]) => {
    const s = led({ models: 1 }, { keywords }, { dice: [6, 6, 6, 6, 6, 6, 1, 1, 1] });
    shootAll(s, 'us', 'squad');
    return offered(s);
  };
  const grouped = led({ models: 1 }, { keywords: ['INFANTRY'] }, { dice: [6, 6, 6, 6, 6, 6, 1, 1, 1] });
  shootAll(grouped, 'us', 'squad');
  expect(grouped.question.purpose).toBe('model-to-take-attack');
  expect(order(['INFANTRY'])).toHaveLength(2);
});

test('19.03-a 19.03-b the unit has the keywords of all its parts, its models have their own', () => {
  const s = led({ keywords: ['INFANTRY'] }, { keywords: ['MOUNTED'] });
  const [first, , , leader] = s.models('squad');
  expect(['INFANTRY', 'MOUNTED'].map((word) => unitHas(s.game, squadOf(s), word))).toEqual([true, true]);
  expect([modelHas(s.game, first!, 'MOUNTED'), modelHas(s.game, leader!, 'INFANTRY')]).toEqual([false, false]);
});

test('19.03 ex 1, 19.03-c 19.03-d [ANTI-MOUNTED] looks at the unit, until its last MOUNTED model falls', () => {
  const anti = [
    {
      range: 30,
      attacks: 1,
      skill: 2,
      strength: 1,
      abilities: [{ id: 'anti', threshold: 3, against: { keywords: ['MOUNTED'], without: false } }],
    },
  ] as const;
  const wounds = (...fallen: number[]) => {
    const s = led(
      { toughness: 10 },
      { keywords: ['MOUNTED', 'CHARACTER'] },
      { dice: [6, 3, 6], units: { us: { at: [20, 5], weapons: anti } } },
    );
    firstOf(shootAll(fall(s, ...fallen), 'us', 'squad'));
    return pools(s);
  };
  expect([wounds(), wounds(3)]).toEqual([['1 1 1'], ['1 1 0']]);
});

test('19.03 ex 2, 19.03-e the unit can FLY by its leader, but models pass by their own keywords', () => {
  const s = led({ keywords: ['INFANTRY'] }, { keywords: ['FLY'] });
  expect(mayTakeToTheSkies(s.game, squadOf(s), 'normal')).toBe(true);
  expect(modelHas(s.game, s.models('squad')[0]!, 'FLY')).toBe(false);
});

test('19.03-f the same holds for any unit with mixed keywords', () => {
  const { game } = scene({ units: { mixed: { models: 2, each: [{ keywords: ['PSYKER'] }] } } });
  expect([unitHas(game, 0, 'PSYKER'), modelHas(game, 0, 'PSYKER'), modelHas(game, 1, 'PSYKER')]).toEqual([
    true,
    true,
    false,
  ]);
});

/** "Models in this unit ignore lost wounds on 5+." */
const tough = ability({
  id: 'tough',
  rule: 'test',
  hooks: { feelNoPain: ({ model }, self, game) => (game.model(model).unit === self.unit ? 5 : undefined) },
});
const ignores = (s: Scene) => s.models('squad').map((model) => feelNoPainOf(s.game, model, false));

test('19.04-a a rule for one named model affects that model alone', () => {
  const own = ability({
    id: 'own',
    rule: 'test',
    hooks: { feelNoPain: ({ model }, self) => (self.sources?.includes(model) ? 4 : undefined) },
  });
  expect(ignores(led({}, { abilities: [has('own')] }, { effects: [own] }))).toEqual([
    undefined,
    undefined,
    undefined,
    4,
  ]);
});

test('19.04-b 19.04-c a leader’s rule for the unit affects all its models, until the last model of the leader’s part falls', () => {
  const s = led({}, { models: 2, abilities: [has('tough')] }, { effects: [tough] });
  expect(ignores(s)).toEqual([5, 5, 5, 5, 5]);
  expect(ignores(fall(s, 3))[0]).toBe(5);
  expect(ignores(fall(s, 4))[0]).toBeUndefined();
});

test('19.04 ex 2, 19.04-d a bodyguard’s rule for the unit ends with its last model', () => {
  const s = led({ models: 2, abilities: [has('tough')] }, {}, { effects: [tough] });
  expect(ignores(fall(s, 0))[2]).toBe(5);
  expect(ignores(fall(s, 1))[2]).toBeUndefined();
});

test('19.04-e 22.04-b an ability of one bearer ends when that model falls', () => {
  const s = led({}, {}, { effects: [tough] });
  const bearer = s.models('squad')[1]!;
  s.game.state.effects = [
    ...s.game.state.effects,
    {
      serial: 900,
      effect: 'tough',
      owner: 1,
      unit: 1,
      model: bearer,
      sources: [bearer],
      data: {},
      until: { kind: 'battle' },
    },
  ];
  expect(ignores(s)[0]).toBe(5);
  expect(ignores(fall(s, 1))[0]).toBeUndefined();
});

test('19.04 ex 3, 19.04-f a leader keeps what it has while leading when its bodyguard is gone', () => {
  const eager = ability({
    id: 'eager',
    rule: 'test',
    hooks: { chargeModifier: ({ unit }, self) => (unit === self.unit ? 1 : undefined) },
  });
  const s = fall(led({}, { abilities: [has('eager')] }, { effects: [eager] }), 0, 1, 2);
  expect(hooks.chargeModifier.parts(s.game, { unit: squadOf(s) })).toHaveLength(1);
});

test('H15 19.04 ex 1, 19.04-g 19.04-h lost in the attacks it lasts until they are resolved; when its source returns it applies again', () => {
  const s = led({ models: 1, wounds: 9 }, { abilities: [has('tough')] }, { effects: [tough] });
  const [, leader] = s.models('squad');
  s.run(destroyModelFlow.begin({ model: leader!, cause, after: 77 }));
  expect(ignores(s)[0]).toBe(5);
  s.run(settleFlow.begin({ after: 77 }));
  expect(ignores(s)[0]).toBeUndefined();
  s.game.unit(1).startingStrength = 2;
  s.run(reviveFlow.begin({ unit: 1, count: 1, rule: 'test' }))
    .answer([`model:${leader}`])
    .answer([spot(leader!, [20, 22])]);
  expect(ignores(s)).toEqual([5, 5]);
});

test('19.04-i a printed core ability belongs to the models of its datasheet alone', () => {
  const s = led({
    abilities: [
      { id: stealth.id, name: 'Stealth', kind: 'core' },
      { id: 'fights-first', name: 'Fights First', kind: 'core' },
    ],
  });
  const [first, , , leader] = s.models('squad');
  expect([modelHasAbility(s.game, first!, 'stealth'), modelHasAbility(s.game, leader!, 'stealth')]).toEqual([
    true,
    false,
  ]);
  expect([everyModelHas(s.game, 1, 'stealth'), isFightsFirst(s.game, 1)]).toEqual([false, false]);
});
