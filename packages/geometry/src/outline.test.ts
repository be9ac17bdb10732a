import { expect, test } from 'vitest';
import type { Point } from './body.ts';
import { isOutlineWithin, outlineFault, outlinesAgree, outlinesOverlap, simplifyOutline } from './outline.ts';
import { unitCircle } from './unit-circle.ts';

function box(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

const corners = (...points: Point[]): Point[] => points;

test('an outline is sound, has too few corners, one twice, crosses itself, or is flat', () => {
  expect(outlineFault(box(0, 0, 2, 1))).toBeUndefined();
  expect(outlineFault(corners([0, 0], [1, 0]))).toEqual({ kind: 'too-few-corners', at: 0 });
  expect(outlineFault(corners([0, 0], [1, 0], [1, 0], [1, 1]))).toEqual({ kind: 'corner-twice', at: 1 });
  expect(outlineFault(corners([0, 0], [2, 2], [2, 0], [0, 2]))).toEqual({ kind: 'crosses-itself', at: 0 });
  expect(outlineFault(corners([0, 0], [2, 0], [1, 0], [1, 1]))).toMatchObject({ kind: 'crosses-itself' });
  expect(outlineFault(corners([0, 0], [1, 0.000001], [2, 0]))).toEqual({ kind: 'flat', at: 0 });
});

test('an outline that touches itself in a corner or along an edge crosses itself', () => {
  expect(outlineFault(corners([0, 0], [4, 0], [4, 4], [2, 0], [0, 4]))).toMatchObject({ kind: 'crosses-itself' });
});

test('outlines overlap by more than a strip', () => {
  expect(outlinesOverlap(box(0, 0, 2, 2), box(1, 1, 2, 2), 0.01)).toBe(true);
  expect(outlinesOverlap(box(0, 0, 4, 4), box(1, 1, 1, 1), 0.01)).toBe(true);
  expect(outlinesOverlap(box(0, 0, 2, 2), box(0, 0, 2, 2), 0.01)).toBe(true);
  expect(outlinesOverlap(box(0, 0, 4, 1), box(1, -1, 1, 4), 0.01)).toBe(true);
  expect(outlinesOverlap(box(0, 0, 2, 2), box(2, 0, 2, 2), 0.01)).toBe(false);
  expect(outlinesOverlap(box(0, 0, 2, 2), box(1.995, 0, 2, 2), 0.01)).toBe(false);
  expect(outlinesOverlap(box(0, 0, 2, 2), box(5, 0, 2, 2), 0.01)).toBe(false);
});

test('an outline lies within another, also where that one bends inwards', () => {
  const bent = corners([0, 0], [6, 0], [6, 6], [3, 1], [0, 6]);
  expect(isOutlineWithin(box(1, 1, 1, 1), box(0, 0, 4, 4), 0)).toBe(true);
  expect(isOutlineWithin(box(0, 0, 4, 4), box(0, 0, 4, 4), 0.001)).toBe(true);
  expect(isOutlineWithin(box(3, 3, 2, 0.5), box(0, 0, 4, 4), 0.01)).toBe(false);
  expect(isOutlineWithin(box(1, 0.2, 4, 0.5), bent, 0.01)).toBe(true);
  expect(isOutlineWithin(box(0.5, 0.2, 5, 2), bent, 0.01)).toBe(false);
});

test('outlines agree if no point of either is far from the other', () => {
  const dented = corners([0, 0], [2, 0.05], [4, 0], [4, 4], [0, 4]);
  expect(outlinesAgree(box(0, 0, 4, 4), dented, 0.051)).toBe(true);
  expect(outlinesAgree(box(0, 0, 4, 4), dented, 0.049)).toBe(false);
  expect(outlinesAgree(dented, box(0, 0, 4, 4), 0.049)).toBe(false);
});

test('a simplified outline keeps to its tolerance both ways', () => {
  const circle = unitCircle(256).map(([x, y]): Point => [10 + 5 * x, 10 + 5 * y]);
  for (const tolerance of [0.005, 0.02, 0.2]) {
    const simple = simplifyOutline(circle, tolerance);
    expect(simple.length).toBeLessThanOrEqual(128);
    expect(outlinesAgree(circle, simple, tolerance + 0.0001)).toBe(true);
    expect(outlineFault(simple)).toBeUndefined();
  }
});
