import { expect, test } from 'vitest';
import { type SceneSketch, scene } from '../../test/scene.ts';
import { area, block, box, enemy, first, look, own, tank, wall } from '../../test/sight.ts';
import type { Attack } from '../04-making-attacks/attack.ts';
import { isFullyVisible } from '../06-other-concepts/visibility.ts';
import { explainCover, hasCover } from './benefit-of-cover.ts';

type Place = readonly [number, number];

/** A low thing in a corner of an area that blocks no line by itself. */
const low = (category: 'exposed' | 'light' | 'dense', name: string, x: number) =>
  block([x, 0.1, x + 0.5, 0.3], 0.1, { category, area: name });
const t1 = { areas: [area('T1', 10, 0, 16, 6)], features: [low('light', 'T1', 12)] };

/** What one model makes of another past the area of the examples. */
function sees(a: Place, b: Place, table: Partial<SceneSketch> = t1) {
  return look(scene({ units: { a: own([a]), b: enemy([b]) }, ...table }), 'a', 'b');
}

test('13.10 ex 1, 13.10-a, -b, 13.04-b: every line crosses an area with a light feature', () => {
  const blocked = { visible: false, rule: '13.10', blockedBy: { areas: ['T1'] }, proven: true };
  expect([sees([5, 3], [20, 3]), sees([20, 3], [5, 3])]).toMatchObject([blocked, blocked]);
});

test('13.10-a, 13.02-c, 13.03-b, 13.03 ex 2, 13.04 ex 2, 13.05-b: light and dense features make an area obscuring, exposed ones do not', () => {
  const of = (...categories: ('exposed' | 'light' | 'dense')[]) =>
    sees([5, 3], [20, 3], { ...t1, features: categories.map((category, at) => low(category, 'T1', 11 + at)) }).visible;
  expect([of('exposed'), of('light'), of('dense'), of('exposed', 'light'), of()]).toEqual([
    true,
    false,
    false,
    false,
    true,
  ]);
});

test('13.10 ex 2, 13.10 ex 3, 13.10-d, 13.01-h: an area that either model is within does not count', () => {
  expect([sees([5, 3], [16.3, 3]).visible, sees([5, 3], [16.6, 3]).visible]).toEqual([true, false]);
  expect([sees([9.7, 3], [20, 3]).visible, sees([9.4, 3], [20, 3]).visible]).toEqual([true, false]);
});

test('VIS-01 a VEHICLE with part of its base in the area is visible, whatever its centre', () => {
  const vehicle = { base: { kind: 'round', radius: 2 }, keywords: ['VEHICLE'] } as const;
  const seen = (x: number) => {
    const s = scene({ units: { a: own([[5, 3]]), b: enemy([[x, 3]], vehicle) }, ...t1 });
    return look(s, 'a', 'b').visible;
  };
  expect([seen(17.9), seen(18.1)]).toEqual([true, false]);
});

test('13.10 ex 4, 13.10-c, -i: one line beside the area is enough, and it does not see all', () => {
  const s = scene({ units: { a: own([[5, 6]]), b: enemy([[20, 6]]) }, ...t1 });
  expect(look(s, 'a', 'b')).toMatchObject({ visible: true, partHidden: { hiddenBy: { areas: ['T1'] } } });
  expect(isFullyVisible(s.game, first(s, 'a'), first(s, 'b'))).toBe(false);
  expect([sees([5, 6.5], [20, 6.5]).visible, sees([5, 5.4], [20, 5.4]).visible]).toEqual([true, false]);
});

test('13.08-d, -k, 13.10 ex 4: who is partly hidden by an obscuring area has cover', () => {
  const cover = (y: number) => {
    const s = scene({
      units: { a: own([[5, y]], { weapons: [{ range: 30 }] }), b: enemy([[20, y]], { keywords: ['VEHICLE'] }) },
      ...t1,
    });
    const attack = { melee: false, model: first(s, 'a'), target: 1 } as Attack;
    return [hasCover(s.game, attack), explainCover(s.game, attack).models[0]!.hiddenInPart];
  };
  expect([cover(6), cover(6.6)]).toEqual([
    [true, true],
    [false, false],
  ]);
});

test('13.10 ex 5, 13.10-g a third area keeps counting', () => {
  const areas = [area('T1', 4, 0, 8, 6), area('T2', 18, 0, 24, 6), area('T3', 10, 0, 14, 6)];
  const features = ['T1', 'T2', 'T3'].map((name, at) => low('light', name, [5, 19, 11][at]!));
  expect(sees([6, 3], [20, 3], { areas, features })).toMatchObject({ visible: false, blockedBy: { areas: ['T3'] } });
  const without = { areas: areas.slice(0, 2), features: features.slice(0, 2) };
  expect(sees([6, 3], [20, 3], without).visible).toBe(true);
});

test('13.10-b different lines may be stopped by different areas', () => {
  const areas = [area('left', 10, 3, 12, 9), area('right', 14, -4, 16, 3.4)];
  const features = ['left', 'right'].map((name, at) =>
    block([10 + 4 * at, 3.02, 10.1 + 4 * at, 3.05], 0.1, { category: 'light', area: name }),
  );
  expect(sees([5, 3], [20, 3], { areas, features })).toMatchObject({
    rule: '13.10',
    blockedBy: { areas: expect.arrayContaining(['left', 'right']) },
  });
});

test('13.10-e each pair of models is judged by itself', () => {
  const places = [
    [16.3, 3],
    [18, 3],
  ] as const;
  const s = scene({ units: { a: own([[5, 3]]), b: enemy(places) }, ...t1 });
  expect(s.models('b').map((model) => isFullyVisible(s.game, first(s, 'a'), model))).toEqual([true, false]);
});

test('13.10-f, 13.11-i what stands in an area that does not count still blocks', () => {
  const features = [wall([13, 0], [13, 6], [{ from: 2, to: 4, sill: 1, head: 2.5 }], { area: 'T1' })];
  expect(sees([11, 3], [15, 3], { ...t1, features })).toMatchObject({ visible: false, rule: '13.11' });
});

test('13.10-h, -j it has no height limit, and no keyword is exempt', () => {
  const big = { ...tank, height: 12, keywords: ['VEHICLE', 'TOWERING', 'TITANIC', 'AIRCRAFT', 'FLY'] };
  const s = scene({
    units: { a: own([[5, 3]], big), b: enemy([[25, 3]], big) },
    areas: [area('T1', 10, -3, 16, 9)],
    features: t1.features,
  });
  expect(look(s, 'a', 'b')).toMatchObject({ visible: false, rule: '13.10' });
});

test('13.03-c an exposed feature blocks with its own body', () => {
  const crater = block([12, 0, 13, 6], 4, { category: 'exposed' });
  expect(sees([5, 3], [20, 3], { ...t1, features: [crater] })).toMatchObject({ visible: false, rule: '06.01' });
});

test('13.01-k, 13.02 ex 1, 13.02 ex 3: one light feature among exposed ones is enough, in an area of any shape', () => {
  const bent = { id: 'T1', outline: [...box(10, 0, 16, 6), [10, 5], [15, 3]] as [number, number][] };
  const features = [low('exposed', 'T1', 10.5), low('light', 'T1', 11)];
  expect(sees([5, 3], [20, 3], { areas: [bent], features }).visible).toBe(false);
});
