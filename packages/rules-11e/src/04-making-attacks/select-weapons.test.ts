import { expect, test } from 'vitest';
import { declaration, fight, fires, shoot, targetsOf } from '../../test/attacks.ts';
import { rectangle } from '../../test/over-terrain.ts';
import { scene, type WeaponSketch } from '../../test/scene.ts';
import { weaponAbility } from '../24-core-abilities/weapon-ability.ts';

const enemy = { player: 1, at: [10, 20] } as const;
const near = { player: 1, at: [10, 12] } as const;
const rifle: WeaponSketch = { range: 24 };
const pistol: WeaponSketch = { range: 12, abilities: [weaponAbility('close-quarters')] };
const blade: WeaponSketch = {};
const tail: WeaponSketch = { abilities: [weaponAbility('extra-attacks')] };

/** What a declaration by the first model with some of its weapons, at nobody, is refused for. */
function refusals(weapons: readonly WeaponSketch[], used: readonly number[], options: { fight?: boolean } = {}) {
  const s = scene({
    units: { a: { weapons, at: [10, 10] }, b: options.fight ? near : enemy },
  });
  const [model] = s.models('a');
  (options.fight ? fight : shoot)(s, 'a');
  return s.tryAnswer(used.map((slot) => fires(s, model!, slot, 'b'))).map(({ rule, code }) => `${rule} ${code}`);
}

test('04.01-a, -b a shooting model uses any number of its ranged weapons, or none', () => {
  const none = scene({ units: { a: { weapons: [rifle, rifle, blade] }, b: enemy } });
  expect(shoot(none, 'a').answer([]).over).toBe(true);
  expect(
    declaration(shoot(scene({ units: { a: { weapons: [rifle, rifle, blade] }, b: enemy } }), 'a')).weapons,
  ).toHaveLength(2);
});

test('04.01-c, 04.01 ex 1: a fighting model uses exactly one melee weapon', () => {
  expect(refusals([blade, blade], [0, 1], { fight: true })).toEqual(['04.01-c wrong-number-of-weapons']);
  expect(refusals([blade, blade], [], { fight: true })).toEqual(['04.01-c wrong-number-of-weapons']);
});

test('04.01-d a model without a weapon of the kind makes no attacks', () => {
  const s = scene({ units: { a: { weapons: [rifle], at: [10, 10] }, b: near } });
  expect(fight(s, 'a').over).toBe(true);
});

test('04.01-f, 24.07-b, 04.01 ex 2, SHT-04: close-quarters weapons or the others, never both', () => {
  expect(refusals([rifle, pistol, pistol], [0, 1])).toEqual(['24.07-b groups-mixed']);
  const both = scene({ units: { a: { weapons: [rifle, pistol, pistol] }, b: enemy } });
  const [model] = both.models('a');
  shoot(both, 'a');
  expect(both.tryAnswer([fires(both, model!, 1), fires(both, model!, 2)])).toEqual([]);
});

test('24.07-c, 24.07 ex 1: a VEHICLE uses both kinds', () => {
  const s = scene({ units: { a: { weapons: [rifle, pistol], keywords: ['VEHICLE'] }, b: enemy } });
  const [model] = s.models('a');
  shoot(s, 'a').answer([fires(s, model!, 0), fires(s, model!, 1)]);
  expect(s.over).toBe(true);
});

test('04.01-g, 24.11-a, 24.11 ex 1: all extra attacks weapons and one other', () => {
  expect(refusals([blade, tail, tail], [0, 1], { fight: true })).toEqual(['24.11-a wrong-number-of-weapons']);
  expect(refusals([blade, blade, tail], [0, 1, 2], { fight: true })).toEqual(['24.11.01-a wrong-number-of-weapons']);
});

test('24.11.01-a, 24.11.01 ex 1: the other melee weapon may be left out', () => {
  const s = scene({ units: { a: { weapons: [blade, tail], at: [10, 10] }, b: near }, dice: [1] });
  fight(s, 'a').answer([fires(s, s.models('a')[0]!, 1, 'b')]);
  expect(s.over).toBe(true);
});

test('04.01-h, 24.26-a a ONE SHOT weapon is used up by being selected, also without a target', () => {
  const s = scene({
    units: { a: { weapons: [rifle, { range: 48, abilities: [weaponAbility('one-shot')] }] }, b: enemy },
  });
  const [model] = s.models('a');
  shoot(s, 'a').answer([fires(s, model!, 1)]);
  shoot(s, 'a');
  expect(declaration(s).weapons.map(({ id }) => id)).toEqual([`${model}:0`]);
});

test('24.26.01-a each copy of a ONE SHOT weapon may be used once', () => {
  const oneShot: WeaponSketch = { range: 48, abilities: [weaponAbility('one-shot')] };
  const s = scene({ units: { a: { weapons: [oneShot], each: [{ carries: [0, 0] }] }, b: enemy } });
  const [model] = s.models('a');
  shoot(s, 'a').answer([fires(s, model!, 1)]);
  expect(declaration(shoot(s, 'a')).weapons).toHaveLength(1);
});

test('04.01.03-a, -b one profile of a weapon is chosen with it, by each model for itself', () => {
  const dual: WeaponSketch = { range: 12, others: [{ range: 24 }] };
  const s = scene({
    units: { a: { models: 2, weapons: [dual], at: [10, 10] }, b: { player: 1, at: [10, 28] } },
    dice: [1],
  });
  const [one, other] = s.models('a');
  shoot(s, 'a');
  expect(s.tryAnswer([fires(s, one!, 0, 'b', 0)])[0]?.code).toBe('target-not-legal');
  s.answer([fires(s, one!, 0, 'b', 1), fires(s, other!, 0, undefined, 0)]);
  expect(s.over).toBe(true);
});

test('04.02 ex 1 SHT-11 range to one model and sight of another make a unit a target', () => {
  const outline = rectangle(5, 29, 15, 31);
  const walls = [{ from: [5, 30], to: [15, 30], top: 9 }] as const;
  const unseen = [10, 34.26] as const; // 23 inches away, behind the wall
  const distant = [30, 28.5] as const; // 26 inches away, in plain view
  const isTarget = (...at: (readonly [number, number])[]) => {
    const units = { a: { at: [10, 10], weapons: [rifle] }, b: { player: 1, at } } as const;
    const s = scene({ areas: [{ id: 'ruin', outline }], features: [{ walls }], units });
    shoot(s, 'a', ['normal']);
    return !s.over && targetsOf(s, s.models('a')[0]!).includes('b');
  };
  expect([isTarget(unseen, distant), isTarget(unseen), isTarget(distant)]).toEqual([true, false, false]);
});
