import { refuse } from '@adjutant/engine';
import type { Point } from '@adjutant/geometry';
import { expect, test } from 'vitest';
import { fight, fires, shoot, targetsOf } from '../../test/attacks.ts';
import { dice, scene } from '../../test/scene.ts';
import { area, wall } from '../../test/sight.ts';
import { ability } from '../effect.ts';

const gun = { range: 24 };
/** Width of a base, so that `10 + base + 2` is at a gap of 2. */
const base = 1.26;

test('04.02-b, -d the target has to be within range of the model with the weapon', () => {
  const far = (gap: number) => ({ player: 1 as const, at: [10, 10 + base + gap] as const });
  const s = scene({ units: { a: { weapons: [gun], at: [10, 10] }, in: far(24), out: far(24.1) } });
  expect(targetsOf(shoot(s, 'a'), s.models('a')[0]!)).toEqual(['in']);
});

/** A unit of which one model stands in the open, the other behind a tall wall; the shooter's weapon reaches so far. */
function halfBehindWall(range: number, places: readonly Point[]): string[] {
  const s = scene({
    units: { a: { at: [10, 10], weapons: [{ range }] }, b: { player: 1, at: places } },
    areas: [area('ruin', 4, 14, 14, 16)],
    features: [wall([4, 15], [14, 15], [], { category: 'exposed', top: 8 })],
  });
  return targetsOf(shoot(s, 'a'), 0);
}

test('04.02-e the model in sight and the model in range may be different ones, and being in range needs no sight', () => {
  const behind: Point = [10, 18];
  const open: Point = [19.5, 18.3];
  expect(halfBehindWall(9, [behind, [12.5, 18]])).toEqual([]);
  expect(halfBehindWall(9, [behind, open])).toEqual(['b']);
  expect(halfBehindWall(6, [behind, open])).toEqual([]);
});

test('04.02-b, 04.02 ex 4: an engaged enemy unit is no target of normal shooting', () => {
  const s = scene({
    units: {
      a: { weapons: [gun], at: [10, 10] },
      friend: { at: [10, 22] },
      x: { player: 1, at: [10, 24] },
      y: { player: 1, at: [20, 24] },
    },
  });
  expect(targetsOf(shoot(s, 'a'), s.models('a')[0]!)).toEqual(['y']);
});

test('04.02-a, -f, -m each ranged weapon has one target of its own, or none', () => {
  const s = scene({
    units: { a: { weapons: [gun, gun], at: [10, 10] }, x: { player: 1, at: [10, 20] }, y: { player: 1, at: [20, 20] } },
    dice: [1, 1],
  });
  const [model] = s.models('a');
  shoot(s, 'a');
  expect(s.tryAnswer([fires(s, model!, 0, { x: 1, y: 1 })])[0]?.code).toBe('too-many-targets');
  s.answer([fires(s, model!, 0, 'x'), fires(s, model!, 1, 'y')]).answer(`unit:${s.unit('x')}`);
  expect(s.diceLeft()).toBe(0);
});

test('04.02-g a weapon without a target makes no attacks', () => {
  const s = scene({ units: { a: { weapons: [gun], at: [10, 10] }, x: { player: 1, at: [10, 20] } } });
  shoot(s, 'a').answer([fires(s, s.models('a')[0]!, 0)]);
  expect(s.over).toBe(true);
});

test('04.02-i, -l, 04.02 ex 3: a model attacks what it is engaged with itself, and has to; others attack nobody', () => {
  const s = scene({
    units: { a: { models: 2, gap: 4, weapons: [{}], at: [10, 10] }, x: { player: 1, at: [10, 10 + base + 1] } },
    dice: [1],
  });
  const [near, far] = s.models('a');
  fight(s, 'a');
  expect([targetsOf(s, near!), targetsOf(s, far!)]).toEqual([['x'], []]);
  expect(s.tryAnswer([fires(s, near!, 0), fires(s, far!, 0)])[0]?.code).toBe('target-needed');
  s.answer([fires(s, near!, 0, 'x'), fires(s, far!, 0)]);
  expect(s.over).toBe(true);
});

const between = {
  a: { weapons: [{ attacks: 3 }], at: [10, 10] as const },
  x: { player: 1 as const, at: [10, 10 + base + 1] as const },
  y: { player: 1 as const, at: [10, 10 - base - 1] as const },
  z: { player: 1 as const, at: [10 + base + 1, 10] as const },
};

test('04.02-h, -j, -k, 04.03.02-a, 04.02 ex 2, 04.03.02 ex 1: attacks of a melee weapon are split over what it is engaged with', () => {
  const s = scene({ units: between, dice: [1, 1, 1] });
  const [model] = s.models('a');
  fight(s, 'a');
  const refusal = (split: Record<string, number>) => s.tryAnswer([fires(s, model!, 0, split)])[0]?.code;
  expect(refusal({ x: 3, y: 0 })).toBe('each-target-at-least-one');
  expect(refusal({ x: 1, y: 1 })).toBe('wrong-total');
  s.answer([fires(s, model!, 0, { x: 2, y: 1 })]).answer(`unit:${s.unit('x')}`);
  expect(s.events('dice').map(({ faces }) => faces.length)).toEqual([2, 1]);
});

test('04.02-j no more targets than the weapon has attacks', () => {
  const s = scene({ units: { ...between, a: { ...between.a, weapons: [{ attacks: 2 }] } } });
  fight(s, 'a');
  expect(s.tryAnswer([fires(s, s.models('a')[0]!, 0, { x: 1, y: 1, z: 1 })])[0]?.code).toBe('too-many-targets');
});

test('H04: a random A of a weapon that splits is rolled when targets are selected, and kept', () => {
  const s = scene({
    units: { ...between, a: { ...between.a, weapons: [{ attacks: dice(1, 6) }] } },
    dice: [4, 1, 1, 1, 1],
  });
  const [model] = s.models('a');
  const both = { id: `${model}:0`, profile: 0, targets: [{ unit: s.unit('x') }, { unit: s.unit('y') }] };
  fight(s, 'a').answer([both]);
  s.answer({ [`unit:${s.unit('x')}`]: 3, [`unit:${s.unit('y')}`]: 1 }).answer(`unit:${s.unit('y')}`);
  expect(s.events('dice').map(({ purpose, faces }) => `${purpose} ${faces.length}`)).toEqual([
    'attacks 1',
    'hit 1',
    'hit 3',
  ]);
});

test('04.02-s, 23.04-b, -d only flying models attack AIRCRAFT, and AIRCRAFT only flying units', () => {
  const s = scene({
    units: {
      a: { weapons: [{}], at: [10, 10] },
      x: { player: 1, at: [10, 12], keywords: ['AIRCRAFT', 'VEHICLE'] },
      y: { player: 1, at: [10, 8] },
    },
  });
  expect(targetsOf(fight(s, 'a'), s.models('a')[0]!)).toEqual(['y']);
});

test('04.02-b a rule may forbid a target', () => {
  const protectedUnit = ability({
    id: 'protected',
    rule: 'test',
    hooks: { mayNotTarget: ({ target }, self) => (target === self.unit ? refuse('protected', 'test') : undefined) },
  });
  const s = scene({
    units: {
      a: { weapons: [gun], at: [10, 10] },
      x: { player: 1, at: [10, 20], abilities: [{ id: 'protected', name: '', kind: 'datasheet' }] },
      y: { player: 1, at: [20, 20] },
    },
    effects: [protectedUnit],
  });
  expect(targetsOf(shoot(s, 'a'), s.models('a')[0]!)).toEqual(['y']);
});

test('04.01.03-c a Hunter profile attacks only units with a keyword that it names', () => {
  const against = { keywords: ['MONSTER', 'VEHICLE'], without: false };
  const hunter = { ...gun, abilities: [{ id: 'special', text: 'HUNTER', against } as const] };
  const s = scene({
    units: {
      a: { weapons: [{ ...gun, others: [hunter] }], at: [10, 10] },
      tank: { player: 1, at: [10, 20], keywords: ['VEHICLE'] },
      squad: { player: 1, at: [20, 20] },
    },
    dice: [1],
  });
  const [model] = s.models('a');
  shoot(s, 'a');
  expect([targetsOf(s, model!), targetsOf(s, model!, 0, 1)]).toEqual([['tank', 'squad'], ['tank']]);
  expect(s.tryAnswer([fires(s, model!, 0, 'squad', 1)])[0]?.code).toBe('target-not-legal');
});
