import { expect, test } from 'vitest';
import { shoot, targetsOf } from '../../test/attacks.ts';
import { fixed, scene, type UnitSketch } from '../../test/scene.ts';
import { isVisible } from '../06-other-concepts/visibility.ts';
import { ability } from '../effect.ts';
import { chargeUnitFlow } from '../flows.ts';
import { weaponAbility } from './weapon-ability.ts';

const lone = { id: 'lone-operative', name: 'Lone Operative', kind: 'core' } as const;
const lone15 = { ...lone, value: fixed(15) };
const mortar = { range: 48, abilities: [weaponAbility('indirect-fire')] };

/** Whether a unit at some inches may be targeted, with a mortar too where it shoots indirectly. */
function isTarget(
  target: Omit<UnitSketch, 'player' | 'at'>,
  inches: number,
  type: 'normal' | 'indirect' = 'normal',
): boolean {
  const s = scene({
    units: { a: { at: [10, 10], weapons: [mortar] }, b: { player: 1, at: [10, 11.26 + inches], ...target } },
  });
  shoot(s, 'a', [type]);
  return targetsOf(s, s.models('a')[0]!).includes('b');
}

test('24.24-a, 24.24 ex 1: who is more than 12 inches away cannot see it', () => {
  expect([isTarget({ abilities: [lone] }, 12), isTarget({ abilities: [lone] }, 12.1)]).toEqual([true, false]);
});

test('24.24-a another range may be printed', () => {
  expect([isTarget({ abilities: [lone15] }, 15), isTarget({ abilities: [lone15] }, 15.1)]).toEqual([true, false]);
});

test('24.24-b, 10.07-b indirect fire keeps the distance too', () => {
  expect([isTarget({ abilities: [lone] }, 12, 'indirect'), isTarget({ abilities: [lone] }, 12.1, 'indirect')]).toEqual([
    true,
    false,
  ]);
});

test('VIS-07 24.24.01-a, 24.24-a: in an attached unit only if all its models have it', () => {
  const led = (abilities: UnitSketch['abilities'] & object) => ({
    abilities,
    leader: { abilities: [lone], keywords: ['CHARACTER'] },
  });
  expect([isTarget(led([]), 20), isTarget(led([lone]), 20)]).toEqual([true, false]);
});

test('24.24.01-b, 24.24.01 ex 2: the highest range of the unit counts', () => {
  const unit = { abilities: [lone15], leader: { abilities: [lone], at: [10, 40] as const, keywords: ['CHARACTER'] } };
  expect([isTarget(unit, 15), isTarget(unit, 15.1)]).toEqual([true, false]);
});

test('24.24.01-c, 24.24.01 ex 1: with the others destroyed the leader has it again', () => {
  const s = scene({
    units: {
      a: { at: [10, 10], weapons: [mortar] },
      b: { player: 1, at: [10, 30], leader: { abilities: [lone], at: [10, 32] } },
    },
  });
  const [bodyguard] = s.models('b');
  Object.assign(s.game.model(bodyguard!), { status: 'removed', pose: undefined });
  expect(targetsOf(shoot(s, 'a', ['normal']), s.models('a')[0]!)).toEqual([]);
});

test('06.01-i, 13.07-g Lone Operative works one way, and never against its own side', () => {
  const s = scene({
    units: { a: { at: [10, 10] }, friend: { at: [20, 40] }, b: { player: 1, at: [10, 30], abilities: [lone] } },
  });
  const [a, friend, b] = ['a', 'friend', 'b'].map((name) => s.models(name)[0]!);
  expect([
    isVisible(s.game, a!, b!),
    isVisible(s.game, b!, a!),
    isVisible(s.game, a!, friend!),
    isVisible(s.game, b!, b!),
  ]).toEqual([false, true, true, true]);
});

test('24.24-c measured to the unit’s closest part; a charge needs no visibility', () => {
  const two = scene({
    units: {
      a: { at: [10, 10], weapons: [mortar] },
      b: {
        player: 1,
        at: [
          [10, 25.5],
          [10, 23.26],
        ],
        abilities: [lone],
      },
    },
  });
  expect(targetsOf(shoot(two, 'a', ['normal']), 0)).toEqual(['b']);
  const s = scene({
    phase: 'charge',
    dice: [6, 5],
    units: {
      a: { at: [10, 10] },
      b: { player: 1, at: [10, 21.26], abilities: [{ ...lone, value: fixed(9) }] },
    },
  });
  expect(isVisible(s.game, 0, 1)).toBe(false);
  expect(s.run(chargeUnitFlow.begin({ unit: 0 })).question).toMatchObject({ purpose: 'charge-targets' });
});

/** Whether a unit whose Lone Operative range a rule changes by so much can be seen from so far. */
function isSeen(change: number, inches: number): boolean {
  const value = Math.abs(change);
  const shift = ability({
    id: 'shift',
    rule: 'test',
    hooks: { loneOperativeRange: () => ({ step: change < 0 ? 'subtract' : 'add', value }) },
  });
  const s = scene({
    effects: [shift],
    detachments: [['shift'], []],
    units: { a: { at: [10, 10] }, b: { player: 1, at: [10, 11.26 + inches], abilities: [lone] } },
  });
  return isVisible(s.game, 0, 1);
}

test('24.24.01-d 02.02.01-v a changed range stays between 9 and 30 inches', () => {
  expect([isSeen(-6, 9), isSeen(-6, 9.1), isSeen(25, 30), isSeen(25, 30.1)]).toEqual([true, false, true, false]);
});
