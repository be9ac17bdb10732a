import { ability } from '@adjutant/rules-11e';
import { fires, firstOf, rolled, shoot, shootAll, targetsOf } from '@adjutant/rules-11e/test/attacks';
import type { SceneSketch, UnitSketch } from '@adjutant/rules-11e/test/scene';
import { expect, test } from 'vitest';
import { tenth, unused } from '../../test/tenth.ts';

const us = (more: UnitSketch = {}): UnitSketch => ({ at: [20, 20], ...more });
const them = (more: UnitSketch = {}): UnitSketch => ({ player: 1, at: [20, 28], ...more });
const gun = { range: 24, attacks: 1, skill: 3, strength: 4 };

/** One unit shoots at another with all it has. */
function shot(dice: readonly number[], shooter: UnitSketch, target: UnitSketch, more: Partial<SceneSketch> = {}) {
  return firstOf(shootAll(tenth({ units: { us: shooter, them: target }, dice, ...more }), 'us', 'them'));
}

test('10e.save-a a model is chosen first, then its own save is rolled, one attack after the other', () => {
  const target = them({ models: 2, wounds: 2, save: 4, each: [{}, { save: 2 }] });
  const s = tenth({ units: { us: us({ weapons: [{ ...gun, attacks: 2 }] }), them: target }, dice: [3, 3, 4, 4, 3, 3] });
  shootAll(s, 'us', 'them');
  expect(s.question).toMatchObject({ purpose: 'model-to-take-attack', rule: '10e.save-a' });
  firstOf(s.answer(['model:2', 'model:1']));
  expect([rolled(s, 'save'), s.wounds('them')]).toEqual([
    [[3], [3]],
    [1, 2],
  ]);
});

test('10e.cover-a a model in terrain saves with +1, and the attacker hits as ever', () => {
  const areas = [
    {
      id: 'wood',
      outline: [
        [15, 25],
        [25, 25],
        [25, 31],
        [15, 31],
      ] as const,
    },
  ];
  const s = shot([3, 4, 4], us({ weapons: [gun] }), them({ save: 5, keywords: ['INFANTRY'] }), { areas });
  expect([rolled(s, 'hit'), s.left('them')]).toEqual([[[3]], 1]);
  expect(shot([3, 4, 4], us({ weapons: [gun] }), them({ save: 5, keywords: ['INFANTRY'] })).left('them')).toBe(0);
});

test('10e.devastating-a, -b, 10e.mortal-c, -e mortal wounds come after all other attacks, without saves, and excess is lost', () => {
  const devastating = { ...gun, name: 'ray', damage: 3, abilities: [{ id: 'devastating-wounds' }] } as const;
  const weapons = [devastating, { ...gun, name: 'plain', strength: 8 }];
  const s = tenth({
    units: { us: us({ weapons }), them: them({ models: 3, wounds: 2, save: 2 }) },
    dice: [3, 6, 3, 3, 1],
  });
  firstOf(shootAll(s, 'us', 'them'));
  expect(s.events('dice').map(({ purpose }) => purpose)).toEqual(['hit', 'wound', 'hit', 'wound', 'save']);
  expect(s.wounds('them')).toEqual([2, 2]);
});

test('10e.mortal-d with [PRECISION] the mortal wounds may go to a CHARACTER', () => {
  const abilities = [{ id: 'devastating-wounds' }, { id: 'precision' }] as const;
  const target = them({ models: 2, each: [{}, { keywords: ['CHARACTER'], wounds: 3 }] });
  const s = tenth({ units: { us: us({ weapons: [{ ...gun, damage: 2, abilities }] }), them: target }, dice: [3, 6] });
  shootAll(s, 'us', 'them');
  expect(s.question.purpose).toBe('precision');
  firstOf(s.answer((s.question as unknown as { options: { id: string }[] }).options[0]!.id));
  expect(s.wounds('them')).toEqual([1, 1]);
});

test('10e.blast-a one more attack for each five models of the target', () => {
  const blast = { ...gun, abilities: [{ id: 'blast' }] } as const;
  const s = shot([1, 1, 1], us({ weapons: [blast] }), them({ models: 11 }));
  expect(rolled(s, 'hit')).toEqual([[1, 1, 1]]);
});

test('10e.blast-b never against a unit engaged with one of one’s own army', () => {
  const blast = { ...gun, abilities: [{ id: 'blast' }] } as const;
  const friend: UnitSketch = { at: [22, 28] };
  const tank = them({ keywords: ['VEHICLE'] });
  const s = shoot(tenth({ units: { us: us({ weapons: [blast, gun] }), friend, tank } }), 'us');
  expect([targetsOf(s, 0, 0), targetsOf(s, 0, 1)]).toEqual([[], ['tank']]);
});

test('10e.rapidfire-a more attacks within half range', () => {
  const rapid = { ...gun, abilities: [{ id: 'rapid-fire', value: { dice: 0, sides: 6, plus: 1 } }] } as const;
  expect(rolled(shot([1, 1], us({ weapons: [rapid] }), them()), 'hit')).toEqual([[1, 1]]);
  expect(rolled(shot([1], us({ weapons: [rapid] }), them({ at: [20, 35] })), 'hit')).toEqual([[1]]);
});

test('10e.profiles-a a profile is picked with the weapon, before its targets', () => {
  const weapons = [{ ...gun, others: [{ ...gun, range: 12, strength: 8 }] }];
  const s = shoot(tenth({ units: { us: us({ weapons }), them: them({ at: [20, 35] }) } }), 'us');
  expect([targetsOf(s, 0, 0, 0), targetsOf(s, 0, 0, 1)]).toEqual([['them'], []]);
});

test('10e.pistol-a an engaged unit fires its pistols alone, at one unit that it is engaged with', () => {
  const pistol = { ...gun, range: 12, abilities: [{ id: 'close-quarters' }] } as const;
  const units = {
    us: us({ models: 2, weapons: [pistol, gun] }),
    A: them({ at: [20, 21.8] }),
    B: them({ at: [22, 21.8] }),
  };
  const far = them({ at: [20, 30] });
  const s = shoot(tenth({ phase: 'shooting', units: { ...units, far } }), 'us');
  expect(s.question).toMatchObject({ kind: 'declare-attacks', oneTarget: true });
  expect([targetsOf(s, 0, 0), targetsOf(s, 1, 0)]).toEqual([
    ['A', 'B'],
    ['A', 'B'],
  ]);
  expect(s.tryAnswer([fires(s, 0, 0, 'A'), fires(s, 1, 0, 'B')])).not.toEqual([]);
});

test('10e.pistol-b otherwise a model fires its pistols or its other guns', () => {
  const pistol = { ...gun, range: 12, abilities: [{ id: 'close-quarters' }] } as const;
  const s = shoot(tenth({ units: { us: us({ weapons: [pistol, gun] }), them: them() } }), 'us');
  expect(s.tryAnswer([fires(s, 0, 0, 'them'), fires(s, 0, 1, 'them')])).not.toEqual([]);
});

test('10e.hazardous-a on a 1 a bearer suffers three mortal wounds, of which the excess is lost; weapons without target do not count', () => {
  const hazardous = { ...gun, abilities: [{ id: 'hazardous' }] } as const;
  const s = shot([1, 1, /* test */ 1, 2], us({ models: 2, wounds: 2, weapons: [hazardous] }), them());
  unused(s);
  expect(s.question).toMatchObject({ purpose: 'hazardous-bearer' });
  s.answer('model:1');
  expect(s.wounds('us')).toEqual([2]);
  const idle = tenth({ units: { us: us({ weapons: [hazardous] }), them: them() } });
  shoot(idle, 'us').answer([fires(idle, 0, 0)]);
  expect([idle.over, idle.diceLeft()]).toEqual([true, 0]);
});

test('10e.destroyed-a a destroyed model is removed, and a unit with its last model', () => {
  const s = shot([3, 4, 1], us({ weapons: [gun] }), them({ save: 3 }));
  expect([s.left('them'), s.game.unit(s.unit('them')).place.kind]).toEqual([0, 'destroyed']);
});

const changes = (id: string, change: number) =>
  ability({
    id,
    rule: 'test',
    hooks: { hitModifier: () => change, woundModifier: () => change },
  });

test('10e.hit-c, 10e.wound-b modifiers of a roll come to no more than +1', () => {
  const effects = [changes('a', 1), changes('b', 1)];
  const more = { effects, detachments: [['a', 'b'], []] } as const;
  expect(shot([1 + 1], us({ weapons: [{ ...gun, skill: 4 }] }), them(), more).left('them')).toBe(1);
  expect(shot([3, 2], us({ weapons: [{ ...gun, skill: 4 }] }), them(), more).left('them')).toBe(1);
});

test('10e.visible-a one model in sight makes its unit a target', () => {
  const areas = [
    {
      id: 'ruin',
      outline: [
        [10, 23],
        [20, 23],
        [20, 25],
        [10, 25],
      ] as const,
    },
  ];
  const features = [{ walls: [{ from: [10, 24], to: [20, 24], top: 6 }] }] as const;
  const targets = (at: readonly (readonly [number, number])[]) => {
    const units = { us: us({ at: [15, 20], weapons: [gun] }), them: them({ at }) };
    const s = shoot(tenth({ units, areas, features }), 'us');
    return s.game.question === undefined ? [] : targetsOf(s, 0, 0);
  };
  expect(targets([[15, 28]])).toEqual([]);
  expect(
    targets([
      [15, 28],
      [30, 28],
    ]),
  ).toEqual(['them']);
});
