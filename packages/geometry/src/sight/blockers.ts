import type { Body } from '../body.ts';
import { distanceToPolygon, type Polygon } from '../polygon.ts';
import { boundingRadius } from '../pose.ts';
import { isWithin } from '../tolerance.ts';
import { areaPieces, modelPiece, type Piece, solidPieces, wallPieces } from './piece.ts';
import type { SightArea, SightId, SightModel, Solid, Wall } from './types.ts';

/** Blockers made ready for many questions: convex pieces, and circles round them side by side for a fast first look. */
export interface PieceSet {
  readonly pieces: readonly Piece[];
  /** For each piece: x, y and radius of a circle round it, its bottom and its top. */
  readonly bounds: Float64Array;
  /** The same for pieces that lie together: x, y and radius of a circle round them, the first and the one after the last. */
  readonly groups: Float64Array;
}

/** Terrain made ready, with its areas kept to tell who stands within. */
export interface SightTerrain extends PieceSet {
  readonly areas: readonly SightArea[];
}

/** Everything that may stand in the way of one line of sight. */
export interface Blockers {
  readonly terrain?: SightTerrain;
  readonly models?: PieceSet;
  /** Looked through: the models of both units, and areas that one of the two models stands within. */
  readonly ignored?: ReadonlySet<SightId>;
}

/** Makes the terrain of a table ready; do it once for a battle. */
export function makeSightTerrain(
  solids: readonly Solid[],
  walls: readonly Wall[] = [],
  areas: readonly SightArea[] = [],
): SightTerrain {
  const pieces = [...solids.flatMap(solidPieces), ...walls.flatMap(wallPieces), ...areas.flatMap(areaPieces)];
  return { ...pieceSet(pieces), areas };
}

/** Makes models ready; do it again when one has moved. */
export function makeSightModels(models: readonly SightModel[]): PieceSet {
  return pieceSet(models.map(modelPiece));
}

/**
 * The areas that a body stands within: any part of its base lies inside.
 * @rule 13.01
 */
export function areasHolding(body: Body, terrain: SightTerrain): SightId[] {
  return terrain.areas.filter(({ outline }) => isWithinOutline(body, outline)).map(({ id }) => id);
}

/** Whether any part of a base or hull lies inside an outline. */
export function isWithinOutline(body: Body, outline: Polygon): boolean {
  const { x, y } = body.pose;
  const reach = boundingRadius(body.shape) + 1;
  const [left, bottom, right, top] = boxOf(outline);
  if (x < left - reach || x > right + reach || y < bottom - reach || y > top + reach) return false;
  return isWithin(distanceToPolygon(body, outline), 0);
}

type Box = readonly [left: number, bottom: number, right: number, top: number];

const boxes = new WeakMap<Polygon, Box>();

function boxOf(outline: Polygon): Box {
  let box = boxes.get(outline);
  if (box === undefined) {
    const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
    box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    boxes.set(outline, box);
  }
  return box;
}

/** Side of the squares by which pieces are put together for the first look, in inches. */
const SQUARE = 8;

function pieceSet(unsorted: readonly Piece[]): PieceSet {
  const pieces = [...unsorted].sort((one, other) => squareOf(one) - squareOf(other));
  const bounds = new Float64Array(pieces.length * 5);
  for (const [index, { outline, bottom, top }] of pieces.entries()) {
    bounds.set([outline.x, outline.y, outline.radius, bottom, top], index * 5);
  }
  return { pieces, bounds, groups: groupsOf(pieces) };
}

function squareOf({ outline: { x, y } }: Piece): number {
  return Math.floor(x / SQUARE) * 1000 + Math.floor(y / SQUARE);
}

/** For each square with pieces: x, y and radius of a circle round all of them, and which they are. */
function groupsOf(pieces: readonly Piece[]): Float64Array {
  const groups: number[] = [];
  for (let start = 0; start < pieces.length; ) {
    const square = squareOf(pieces[start] as Piece);
    let end = start + 1;
    while (end < pieces.length && squareOf(pieces[end] as Piece) === square) end += 1;
    groups.push(...circleRound(pieces.slice(start, end)), start, end);
    start = end;
  }
  return new Float64Array(groups);
}

function circleRound(pieces: readonly Piece[]): [number, number, number] {
  let [x, y, radius] = [0, 0, 0];
  for (const { outline } of pieces) {
    x += outline.x / pieces.length;
    y += outline.y / pieces.length;
  }
  for (const { outline } of pieces) {
    const [awayX, awayY] = [outline.x - x, outline.y - y];
    radius = Math.max(radius, Math.sqrt(awayX * awayX + awayY * awayY) + outline.radius);
  }
  return [x, y, radius + 1e-9];
}
