/** Features of terrain as the movement of bases meets them: convex upright parts, floors and surfaces. */
import type { Body, Point } from '../body.ts';
import { distancePointToSegment, type Polygon } from '../polygon.ts';
import { boundingRadius } from '../pose.ts';
import { convexParts } from '../sight/convex-parts.ts';
import { isMoreThan } from '../tolerance.ts';

/** A feature as it is built up; inches, heights above the table. */
export interface FeatureShape {
  readonly name: string;
  readonly blocks: readonly { readonly outline: Polygon; readonly bottom: number; readonly top: number }[];
  readonly walls: readonly WallShape[];
  readonly floors: readonly { readonly outline: Polygon; readonly z: number }[];
}

/** A straight wall round the line between two points; openings are given along it. */
export interface WallShape {
  readonly from: Point;
  readonly to: Point;
  readonly thickness: number;
  readonly bottom: number;
  readonly top: number;
  readonly openings: readonly OpeningShape[];
}

export interface OpeningShape {
  readonly from: number;
  readonly to: number;
  readonly sill: number;
  readonly head: number;
}

/** A convex upright part of a feature. */
export interface Part {
  /** Place of its feature in the terrain's list. */
  readonly feature: number;
  readonly kind: 'block' | 'wall' | 'floor' | 'opening';
  /** The part as a body: its pose stands at its bottom. A floor has no height. */
  readonly body: Body;
  readonly bottom: number;
  readonly top: number;
  /** Top of the section it belongs to: under a window that of the wall. */
  readonly section: number;
  readonly radius: number;
}

/** A level surface above the table: a floor, or the top of a block. */
export interface Surface {
  readonly feature: number;
  readonly outline: Polygon;
  readonly z: number;
  /** A circle round it. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** All features of a table, made once for a layout. */
export interface Terrain {
  readonly names: readonly string[];
  readonly parts: readonly Part[];
  /** What fills the enclosed openings of walls. */
  readonly openings: readonly Part[];
  readonly surfaces: readonly Surface[];
}

/** Takes features apart. */
export function makeTerrain(features: readonly FeatureShape[]): Terrain {
  const parts: Part[] = [];
  const openings: Part[] = [];
  const surfaces: Surface[] = [];
  for (const [feature, shape] of features.entries()) {
    for (const { outline, bottom, top } of shape.blocks) {
      for (const part of convexParts(outline)) parts.push(partOf(feature, 'block', part, bottom, top, top));
      if (top > 0) surfaces.push(surfaceOf(feature, outline, top));
    }
    for (const wall of shape.walls) {
      for (const part of partsOfWall(feature, wall)) (part.kind === 'opening' ? openings : parts).push(part);
    }
    for (const { outline, z } of shape.floors) {
      for (const part of convexParts(outline)) parts.push(partOf(feature, 'floor', part, z, z, z));
      surfaces.push(surfaceOf(feature, outline, z));
    }
  }
  return { names: features.map(({ name }) => name), parts, openings, surfaces };
}

/** A wall in columns: full height, under and over its openings, and what fills those that are enclosed. */
function partsOfWall(feature: number, wall: WallShape): Part[] {
  const { from, to, bottom, top } = wall;
  const length = Math.sqrt((to[0] - from[0]) * (to[0] - from[0]) + (to[1] - from[1]) * (to[1] - from[1]));
  if (length === 0) return [];
  const inside = (at: number) => Math.min(length, Math.max(0, at));
  const stops = [0, length, ...wall.openings.flatMap((opening) => [inside(opening.from), inside(opening.to)])];
  const columns = [...new Set(stops)].sort((a, b) => a - b);
  const found: Part[] = [];
  for (const [index, end] of columns.entries()) {
    const start = columns[index - 1];
    if (start === undefined) continue;
    const outline = pieceOfWall(wall, length, start, end);
    const here = wall.openings
      .filter((opening) => opening.from < (start + end) / 2 && opening.to > (start + end) / 2)
      .sort((a, b) => a.sill - b.sill);
    let height = bottom;
    for (const opening of here) {
      if (opening.sill > height) found.push(partOf(feature, 'wall', outline, height, opening.sill, top));
      height = Math.max(height, opening.head);
      if (isEnclosed(opening, length, top))
        found.push(partOf(feature, 'opening', outline, opening.sill, Math.min(opening.head, top), top));
    }
    if (height < top) found.push(partOf(feature, 'wall', outline, height, top, top));
  }
  return found;
}

/** An opening is enclosed that has wall at both sides and above. */
function isEnclosed(opening: OpeningShape, length: number, top: number): boolean {
  return opening.from > 0 && opening.to < length && opening.head < top;
}

function pieceOfWall({ from, to, thickness }: WallShape, length: number, start: number, end: number): Polygon {
  const [u, v] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const half = thickness / 2;
  const corner = (along: number, across: number): Point => [
    from[0] + u * along - v * across,
    from[1] + v * along + u * across,
  ];
  return [corner(start, -half), corner(end, -half), corner(end, half), corner(start, half)];
}

function partOf(
  feature: number,
  kind: Part['kind'],
  outline: Polygon,
  bottom: number,
  top: number,
  section: number,
): Part {
  const [x, y] = middleOf(outline);
  const shape = { kind: 'hull', outline: outline.map(([px, py]): Point => [px - x, py - y]) } as const;
  const body: Body = { shape, pose: { x, y, z: bottom, facingX: 1, facingY: 0 }, height: top - bottom };
  return { feature, kind, body, bottom, top, section, radius: boundingRadius(shape) };
}

function surfaceOf(feature: number, outline: Polygon, z: number): Surface {
  const [x, y] = middleOf(outline);
  const radius = Math.max(...outline.map((corner) => distancePointToSegment(corner, [x, y], [x, y])));
  return { feature, outline, z, x, y, radius };
}

function middleOf(outline: Polygon): Point {
  const sum = outline.reduce<Point>(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
  return [sum[0] / outline.length, sum[1] / outline.length];
}

const chosen = new WeakMap<Terrain, Map<string, readonly Part[]>>();

function chosenParts(terrain: Terrain, key: string, choose: () => readonly Part[]): readonly Part[] {
  const known = chosen.get(terrain) ?? new Map<string, readonly Part[]>();
  chosen.set(terrain, known);
  const parts = known.get(key) ?? choose();
  known.set(key, parts);
  return parts;
}

/** The parts of some features; the same list for the same question. */
export function partsOfFeatures(terrain: Terrain, features: readonly number[]): readonly Part[] {
  const listed = new Set(features);
  return chosenParts(terrain, `parts ${features.join()}`, () =>
    terrain.parts.filter((part) => listed.has(part.feature)),
  );
}

/** The upright parts of some features whose sections are more than `limit` inches high; the same list for the same question. */
export function highParts(terrain: Terrain, features: readonly number[], limit: number): readonly Part[] {
  return chosenParts(terrain, `high ${limit} ${features.join()}`, () =>
    partsOfFeatures(terrain, features).filter((part) => part.kind !== 'floor' && isMoreThan(part.section, limit)),
  );
}
