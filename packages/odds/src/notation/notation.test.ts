import { expect, test } from 'vitest';
import { NotationProblem } from './problem.ts';
import { isAttackNotation, readAttackNotation } from './read-attacks.ts';
import { isTargetNotation, readTargetNotation } from './read-target.ts';

const fixed = (plus: number) => ({ dice: 0, sides: 6, plus });

test('02.04 a profile is read in any order, with a name before it and abilities in brackets', () => {
  expect(readAttackNotation('plasma: 3x S8 A1 BS3+ AP-3 D2 [RAPID FIRE 1, HAZARDOUS]')).toEqual({
    name: 'plasma',
    weapons: 3,
    melee: false,
    attacks: fixed(1),
    skill: 3,
    strength: 8,
    armourPenetration: -3,
    damage: fixed(2),
    abilities: [{ id: 'rapid-fire', value: fixed(1) }, { id: 'hazardous' }],
  });
});

test('02.02.03 a fixed 3 and a D3 are told apart', () => {
  expect(readAttackNotation('A D6+1 auto S5 D3')).toMatchObject({
    attacks: { dice: 1, sides: 6, plus: 1 },
    damage: fixed(3),
  });
  expect(readAttackNotation('A2 WS4+ S5 DD3')).toMatchObject({ melee: true, damage: { dice: 1, sides: 3, plus: 0 } });
});

test('02.02.01 modifiers, critical thresholds and re-rolls stand after the profile', () => {
  const read = readAttackNotation(
    'A4 BS4+ S4 D1 +1 to hit, -1 to wound, critical hits on 5+, re-roll hits of 1, re-roll non-critical wounds',
  );
  expect(read).toMatchObject({
    hitModifier: 1,
    woundModifier: -1,
    criticalHitOn: 5,
    rerollHits: 'ones',
    rerollWounds: 'non-critical',
  });
});

test('06 mortal wounds and hazard rolls are entries too', () => {
  expect(readAttackNotation('2x D3 mortal wounds')).toMatchObject({ kind: 'mortal-wounds', times: 2 });
  expect(readAttackNotation('3 hazard rolls of vehicles')).toMatchObject({ rolls: 3, onlyMonstersAndVehicles: true });
});

test('05.03-a a target may have several groups; bodyguards give T', () => {
  const { target } = readTargetNotation(
    '5x T4 Sv3+ W2 wounded on 1 [INFANTRY] and 1x T5 Sv2+ 4++ W5 5+++ -1 damage [CHARACTER]',
  );
  expect(target.toughness).toBe(4);
  expect(target.groups[0]).toMatchObject({ full: 2, left: [1, 2, 2, 2, 2] });
  expect(target.groups[1]).toMatchObject({
    character: true,
    save: { save: 2, invulnerable: 4 },
    feelNoPain: 5,
    reductions: [{ step: 'subtract', value: 1 }],
  });
});

test('targets may be said in words, and names are neither', () => {
  expect(readTargetNotation('10 two-wound models with a 3+ save')).toMatchObject({ assumedToughness: true });
  expect(
    ['Boyz', '20 Boyz with choppas', 'Wolf Guard'].some((text) => isAttackNotation(text) || isTargetNotation(text)),
  ).toBe(false);
});

test('what is not understood is named', () => {
  const problem = (read: () => unknown) => {
    try {
      read();
    } catch (error) {
      return error instanceof NotationProblem ? [error.code, error.word] : error;
    }
    return undefined;
  };
  expect(problem(() => readAttackNotation('A2 BS3+ S4 D1 quickly'))).toEqual(['word-unknown', 'quickly']);
  expect(problem(() => readAttackNotation('A2 S4 D1'))).toEqual(['missing-skill', '']);
  expect(problem(() => readTargetNotation('5x T4 W2'))).toEqual(['missing-save', '']);
  expect(problem(() => readTargetNotation('500x T4 Sv3+ W2'))).toEqual(['too-many', '']);
});
