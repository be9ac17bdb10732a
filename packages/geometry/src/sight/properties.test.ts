import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  blockersOf,
  figure,
  flatScenes,
  linesBetween,
  runsClear,
  SCENES,
  type SightScene,
  steepScenes,
  stoppedByForce,
} from '../../test/sight-scenes.ts';
import { fullyVisible } from './fully-visible.ts';
import { sightLine } from './sight-line.ts';
import type { Point3 } from './types.ts';

const seen = (scene: SightScene) => sightLine(scene.observer, scene.target, blockersOf(scene));
const forAll = (scenes: fc.Arbitrary<SightScene>, holds: (scene: SightScene) => void, numRuns = SCENES) =>
  fc.assert(fc.property(scenes, holds), { numRuns, endOnFailure: true });

test('06.01-a a line that sees runs through no blocker', () => {
  forAll(fc.oneof(flatScenes, steepScenes), (scene) => {
    const sight = seen(scene);
    if (sight.visible) expect(stoppedByForce(sight.line, scene)).toBe(false);
  });
});

test('06.01-a with blockers taller than both models no free one of 20,000 lines is missed, and invisible is proven', () => {
  forAll(
    flatScenes,
    (scene) => {
      const sight = seen(scene);
      if (sight.visible) return;
      expect(sight.proven).toBe(true);
      for (const line of linesBetween(scene.observer, scene.target, 144, 1)) expect(runsClear(line, scene)).toBe(false);
    },
    SCENES / 2,
  );
});

test('06.01-a with blockers of all heights no free one of 20,000 lines is missed', () => {
  forAll(
    steepScenes,
    (scene) => {
      if (seen(scene).visible) return;
      for (const line of linesBetween(scene.observer, scene.target, 48, 3)) expect(runsClear(line, scene)).toBe(false);
    },
    SCENES / 2,
  );
});

test('06.01 who sees is seen', () => {
  forAll(fc.oneof(flatScenes, steepScenes), (scene) => {
    const [there, back] = [seen(scene), seen({ ...scene, observer: scene.target, target: scene.observer })];
    const searched = [there, back].some((sight) => !sight.visible && !sight.proven);
    if (!searched) expect(back.visible).toBe(there.visible);
  });
});

test('06.01 taking terrain away never hides', () => {
  forAll(fc.oneof(flatScenes, steepScenes), (scene) => {
    if (!seen(scene).visible) return;
    for (const gone of scene.solids) {
      expect(seen({ ...scene, solids: scene.solids.filter((one) => one !== gone) }).visible).toBe(true);
    }
  });
});

test('06.01 blockers outside the hull of both never matter', () => {
  forAll(fc.oneof(flatScenes, steepScenes), (scene) => {
    const [sight, full] = [seen(scene), fullyVisible(scene.observer, scene.target, blockersOf(scene))];
    const far = [20, -30].map((y) => ({ ...scene.solids[0], id: y, outline: square(8, y), bottom: 0, top: 12 }));
    const above = { id: 'above', outline: square(8, 0), bottom: 12, top: 13 };
    const more = { ...scene, solids: [...scene.solids, ...far, above] };
    expect(seen(more)).toEqual(sight);
    expect(fullyVisible(scene.observer, scene.target, blockersOf(more))).toEqual(full);
  });
});

test('06.01-h fully visible is visible, and a hidden part is seen along no line', () => {
  forAll(fc.oneof(flatScenes, steepScenes), (scene) => {
    const full = fullyVisible(scene.observer, scene.target, blockersOf(scene));
    if (full.fully) expect(seen(scene).visible).toBe(true);
    if (full.fully) return;
    expect(full.hiddenBy.length).toBeGreaterThan(0);
    const alone = { ...scene, solids: [], walls: [], areas: [], models: [{ id: 0, body: scene.target }] };
    for (const [from] of linesBetween(scene.observer, figure(0, 0, 0, 0), 40, 5, 1)) {
      const leaves = runsClear([from, towards(full.point, from, 0.002)], alone);
      if (leaves) expect(runsClear([from, full.point], scene)).toBe(false);
    }
  });
});

function square(x: number, y: number): [number, number][] {
  return [
    [x, y],
    [x + 6, y],
    [x + 6, y + 6],
    [x, y + 6],
  ];
}

function towards(from: Point3, to: Point3, share: number): Point3 {
  const [x, y, z] = from;
  return [x + (to[0] - x) * share, y + (to[1] - y) * share, z + (to[2] - z) * share];
}
