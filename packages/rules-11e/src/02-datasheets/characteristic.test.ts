import type { EffectDefinition } from '@adjutant/engine';
import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';
import { ability } from '../effect.ts';
import { applyModifiers, characteristic } from './characteristic.ts';
import type { CharacteristicName, Modifier } from './modifier.ts';

const add = (value: number): Modifier => ({ step: 'add', value });
const subtract = (value: number): Modifier => ({ step: 'subtract', value });
const multiply = (value: number): Modifier => ({ step: 'multiply', value });
const divide = (value: number): Modifier => ({ step: 'divide', value });
const set = (value: number | undefined): Modifier => ({ step: 'replace', value });
const improve = (value: number): Modifier => ({ step: 'improve', value });
const worsen = (value: number): Modifier => ({ step: 'worsen', value });

test('02.02.01-d multiply, add, divide, subtract, whatever the order in which rules come; 02.02.01 ex 1', () => {
  expect(applyModifiers('move', 6, [subtract(1), add(2), multiply(2)])).toBe(13);
});

test('02.02.01-d fractions are rounded up once, after all modifiers; 02.02.01 ex 2', () => {
  expect(applyModifiers('move', 5, [divide(2), add(2)])).toBe(4);
  expect(applyModifiers('damage', 3, [divide(2), subtract(0.5)])).toBe(1); // 1.5 - 0.5, not 2 - 0.5
});

test('02.02.01-b all modifiers are cumulative', () => {
  expect(applyModifiers('toughness', 4, [add(1), add(1), add(1)])).toBe(7);
});

test('02.02.01-c a replacement goes first; by 0 or "-" it is the last word', () => {
  expect(applyModifiers('toughness', 4, [add(1), set(6)])).toBe(7);
  expect(applyModifiers('objectiveControl', 2, [set(undefined), add(1)])).toBeUndefined();
  expect(applyModifiers('damage', 3, [add(1), set(0)])).toBe(0);
});

test('02.02.01-g improving WS, BS, Sv, Ld lowers the number before the plus, worsening raises it', () => {
  expect([
    applyModifiers('skill', 4, [improve(1)]),
    applyModifiers('save', 3, [worsen(1)]),
    applyModifiers('leadership', 7, [improve(1)]),
    applyModifiers('invulnerable', 5, [improve(1)]),
  ]).toEqual([3, 4, 6, 4]);
});

test('02.02.01-h improving AP lowers it; reducing it never passes 0', () => {
  expect([
    applyModifiers('armourPenetration', 0, [improve(1)]),
    applyModifiers('armourPenetration', -2, [improve(1)]),
    applyModifiers('armourPenetration', -1, [worsen(2)]),
  ]).toEqual([-1, -3, 0]);
});

test('02.02.01-i a characteristic without a plus improves by adding', () => {
  expect([applyModifiers('strength', 4, [improve(1)]), applyModifiers('move', 6, [worsen(2)])]).toEqual([5, 4]);
});

test('02.02.01-j M, T, S, A, D and range are never below 1', () => {
  for (const name of ['move', 'toughness', 'strength', 'attacks', 'damage', 'range'] as const)
    expect(applyModifiers(name, 2, [subtract(5)])).toBe(1);
});

test('02.02.01-k Sv and InSv are never better than 2+; 02.02.01 ex 5', () => {
  expect([applyModifiers('save', 2, [improve(1)]), applyModifiers('invulnerable', 3, [improve(4)])]).toEqual([2, 2]);
});

test('02.02.01-l WS and BS stay between 2+ and 6+; 02.02.01 ex 4', () => {
  expect([applyModifiers('skill', 6, [worsen(1)]), applyModifiers('skill', 2, [improve(1)])]).toEqual([6, 2]);
});

test('02.02.01-m Ld stays between 5+ and 8+', () => {
  expect([applyModifiers('leadership', 6, [improve(2)]), applyModifiers('leadership', 8, [worsen(2)])]).toEqual([5, 8]);
});

test('02.02.01-n OC is never below 0; 02.02.01-o AP is never above 0', () => {
  expect([
    applyModifiers('objectiveControl', 1, [subtract(6)]),
    applyModifiers('armourPenetration', -1, [worsen(3)]),
  ]).toEqual([0, 0]);
});

/** An effect that changes one characteristic of every model. */
function changes(id: string, name: CharacteristicName, modifier: Modifier): EffectDefinition {
  return ability({
    id,
    rule: 'test',
    hooks: { characteristic: (asked) => (asked.name === name ? modifier : undefined) },
  });
}

function sceneWith(...effects: EffectDefinition[]) {
  return scene({ units: { A: { oc: 2 } }, effects, detachments: [effects.map((effect) => effect.id), []] });
}

test('02.02.01-e a characteristic of "-" is not modified; 02.02.01 ex 6', () => {
  const s = sceneWith(
    changes('test/dash', 'objectiveControl', set(undefined)),
    changes('test/more', 'objectiveControl', add(1)),
  );
  expect(characteristic(s.game, s.models('A')[0]!, 'objectiveControl')).toBeUndefined();
});

test('02.02.01-a a rule in force changes the characteristic that models have', () => {
  const s = sceneWith(changes('test/tough', 'toughness', add(1)));
  expect(characteristic(s.game, s.models('A')[0]!, 'toughness')).toBe(5);
  expect(characteristic(sceneWith().game, 0, 'toughness')).toBe(4);
});
