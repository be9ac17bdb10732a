import { unitCircle } from '../unit-circle.ts';
import { farthest, type Outline, reachOf, type Spot } from './outline.ts';
import type { End, Pair } from './pair.ts';
import type { Obstruction } from './relevant.ts';
import { stops } from './segment.ts';
import type { Point3, Sight, SightSegment } from './types.ts';

/**
 * Sight between ends one above the other. Side by side in height they touch; a floor that covers both in plan stops all lines.
 * Otherwise lines between 25 points of each are tried, on the rim and in the middle of the face towards the other:
 * a way past the edge of a floor narrower than half a radius may be missed, and such a verdict is not `proven`.
 */
export function seeAbove({ a, b }: Pair, obstructions: readonly Obstruction[]): Sight {
  const shared = Math.min(a.top, b.top) - Math.max(a.bottom, b.bottom);
  if (shared >= 0) return { visible: true, line: level(a, b, Math.max(a.bottom, b.bottom) + shared / 2) };
  const [from, to] = [points(a, b), points(b, a)];
  const blockedBy = new Set<Obstruction>();
  for (const { line, index } of pairsOf(from, to)) {
    const stopper = obstructions.find(({ piece }) => stops(piece, line));
    if (!stopper) return { visible: true, line };
    if (index < from.length) blockedBy.add(stopper);
  }
  const floors = obstructions.filter(({ piece }) => between(piece, a, b) && covers(piece.outline, a, b));
  const named = floors.length > 0 ? floors : [...blockedBy];
  return { visible: false, blockedBy: [...new Set(named.map(({ piece }) => piece.id))], proven: floors.length > 0 };
}

function level(a: End, b: End, z: number): SightSegment {
  return [
    [a.outline.x, a.outline.y, z],
    [b.outline.x, b.outline.y, z],
  ];
}

function between({ bottom, top }: { bottom: number; top: number }, a: End, b: End): boolean {
  return bottom >= Math.min(a.top, b.top) - 0.01 && top <= Math.max(a.bottom, b.bottom) + 0.01;
}

function covers({ corners }: Outline, a: End, b: End): boolean {
  let fromX = corners[corners.length - 2] ?? 0;
  let fromY = corners[corners.length - 1] ?? 0;
  for (let index = 0; index < corners.length; index += 2) {
    const [toX, toY] = [corners[index] ?? 0, corners[index + 1] ?? 0];
    const [alongX, alongY] = [toX - fromX, toY - fromY];
    const length = Math.sqrt(alongX * alongX + alongY * alongY);
    const [x, y] = [alongY / length, -alongX / length];
    if (Math.max(reachOf(a.outline, x, y), reachOf(b.outline, x, y)) > fromX * x + fromY * y) return false;
    [fromX, fromY] = [toX, toY];
  }
  return corners.length > 0;
}

/** The middle of the face towards the other end, and eight places of the rim at three heights. */
function points(end: End, other: End): Point3[] {
  const { outline, bottom, top } = end;
  const facing = other.bottom >= top ? top : bottom;
  const spot: Spot = { x: 0, y: 0 };
  const rim = unitCircle(8).flatMap(([x, y]): Point3[] => {
    farthest(outline, x, y, spot);
    return [facing, (bottom + top) / 2, bottom + top - facing].map((z): Point3 => [spot.x, spot.y, z]);
  });
  return [[outline.x, outline.y, facing], ...rim];
}

function* pairsOf(from: readonly Point3[], to: readonly Point3[]): Generator<{ line: SightSegment; index: number }> {
  let index = 0;
  for (const start of from) {
    for (const end of to) {
      yield { line: [start, end], index };
      index += 1;
    }
  }
}
