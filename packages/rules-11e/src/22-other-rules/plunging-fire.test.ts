import { expect, test } from 'vitest';
import { allAt, firstOf, shoot } from '../../test/attacks.ts';
import { type SceneSketch, scene, type UnitSketch } from '../../test/scene.ts';
import { area, enemy, own, raise, wall } from '../../test/sight.ts';
import type { ShootingType } from '../04-making-attacks/attack.ts';
import { weaponAbility } from '../24-core-abilities/weapon-ability.ts';

interface Case {
  readonly from?: UnitSketch;
  readonly to?: UnitSketch;
  /** Heights of the shooter and of the models of the target. */
  readonly high?: number;
  readonly targets?: readonly number[];
  readonly more?: Partial<SceneSketch>;
  readonly type?: ShootingType;
  readonly face?: number;
}

/** Whether a face, 2 unless told, hits on BS 3+. */
function hits({ from = {}, to = {}, high = 0, targets = [0], more = {}, type = 'normal', face = 2 }: Case): boolean {
  const places = targets.map((_, at) => [20 + 2 * at, 10] as const);
  const units = { a: own([[10, 10]], { weapons: [{ range: 40 }], ...from }), b: enemy(places, to) };
  const s = scene({ units, dice: [face, 1], ...more });
  raise(s, 'a', high);
  for (const [at, model] of s.models('b').entries())
    s.game.model(model).pose = { ...s.game.model(model).pose!, z: targets[at]! };
  shoot(s, 'a', [type]);
  firstOf(s.answer(allAt(s, 'b')));
  return s.diceLeft() === 0;
}

test('22.05 ex 1, 22.05-a, -b: from 3 inches up at a unit on the ground', () => {
  expect([hits({ high: 3 }), hits({ high: 2.9 }), hits({})]).toEqual([true, false, false]);
});

test('22.05 ex 2, 22.05-b, -d: a TOWERING model within 12 inches, from the ground too', () => {
  const towering = (inches: number) => hits({ from: { at: [[19 - inches, 10]], keywords: ['TOWERING'] } });
  expect([towering(12), towering(12.1)]).toEqual([true, false]);
});

test('22.05 ex 3, 22.05-a one model of the target on the ground is enough', () => {
  expect([hits({ high: 6, targets: [3, 3] }), hits({ high: 6, targets: [3, 0] })]).toEqual([false, true]);
});

test('22.05-c both together improve it by 1 only', () => {
  const both = {
    from: { at: [[10, 10]] as const, keywords: ['TOWERING'], weapons: [{ range: 40, skill: 4 }] },
    high: 3,
  };
  expect([hits({ ...both, face: 3 }), hits({ ...both, face: 2 })]).toEqual([true, false]);
});

test('22.05-d from high up it has no range limit', () => {
  expect(hits({ from: { at: [[1, 10]], weapons: [{ range: 60 }] }, high: 3, more: {} })).toBe(true);
});

test('22.05-e, 23.03-a, 23.03 ex 1: neither by nor against AIRCRAFT', () => {
  const flyer = { keywords: ['AIRCRAFT'] };
  expect([hits({ high: 3, to: flyer }), hits({ high: 3, from: flyer })]).toEqual([false, false]);
  expect(hits({ from: { at: [[10, 10]], keywords: ['TOWERING'] }, to: flyer })).toBe(false);
});

test('22.05-f not at a target that the model does not see; an indirect shot at one it sees has it', () => {
  const mortar = { weapons: [{ range: 40, abilities: [weaponAbility('indirect-fire')], skill: 2 }] };
  const indirect = { from: mortar, high: 3, type: 'indirect', face: 6 } as const;
  const hidden = { areas: [area('ruin', 14, 0, 16, 40)], features: [wall([15, 0], [15, 40], [], { top: 9 })] };
  expect([hits(indirect), hits({ ...indirect, more: hidden })]).toEqual([true, true]);
  const [seen, unseen] = [skill({ ...indirect }), skill({ ...indirect, more: hidden })];
  expect([seen, unseen]).toEqual([2, 3]);
});

test('22.05-g with the benefit of cover both cancel out', () => {
  const stealth = { abilities: [{ id: 'stealth', name: '', kind: 'core' as const }] };
  expect([hits({ high: 3, to: stealth }), hits({ high: 3, to: stealth, face: 3 })]).toEqual([false, true]);
});

/** The BS that a shot needs. */
function skill({ from = {}, high = 0, more = {}, type = 'normal' }: Case): unknown {
  const s = scene({ units: { a: own([[10, 10]], from), b: enemy([[20, 10]]) }, dice: [6, 1], ...more });
  raise(s, 'a', high);
  shoot(s, 'a', [type]);
  firstOf(s.answer(allAt(s, 'b')));
  const [note] = s.events('note').filter(({ code }) => code === 'attacks-rolled');
  return (note!.values.numbers as { hit: { skill: number } }).hit.skill;
}
