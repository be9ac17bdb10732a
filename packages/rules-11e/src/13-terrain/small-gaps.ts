/** Small gaps left where parts of Solid features meet. @rule 13.11-c */
import type { TerrainFeatureSetup } from '@adjutant/engine';
import { contains, distancePointToSegment, edges, type Point, type Solid, segmentsIntersect } from '@adjutant/geometry';

/** So wide, in inches, is a gap between neighbouring parts that still counts as one where they meet: less than half the smallest base. */
const WIDEST = 0.5;

/** What closes a gap is so thick, in inches, and reaches so far into both parts. */
const THICKNESS = 0.1;

/** A wall or block in plan, with its heights. */
interface Part {
  readonly feature: string;
  readonly outline: readonly Point[];
  readonly bottom: number;
  readonly top: number;
}

/** Fills the small gaps between parts of Solid features up to a height, as enclosed gaps are closed. @rule 13.11-b 13.11-c */
export function gapFillings(
  solid: readonly TerrainFeatureSetup[],
  height: number,
  nameOf: (id: string) => string,
): Solid[] {
  const parts = solid.flatMap(partsOf);
  return parts.flatMap((part, at) =>
    parts.slice(at + 1).flatMap((other): Solid[] => {
      const bottom = Math.max(part.bottom, other.bottom);
      const top = Math.min(part.top, other.top, height);
      const gap = bottom < top ? gapBetween(part.outline, other.outline) : undefined;
      return gap === undefined ? [] : [{ id: nameOf(part.feature), outline: strip(...gap), bottom, top }];
    }),
  );
}

function partsOf({ id, walls, blocks }: TerrainFeatureSetup): Part[] {
  const ofWalls = walls.map(({ from, to, thickness, bottom, top }): Part => {
    return { feature: id, outline: thickened(from, to, thickness / 2, 0), bottom, top };
  });
  return [...ofWalls, ...blocks.map(({ outline, bottom, top }): Part => ({ feature: id, outline, bottom, top }))];
}

/** The nearest points of two outlines, where they lie apart but close. */
function gapBetween(a: readonly Point[], b: readonly Point[]): readonly [Point, Point] | undefined {
  const [edgesA, edgesB] = [edges(a), edges(b)];
  if (edgesA.some(([from, to]) => edgesB.some(([start, end]) => segmentsIntersect(from, to, start, end))))
    return undefined;
  if (contains(a, b[0] ?? [0, 0]) || contains(b, a[0] ?? [0, 0])) return undefined;
  const [ofA, ofB] = [nearest(a, edgesB), nearest(b, edgesA)];
  const gap = ofA.distance <= ofB.distance ? ofA : ofB;
  return gap.distance > 0 && gap.distance <= WIDEST ? [gap.from, gap.to] : undefined;
}

interface Gap {
  readonly from: Point;
  readonly to: Point;
  readonly distance: number;
}

function nearest(corners: readonly Point[], sides: readonly (readonly [Point, Point])[]): Gap {
  let best: Gap = { from: [0, 0], to: [0, 0], distance: Infinity };
  for (const from of corners) {
    for (const [start, end] of sides) {
      const distance = distancePointToSegment(from, start, end);
      if (distance < best.distance) best = { from, to: footOn(from, start, end), distance };
    }
  }
  return best;
}

function footOn([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): Point {
  const [alongX, alongY] = [toX - fromX, toY - fromY];
  const squared = alongX * alongX + alongY * alongY;
  const share = squared === 0 ? 0 : ((x - fromX) * alongX + (y - fromY) * alongY) / squared;
  const kept = Math.min(1, Math.max(0, share));
  return [fromX + kept * alongX, fromY + kept * alongY];
}

function strip(from: Point, to: Point): Point[] {
  return thickened(from, to, THICKNESS / 2, THICKNESS / 2);
}

/** The rectangle round the line between two points, so far to both sides and so far beyond both ends. */
function thickened([fromX, fromY]: Point, [toX, toY]: Point, side: number, beyond: number): Point[] {
  const [alongX, alongY] = [toX - fromX, toY - fromY];
  const length = Math.sqrt(alongX * alongX + alongY * alongY);
  const [x, y] = [alongX / length, alongY / length];
  const corner = (endX: number, endY: number, along: number, across: number): Point => [
    endX + along * x - across * y,
    endY + along * y + across * x,
  ];
  return [
    corner(fromX, fromY, -beyond, -side),
    corner(toX, toY, beyond, -side),
    corner(toX, toY, beyond, side),
    corner(fromX, fromY, -beyond, side),
  ];
}
