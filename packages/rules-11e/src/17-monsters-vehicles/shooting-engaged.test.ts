import { expect, test } from 'vitest';
import { shoot, targetsOf } from '../../test/attacks.ts';
import { scene, type UnitSketch } from '../../test/scene.ts';
import type { Attack } from '../04-making-attacks/attack.ts';
import { openTypes, typesFor } from '../10-shooting-phase/shooting-types.ts';
import { hasCover } from '../13-terrain/benefit-of-cover.ts';

const rifle = { range: 24 };
const tank: UnitSketch = { player: 1, at: [10, 12], keywords: ['VEHICLE'] };

test('17.03-e being engaged with a MONSTER or VEHICLE unit does not let a unit shoot', () => {
  const types = (at: readonly [number, number]) => {
    const s = scene({ units: { a: { at: [10, 10], weapons: [rifle] }, tank: { ...tank, at } } });
    return typesFor(s.game, s.unit('a'), openTypes);
  };
  expect([types([10, 12]), types([10, 20])]).toEqual([[], ['normal']]);
});

test('17.03-f one engaged model makes the unit engaged', () => {
  const types = (gap: number) => {
    const s = scene({ units: { a: { models: 3, gap, at: [10, 10], weapons: [rifle] }, tank } });
    return typesFor(s.game, s.unit('a'), openTypes);
  };
  expect([types(0.5), types(5)]).toEqual([[], []]); // the third model is far from the tank
  const friends = scene({
    units: {
      a: { at: [40, 20], weapons: [rifle] },
      friend: { at: [20, 10] },
      walkers: { ...tank, keywords: ['INFANTRY'], models: 3, gap: 3.5, at: [20, 12] },
    },
  });
  expect(targetsOf(shoot(friends, 'a', ['normal']), friends.models('a')[0]!)).toEqual([]);
});

test('17.02-d a part of a hull that overhangs a terrain area makes the model within it', () => {
  const outline = [
    [8, 18],
    [12, 18],
    [12, 22],
    [8, 22],
  ] as const;
  const hull = { kind: 'oval', long: 4, short: 2 } as const;
  const cover = (y: number) => {
    const target = { player: 1, at: [10, y], base: hull, keywords: ['BEASTS'] } as const;
    const s = scene({ units: { a: { at: [10, 5] }, b: target }, areas: [{ id: 'wood', outline }] });
    return hasCover(s.game, { unit: 0, target: 1, melee: false, model: 0 } as Attack);
  };
  expect([cover(25.9), cover(26.1)]).toEqual([true, false]);
});
