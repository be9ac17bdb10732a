/** Questions about drawn outlines: are they sound, does one lie in another, how far apart are two. */
import type { Point } from './body.ts';
import { contains, distancePointToSegment, edges, type Polygon, polygonArea } from './polygon.ts';

/** Why corners are no simple polygon, and at which corner that shows. */
export interface OutlineFault {
  readonly kind: 'too-few-corners' | 'corner-twice' | 'crosses-itself' | 'flat';
  readonly at: number;
}

/** Less than this many square inches is no area. */
const LEAST_AREA = 0.0001;

/** What is wrong with an outline, or undefined for a simple polygon of some area. */
export function outlineFault(outline: Polygon): OutlineFault | undefined {
  if (outline.length < 3) return { kind: 'too-few-corners', at: 0 };
  const twice = outline.findIndex(([x, y], at) => {
    const [nextX, nextY] = corner(outline, at + 1);
    return x === nextX && y === nextY;
  });
  if (twice >= 0) return { kind: 'corner-twice', at: twice };
  const crossing = crossingEdge(outline);
  if (crossing !== undefined) return { kind: 'crosses-itself', at: crossing };
  return polygonArea(outline) < LEAST_AREA ? { kind: 'flat', at: 0 } : undefined;
}

/** The first edge that meets one that is not its neighbour, or turns back along the one before. */
function crossingEdge(outline: Polygon): number | undefined {
  const count = outline.length;
  for (let at = 0; at < count; at++) {
    const [a, b] = [corner(outline, at), corner(outline, at + 1)];
    if (turnsBack(a, b, corner(outline, at + 2))) return at;
    for (let other = at + 2; other < count; other++) {
      if (at === 0 && other === count - 1) continue;
      if (meet(a, b, corner(outline, other), corner(outline, other + 1))) return at;
    }
  }
  return undefined;
}

function corner(outline: Polygon, at: number): Point {
  return outline[at % outline.length] ?? [0, 0];
}

function cross([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}

/** Whether the way from b to c runs back over the way from a to b. */
function turnsBack(a: Point, b: Point, c: Point): boolean {
  return cross(a, b, c) === 0 && (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]) < 0;
}

function meet(a: Point, b: Point, c: Point, d: Point): boolean {
  const [ofC, ofD, ofA, ofB] = [cross(a, b, c), cross(a, b, d), cross(c, d, a), cross(c, d, b)];
  if (ofC * ofD < 0 && ofA * ofB < 0) return true;
  const touches = (from: Point, to: Point, at: Point, side: number) =>
    side === 0 && distancePointToSegment(at, from, to) === 0;
  return touches(a, b, c, ofC) || touches(a, b, d, ofD) || touches(c, d, a, ofA) || touches(c, d, b, ofB);
}

/** Distance in inches from a point to the nearest point of an outline, wherever the point is. */
export function distanceToOutline(point: Point, outline: Polygon): number {
  let least = Number.POSITIVE_INFINITY;
  let from = outline.at(-1) ?? point;
  for (const to of outline) {
    if (boxDistance(point, from, to) < least) least = Math.min(least, distancePointToSegment(point, from, to));
    from = to;
  }
  return least;
}

/** At most the distance from a point to anything in the box between two corners, in inches. */
function boxDistance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const beside = Math.max(Math.min(ax, bx) - x, x - Math.max(ax, bx));
  const above = Math.max(Math.min(ay, by) - y, y - Math.max(ay, by));
  return Math.max(beside, above);
}

function boxesApart(a: Polygon, b: Polygon): boolean {
  return ([0, 1] as const).some((axis) => {
    const range = (outline: Polygon) => outline.map((point) => point[axis]);
    const [ofA, ofB] = [range(a), range(b)];
    return Math.max(...ofA) <= Math.min(...ofB) || Math.max(...ofB) <= Math.min(...ofA);
  });
}

/** Whether two simple polygons share more than a strip of `tolerance` inches along their edges. */
export function outlinesOverlap(a: Polygon, b: Polygon, tolerance: number): boolean {
  if (boxesApart(a, b)) return false;
  const deepIn = (outline: Polygon) => (point: Point) =>
    contains(outline, point) && distanceToOutline(point, outline) > tolerance;
  if (piecesOf(a, b).some(deepIn(b)) || piecesOf(b, a).some(deepIn(a))) return true;
  const within = innerPoint(a);
  return within !== undefined && deepIn(b)(within);
}

/** Whether a simple polygon sticks out of another by no more than `tolerance` inches anywhere. */
export function isOutlineWithin(inner: Polygon, outer: Polygon, tolerance: number): boolean {
  const near = (point: Point) => contains(outer, point) || distanceToOutline(point, outer) <= tolerance;
  const cutsIn = (point: Point) => contains(inner, point) && distanceToOutline(point, inner) > tolerance;
  return inner.every(near) && piecesOf(inner, outer).every(near) && !piecesOf(outer, inner).some(cutsIn);
}

/** The middles of the pieces into which the edges of one outline are cut by another. */
function piecesOf(cut: Polygon, by: Polygon): Point[] {
  return edges(cut).flatMap(([from, to]) => {
    const shares = [0, 1, ...edges(by).flatMap(([a, b]) => shareOfCrossing(from, to, a, b))].sort((x, y) => x - y);
    return shares.slice(1).map((share, at): Point => {
      const half = (share + (shares[at] ?? 0)) / 2;
      return [from[0] + (to[0] - from[0]) * half, from[1] + (to[1] - from[1]) * half];
    });
  });
}

/** Where along a segment another one crosses it, as a part of its length. */
function shareOfCrossing(from: Point, to: Point, a: Point, b: Point): number[] {
  const [ofA, ofB] = [cross(from, to, a), cross(from, to, b)];
  if (ofA === ofB || ofA * ofB > 0) return [];
  const part = ofA / (ofA - ofB);
  const [x, y] = [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
  const [alongX, alongY] = [to[0] - from[0], to[1] - from[1]];
  const share = ((x - from[0]) * alongX + (y - from[1]) * alongY) / (alongX * alongX + alongY * alongY);
  return share > 0 && share < 1 ? [share] : [];
}

/** Some point well inside a simple polygon: the centre of the largest ear. */
function innerPoint(outline: Polygon): Point | undefined {
  let best: Point | undefined;
  let largest = 0;
  for (let at = 0; at < outline.length; at++) {
    const ear = [corner(outline, at), corner(outline, at + 1), corner(outline, at + 2)] as const;
    const middle: Point = [(ear[0][0] + ear[1][0] + ear[2][0]) / 3, (ear[0][1] + ear[1][1] + ear[2][1]) / 3];
    const size = polygonArea(ear);
    if (size <= largest || !contains(outline, middle)) continue;
    best = middle;
    largest = size;
  }
  return best;
}

/** Pieces of an outline shorter than this many inches are not looked into further. */
const SHORTEST = 0.0001;

/** Whether no point of either outline is farther than `tolerance` inches from the other; at the very limit either answer may come. */
export function outlinesAgree(a: Polygon, b: Polygon, tolerance: number): boolean {
  return staysNear(a, b, tolerance) && staysNear(b, a, tolerance);
}

/** The distance changes by no more than one inch an inch, so that a short piece needs no look inside. */
function staysNear(outline: Polygon, other: Polygon, tolerance: number): boolean {
  const visit = (from: Point, to: Point, atFrom: number, atTo: number): boolean => {
    const [alongX, alongY] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.sqrt(alongX * alongX + alongY * alongY);
    if ((atFrom + atTo + length) / 2 <= tolerance || length < SHORTEST) return true;
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const atMiddle = distanceToOutline(middle, other);
    return atMiddle <= tolerance && visit(from, middle, atFrom, atMiddle) && visit(middle, to, atMiddle, atTo);
  };
  return edges(outline).every(([from, to]) => {
    const [atFrom, atTo] = [distanceToOutline(from, other), distanceToOutline(to, other)];
    return atFrom <= tolerance && atTo <= tolerance && visit(from, to, atFrom, atTo);
  });
}

/**
 * The outline with fewer corners, all of them its own (Ramer, Douglas and Peucker): no point of either is farther than
 * `tolerance` inches from the other.
 */
export function simplifyOutline(outline: Polygon, tolerance: number): Point[] {
  const [start, far] = anchors(outline);
  const turned = [...outline.slice(start), ...outline.slice(0, start)];
  const split = (far - start + outline.length) % outline.length;
  const there = simplified(turned.slice(0, split + 1), tolerance);
  const back = simplified([...turned.slice(split), corner(turned, 0)], tolerance);
  return [...there.slice(0, -1), ...back.slice(0, -1)];
}

/** Two corners that stay: the leftmost, and the one farthest from it. */
function anchors(outline: Polygon): [number, number] {
  const start = outline.reduce((best, [x], at) => (x < corner(outline, best)[0] ? at : best), 0);
  const [fromX, fromY] = corner(outline, start);
  const away = ([x, y]: Point) => (x - fromX) * (x - fromX) + (y - fromY) * (y - fromY);
  const far = outline.reduce((best, point, at) => (away(point) > away(corner(outline, best)) ? at : best), start);
  return [start, far];
}

function simplified(line: Polygon, tolerance: number): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return [...line];
  let [most, at] = [0, 0];
  for (const [index, point] of line.entries()) {
    const distance = distancePointToSegment(point, first, last);
    if (distance > most) [most, at] = [distance, index];
  }
  if (most <= tolerance) return [first, last];
  return [...simplified(line.slice(0, at + 1), tolerance).slice(0, -1), ...simplified(line.slice(at), tolerance)];
}
