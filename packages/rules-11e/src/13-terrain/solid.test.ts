import { expect, test } from 'vitest';
import { type SceneSketch, scene } from '../../test/scene.ts';
import { area, block, enemy, look, own, raise, wall } from '../../test/sight.ts';

/** Both models stand in the area of the walls, so that it does not obscure. */
const areas = [area('ruin', 0, 0, 44, 44)];

function sees(
  features: SceneSketch['features'] & object,
  heights: readonly [number, number] = [0, 0],
  more: Partial<SceneSketch> = {},
) {
  const vehicle = { keywords: ['VEHICLE'] };
  const units = { a: own([[10, 20]], vehicle), b: enemy([[30, 20]], vehicle) };
  const s = scene({ units, areas, features, ...more });
  raise(s, 'a', heights[0]);
  raise(s, 'b', heights[1]);
  return look(s, 'a', 'b');
}

/** A wall between both with one window. */
const windowed = (sill: number, head: number, category: 'light' | 'dense' = 'dense', x = 20) =>
  wall([x, 0], [x, 40], [{ from: 15, to: 25, sill, head }], { category, top: 12 });

test('13.11 ex 1, 13.11-b, VIS-10 no line through a window at 3 inches or less', () => {
  expect(sees([windowed(1, 2.5)])).toMatchObject({
    visible: false,
    rule: '13.11',
    blockedBy: { features: ['feature-1'] },
  });
  expect(sees([windowed(1, 2.9)], [1, 1]).visible).toBe(false);
});

test('13.11 ex 2, 13.11-d, VIS-10 lines pass a window above 3 inches', () => {
  const high = (x: number) => sees([windowed(4, 5.5, 'dense', x)], [0, 4]).visible;
  expect([high(27), high(13), sees([windowed(3.2, 5)], [0, 4]).visible]).toEqual([true, false, true]);
});

test('13.11-a, 13.02-c, 13.04-b light features are not Solid', () => {
  expect(sees([windowed(1, 2.5, 'light')]).visible).toBe(true);
});

test('13.11-f, -g a window partly below 3 inches is open above, measured from the table', () => {
  expect([sees([windowed(2, 4)], [1.5, 1.5]).visible, sees([windowed(2, 4)], [0.9, 0.9]).visible]).toEqual([
    true,
    false,
  ]);
  expect(sees([windowed(1, 2.9)], [0.9, 0.9]).visible).toBe(false);
});

test('13.11-e a mission may set another height', () => {
  const low = { mission: { solidHeight: 2 } };
  expect([sees([windowed(1, 2.9)], [0.5, 0.5], low).visible, sees([windowed(1, 1.9)], [0, 0], low).visible]).toEqual([
    true,
    false,
  ]);
});

test('13.11 ex 3, 13.11-d past the end of a wall, or over a missing top, lines run at any height', () => {
  const ends = wall([20, 0], [20, 20], [], { top: 12 });
  const broken = wall([20, 0], [20, 40], [{ from: 18, to: 22, sill: 1, head: 12 }], { top: 12 });
  const openEnd = wall([20, 0], [20, 21], [{ from: 18, to: 21, sill: 0.5, head: 1.9 }], { top: 12 });
  expect([ends, broken, openEnd].map((feature) => sees([feature]).visible)).toEqual([true, true, true]);
});

test('13.11-c a door closes too, also at a corner that another wall closes', () => {
  const door = wall([20, 0], [20, 40], [{ from: 18, to: 22, sill: 0, head: 2.5 }], { top: 12 });
  const corner = {
    walls: [
      { from: [20, 0], to: [20, 21], top: 12, openings: [{ from: 18, to: 21, sill: 0, head: 2.5 }] },
      { from: [20, 21], to: [26, 21], top: 12 },
    ],
  } as const;
  expect([door, corner].map((feature) => sees([feature]).visible)).toEqual([false, false]);
});

test('13.11-c small gaps where neighbouring features meet are closed up to 3 inches', () => {
  const gap = (width: number) => [
    wall([20, 0], [20, 20 - width / 2], [], { top: 12 }),
    wall([20, 20 + width / 2], [20, 40], [], { top: 12 }),
  ];
  expect([sees(gap(0.4)).visible, sees(gap(0.6)).visible, sees(gap(0.4), [3, 3]).visible]).toEqual([false, true, true]);
  const container = [wall([20, 0], [20, 19.8], [], { top: 12 }), block([20, 20.1, 22, 40], 12)];
  expect(sees(container).visible).toBe(false);
});
