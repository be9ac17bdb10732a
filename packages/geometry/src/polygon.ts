import type { Body, Point } from './body.ts';
import { coreDistance, signedGap } from './convex.ts';
import { type Core, coreOf, segmentCore } from './core.ts';
import { boundingRadius } from './pose.ts';
import { TOLERANCE } from './tolerance.ts';

export { farthestDistance } from './farthest.ts';
export { distanceToTableEdge, farthestFromTableEdge, isOnTable } from './table.ts';

/** Corners of a simple polygon on the table in inches, either way round, concave allowed. */
export type Polygon = readonly Point[];

/** Whether a point lies inside a polygon; on the outline within rounding either answer may come. */
export function contains(polygon: Polygon, [x, y]: Point): boolean {
  let inside = false;
  for (const [[fromX, fromY], [toX, toY]] of edges(polygon)) {
    if (fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)) inside = !inside;
  }
  return inside;
}

/** Area of a polygon in square inches, whichever way round. */
export function polygonArea(polygon: Polygon): number {
  const twice = edges(polygon).reduce((sum, [[fromX, fromY], [toX, toY]]) => sum + fromX * toY - fromY * toX, 0);
  return Math.abs(twice) / 2;
}

/** Distance in inches from a point to the nearest point of a segment. */
export function distancePointToSegment([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const alongX = toX - fromX;
  const alongY = toY - fromY;
  const squared = alongX * alongX + alongY * alongY;
  const projected = squared === 0 ? 0 : ((x - fromX) * alongX + (y - fromY) * alongY) / squared;
  const share = Math.min(1, Math.max(0, projected));
  const awayX = x - fromX - alongX * share;
  const awayY = y - fromY - alongY * share;
  return Math.sqrt(awayX * awayX + awayY * awayY);
}

/** Whether two closed segments share a point, a common end or a collinear overlap included. */
export function segmentsIntersect(a: Point, b: Point, c: Point, d: Point): boolean {
  const cSide = turn(a, b, c);
  const dSide = turn(a, b, d);
  const aSide = turn(c, d, a);
  const bSide = turn(c, d, b);
  if (cSide * dSide < 0 && aSide * bSide < 0) return true;
  return (
    (cSide === 0 && inBox(a, b, c)) ||
    (dSide === 0 && inBox(a, b, d)) ||
    (aSide === 0 && inBox(c, d, a)) ||
    (bSide === 0 && inBox(c, d, b))
  );
}

/**
 * Distance in plan from a base to an area, in inches; 0 when any part of the base is inside.
 * @rule 01.04.01
 */
export function distanceToPolygon(body: Body, polygon: Polygon): number {
  if (contains(polygon, [body.pose.x, body.pose.y])) return 0;
  const core = coreOf(body);
  let least = Number.POSITIVE_INFINITY;
  for (const edge of edges(polygon)) {
    const atLeast = centreToEdge(body, edge) - boundingRadius(body.shape);
    if (atLeast < least) least = Math.min(least, edgeGap(core, edge));
  }
  return Math.max(0, least);
}

/**
 * Whether no part of a base leaves an area by more than the tolerance.
 * @rule 01.04.01
 */
export function isWhollyInside(body: Body, polygon: Polygon): boolean {
  if (!contains(polygon, [body.pose.x, body.pose.y])) return false;
  const radius = boundingRadius(body.shape);
  return edges(polygon).every((edge) => {
    const fromCentre = centreToEdge(body, edge);
    if (body.shape.kind === 'round' || fromCentre >= radius) return fromCentre >= radius - TOLERANCE;
    return signedGap(coreOf(body), segmentCore(...edge)) >= -TOLERANCE;
  });
}

/** Outlines of terrain are asked again and again, with hundreds of edges. */
const edgesOf = new WeakMap<Polygon, readonly [Point, Point][]>();

/** The edges of a polygon in order, from its last corner to its first included. */
export function edges(polygon: Polygon): readonly [Point, Point][] {
  let list = edgesOf.get(polygon);
  if (list === undefined) {
    list = listEdges(polygon);
    edgesOf.set(polygon, list);
  }
  return list;
}

function listEdges(polygon: Polygon): [Point, Point][] {
  const list: [Point, Point][] = [];
  let from = polygon[polygon.length - 1];
  for (const to of polygon) {
    if (from) list.push([from, to]);
    from = to;
  }
  return list;
}

function centreToEdge({ pose }: Body, [from, to]: [Point, Point]): number {
  return distancePointToSegment([pose.x, pose.y], from, to);
}

function edgeGap(core: Core, [from, to]: [Point, Point]): number {
  return coreDistance(core, segmentCore(from, to)) - core.margin;
}

/** Positive when c lies to the left of the line from a to b, negative to the right, 0 on it. */
function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

function inBox(a: Point, b: Point, [x, y]: Point): boolean {
  return (
    x >= Math.min(a[0], b[0]) && x <= Math.max(a[0], b[0]) && y >= Math.min(a[1], b[1]) && y <= Math.max(a[1], b[1])
  );
}
