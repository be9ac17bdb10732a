/** Scenes for tests of sight: small round models, areas and features by their corners. */
import { type ModelId, setUpModel } from '@adjutant/engine';
import type { Point } from '@adjutant/geometry';
import { explainSight, type SightExplained } from '../src/06-other-concepts/explain-sight.ts';
import type { Scene, UnitSketch } from './scene.ts';
import type { FeatureSketch } from './sketch.ts';

/** A model of half an inch radius, 2 inches high. */
export const figure = { base: { kind: 'round', radius: 0.5 }, height: 2 } as const;

/** An enemy of such models. */
export function enemy(at: UnitSketch['at'] & object, more: UnitSketch = {}): UnitSketch {
  return { player: 1, ...figure, at, ...more };
}

export function own(at: UnitSketch['at'] & object, more: UnitSketch = {}): UnitSketch {
  return { ...figure, at, ...more };
}

/** A hull of 4 by 3 inches. */
export const tank = {
  keywords: ['VEHICLE'],
  height: 3,
  base: {
    kind: 'hull',
    outline: [
      [2, -1.5],
      [2, 1.5],
      [-2, 1.5],
      [-2, -1.5],
    ],
  },
} as const satisfies UnitSketch;

export function box(left: number, bottom: number, right: number, top: number): Point[] {
  return [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ];
}

export function area(id: string, ...corners: readonly [number, number, number, number]) {
  return { id, outline: box(...corners) };
}

/** A feature that is one wall, 5 inches high, with openings. */
export function wall(
  from: Point,
  to: Point,
  openings: NonNullable<FeatureSketch['walls']>[number]['openings'] = [],
  more: Partial<FeatureSketch> & { readonly top?: number } = {},
): FeatureSketch {
  const { top = 5, ...feature } = more;
  return { ...feature, walls: [{ from, to, top, openings }] };
}

/** A feature that is one block. */
export function block(
  corners: readonly [number, number, number, number],
  top: number,
  more: Partial<FeatureSketch> = {},
): FeatureSketch {
  return { ...more, blocks: [{ outline: box(...corners), bottom: 0, top }] };
}

/** Lifts all models of a unit to a height. */
export function raise(s: Scene, name: string, z: number): void {
  for (const model of s.models(name)) {
    const { pose } = s.game.model(model);
    if (pose !== undefined) setUpModel(s.game, model, { ...pose, z }, 'test');
  }
}

/** Why the first model of a unit sees the first of another, or does not. */
export function look(s: Scene, from: string, to: string): SightExplained {
  const [observer, target] = [first(s, from), first(s, to)];
  return explainSight(s.game, observer, target);
}

export function first(s: Scene, name: string): ModelId {
  const [model] = s.models(name);
  if (model === undefined) throw new Error(`unit ${name} has no model`);
  return model;
}
