import type { EffectDefinition, WeaponAbility, WeaponAbilityId } from '@adjutant/engine';
import type { AttackRecord } from '@adjutant/rules-11e/queries';
import { expect, test } from 'vitest';
import { ability } from '../../rules-11e/src/effect.ts';
import { dice, fixed, scene, type UnitSketch, type WeaponSketch } from '../../rules-11e/test/scene.ts';
import { type AttackPolicy, expectedAttacks, plainPolicy } from '../src/index.ts';

interface Case {
  readonly weapon: WeaponSketch;
  readonly target: UnitSketch;
  readonly weapons?: number;
  readonly record?: Partial<AttackRecord>;
  readonly effects?: readonly EffectDefinition[];
  readonly policy?: AttackPolicy;
}

const has = (id: WeaponAbilityId, value?: number, more: Partial<WeaponAbility> = {}): WeaponAbility => ({
  id,
  ...(value === undefined ? {} : { value: fixed(value) }),
  ...more,
});

/** What one weapon is expected to do to one unit. */
function expected({ weapon, target, weapons = 1, record = {}, effects = [], policy = plainPolicy }: Case) {
  const s = scene({
    units: { shooter: { weapons: [weapon], at: [5, 5] }, target: { ...target, player: 1, at: [5, 15] } },
    effects,
    detachments: [effects.map((effect) => effect.id), []],
  });
  const made: AttackRecord = {
    unit: 0,
    model: 0,
    slot: 0,
    profile: 0,
    melee: weapon.range === undefined,
    outOfPhase: false,
    target: 1,
    targetModels: target.models ?? 1,
    halfRange: false,
    cover: false,
    visible: true,
    steady: false,
    engagedWithTarget: false,
    targetEngaged: false,
    singleTarget: true,
    shootingType: 'normal',
    ...record,
  };
  return expectedAttacks(s.game, [{ record: made, weapons }], policy);
}

const unsavable = { save: 7, models: 20 } as const;

test('ODDS-01 extra hits of a lethal critical hit roll to wound', () => {
  const weapon = {
    range: 24,
    attacks: 6,
    skill: 6,
    strength: 4,
    abilities: [has('lethal-hits'), has('sustained-hits', 1)],
  };
  const plain = { weapon, target: { ...unsavable, toughness: 8 } };
  expect(expected(plain).wounds).toBeCloseTo(7 / 6, 9);
  expect(expected({ ...plain, record: { shootingType: 'snap' } }).wounds).toBeCloseTo(7 / 6, 9);
});

test('ODDS-03 a lower critical threshold makes no extra hit lethal', () => {
  const critical = ability({ id: 'test/critical', rule: 'test', hooks: { criticalHit: () => 5 } });
  const weapon = {
    range: 24,
    attacks: 6,
    skill: 4,
    strength: 4,
    abilities: [has('lethal-hits'), has('sustained-hits', 1)],
  };
  expect(expected({ weapon, target: { ...unsavable, toughness: 8 }, effects: [critical] }).wounds).toBeCloseTo(2.5, 9);
});

test('ODDS-05 critical hits of the dice thrown again wound too', () => {
  const again = ability({
    id: 'test/again',
    rule: 'test',
    hooks: { reroll: ({ purpose }) => (purpose === 'hit' ? { pick: 'any' } : undefined) },
  });
  const weapon = { range: 24, attacks: 36, skill: 3, strength: 8, abilities: [has('lethal-hits')] };
  const plain = { weapon, target: { ...unsavable, toughness: 9 }, effects: [again] };
  const failed = expected(plain);
  expect([failed.hits, failed.wounds]).toEqual([expect.closeTo(32, 9), expect.closeTo(16, 9)]);
  const fishing = expected({ ...plain, policy: { ...plainPolicy, reroll: 'non-critical' } });
  expect([fishing.hits, fishing.wounds]).toEqual([expect.closeTo(26, 9), expect.closeTo(16, 9)]);
});

test('ODDS-07 damage that a destroyed model has not left is not counted', () => {
  const weapon = { range: 24, attacks: 6, skill: 3, strength: 5, damage: dice(1, 6) };
  const found = expected({ weapon, target: { save: 7, toughness: 4, models: 10, wounds: 2 } });
  expect(found.destroyed).toBeCloseTo(877724512 / 387420489, 9);
  expect(found.damage).toBeCloseTo(1810105264 / 387420489, 9);
  expect(found.rawDamage).toBeCloseTo(28 / 3, 9);
});

test('ODDS-09 three attacks of ten damage take 21 wounds from models of eleven', () => {
  const weapon = { range: 24, attacks: 3, strength: 5, damage: 10, abilities: [has('torrent')] };
  const wounding = ability({
    id: 'test/wounds',
    rule: 'test',
    hooks: { criticalWound: () => 2, reroll: ({ purpose }) => (purpose === 'wound' ? { pick: 'any' } : undefined) },
  });
  const found = expected({ weapon, target: { save: 7, models: 5, wounds: 11 }, effects: [wounding] });
  expect(found.damageChances[21]).toBeCloseTo((35 / 36) ** 3, 9);
  expect(found.damageChances.length).toBe(56);
  expect(found.damageChances.slice(22).every((chance) => chance === 0)).toBe(true);
});

test('ODDS-11 ODDS-12 no save is automatic, and AP counts for Sv alone', () => {
  const weapon = { range: 24, attacks: 1, strength: 20, ap: -2, abilities: [has('torrent')] };
  const unsaved = (target: UnitSketch, ap: number) => {
    const found = expected({ weapon: { ...weapon, ap }, target });
    return found.unsaved / found.wounds;
  };
  expect(unsaved({ save: 5 }, -2)).toBeCloseTo(1, 9);
  expect(unsaved({ save: 6, invulnerable: 6 }, -1)).toBeCloseTo(5 / 6, 9);
  expect(unsaved({ save: 6 }, -1)).toBeCloseTo(1, 9);
});

test('ODDS-13 anti and devastating wounds together', () => {
  const anti = has('anti', undefined, { threshold: 4, against: { keywords: ['VEHICLE'], without: false } });
  const weapon = {
    range: 24,
    attacks: 8,
    skill: 4,
    strength: 3,
    ap: -1,
    damage: 3,
    abilities: [anti, has('devastating-wounds')],
  };
  const found = expected({ weapon, target: { toughness: 11, save: 2, wounds: 13, keywords: ['VEHICLE'] } });
  expect(found.devastating * 3).toBeCloseTo(6, 9);
  expect(found.damage).toBeCloseTo(388729 / 65536, 9);
  expect(found.wipedOut).toBeCloseTo(1789 / 65536, 9);
});

test('ODDS-14 a critical wound always wounds', () => {
  const anti = has('anti', undefined, { threshold: 3, against: { keywords: ['VEHICLE'], without: false } });
  const found = expected({
    weapon: { skill: 4, strength: 8, abilities: [anti] },
    target: { toughness: 13, keywords: ['VEHICLE'] },
  });
  expect(found.wounds / found.hits).toBeCloseTo(2 / 3, 9);
  expect(found.wounds).toBeCloseTo(1 / 3, 9);
});

test('ODDS-16 critical wounds count as wounds though nobody saves against them', () => {
  const weapon = { attacks: 20, skill: 2, strength: 4, abilities: [has('devastating-wounds')] };
  const found = expected({ weapon, target: { toughness: 12, models: 20 } });
  expect([found.wounds, found.devastating, found.damage]).toEqual(
    [25 / 9, 25 / 9, 25 / 9].map((value) => expect.closeTo(value, 9)),
  );
});

test('ODDS-17 mortal wounds of a critical wound do not spill', () => {
  const weapon = {
    range: 24,
    attacks: 6,
    skill: 2,
    strength: 4,
    damage: 2,
    abilities: [has('sustained-hits', 1), has('devastating-wounds')],
  };
  for (const wounds of [1, 2]) {
    expect(expected({ weapon, target: { ...unsavable, wounds } }).destroyed).toBeCloseTo(3, 9);
  }
});

test('ODDS-19 Feel No Pain is rolled for each mortal wound', () => {
  const weapon = { range: 24, strength: 4, damage: 3, abilities: [has('torrent'), has('devastating-wounds')] };
  const target = {
    wounds: 2,
    save: 2,
    abilities: [{ id: 'feel-no-pain', name: 'Feel No Pain', kind: 'core', value: fixed(5) }],
  } as const;
  const critical = ability({ id: 'test/critical', rule: 'test', hooks: { criticalWound: () => 2 } });
  const found = expected({ weapon, target, effects: [critical] });
  expect(found.wipedOut / found.devastating).toBeCloseTo(20 / 27, 9);
});

test('ODDS-21 the dice that would miss are thrown again', () => {
  const again = ability({
    id: 'test/again',
    rule: 'test',
    hooks: { reroll: ({ purpose }) => (purpose === 'hit' ? { pick: 'any' } : undefined) },
  });
  const better = ability({ id: 'test/better', rule: 'test', hooks: { hitModifier: () => 1 } });
  expect(expected({ weapon: { range: 24, skill: 3 }, target: {}, effects: [again] }).hits).toBeCloseTo(8 / 9, 9);
  expect(expected({ weapon: { range: 24, skill: 4 }, target: {}, effects: [again, better] }).hits).toBeCloseTo(
    8 / 9,
    9,
  );
});

test('ODDS-23 hits without a roll are never critical', () => {
  const weapon = { range: 24, attacks: 4, abilities: [has('torrent'), has('sustained-hits', 2), has('lethal-hits')] };
  expect(expected({ weapon, target: { toughness: 4 } })).toMatchObject({
    attacks: 4,
    hits: 4,
    wounds: expect.closeTo(2, 9),
  });
});

test('ODDS-29 ODDS-36 dice come from weapons, and random extra hits are rolled for each', () => {
  expect(expected({ weapon: { range: 24, attacks: 2 }, target: {}, weapons: 2 }).attacks).toBe(4);
  const sustained = { id: 'sustained-hits', value: dice(1, 3) } as const;
  expect(expected({ weapon: { attacks: 4, abilities: [sustained] }, target: {} }).hits).toBeCloseTo(4, 9);
});

test('ODDS-32 ODDS-33 modifiers of rolls are capped', () => {
  const modifiers = (name: 'hitModifier' | 'woundModifier', values: readonly number[]) =>
    values.map((value, at) => ability({ id: `test/${at}`, rule: 'test', hooks: { [name]: () => value } }));
  const wound = { weapon: { range: 24, strength: 4, abilities: [has('torrent')] }, target: { toughness: 5 } };
  expect(expected({ ...wound, effects: modifiers('woundModifier', [1, 1]) }).wounds).toBeCloseTo(3 / 6, 9);
  const hit = { weapon: { range: 24, skill: 3 }, target: {} };
  expect(expected({ ...hit, effects: modifiers('hitModifier', [-1, -1, -1, 1]) }).hits).toBeCloseTo(3 / 6, 9);
});

test('ODDS-34 D is added to, divided, subtracted from, and rounded up once', () => {
  const weapon = { range: 24, strength: 20, damage: dice(1, 6), abilities: [has('torrent'), has('melta', 2)] };
  const shell = ability({
    id: 'test/shell',
    rule: 'test',
    hooks: { allocatedDamage: (_context, self) => (self.owner === 0 ? { step: 'divide', value: 2 } : undefined) },
  });
  const plate = ability({
    id: 'test/plate',
    rule: 'test',
    hooks: { allocatedDamage: () => ({ step: 'subtract', value: 1 }) },
  });
  const found = expected({
    weapon,
    target: { wounds: 20, save: 7 },
    record: { halfRange: true },
    effects: [shell, plate],
  });
  expect(found.damage / found.unsaved).toBeCloseTo(2, 9);
});

test('05.03-g 24.28 precision goes for the character that is seen', () => {
  const target = { wounds: 3, save: 7, models: 2, leader: { wounds: 4, save: 7, keywords: ['INFANTRY', 'CHARACTER'] } };
  const weapon = { range: 24, strength: 20, damage: 4, attacks: 1, abilities: [has('torrent'), has('precision')] };
  const found = expected({ weapon: { ...weapon, abilities: [has('precision')], skill: 2 }, target });
  expect(found.damageChances[4]).toBeCloseTo(found.unsaved, 9);
});
