import type { BaseShape, Body, Pose } from '../body.ts';
import type { End } from './pair.ts';
import type { Piece } from './piece.ts';
import { endOf } from './sight-line.ts';
import type { SightId } from './types.ts';

/** A place where a model stands or stood; the same object for the same place, so that answers can be kept by it. */
export interface SightPlace {
  readonly body: Body;
  readonly serial: number;
  readonly end: End;
  /** The model as a blocker, named by the serial number of its place. */
  readonly piece: Piece;
  /** Areas that the model is within. */
  readonly areas: readonly SightId[];
}

/** Models that are looked through together, with a circle round them and their heights. */
export interface SightGroup {
  readonly places: readonly SightPlace[];
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly bottom: number;
  readonly top: number;
}

/** Finds the place of a body, and makes it where it is new. */
export class Places {
  readonly #byPose = new WeakMap<Pose, SightPlace>();
  readonly #byKey = new Map<string, SightPlace>();
  readonly #areasOf: (body: Body) => readonly SightId[];
  #next = 0;

  constructor(areasOf: (body: Body) => readonly SightId[]) {
    this.#areasOf = areasOf;
  }

  at(shape: BaseShape, pose: Pose, height: number): SightPlace {
    const known = this.#byPose.get(pose);
    if (known !== undefined && known.body.shape === shape && known.body.height === height) return known;
    const key = keyOf(shape, pose, height);
    const place = this.#byKey.get(key) ?? this.#make({ shape, pose, height });
    this.#byKey.set(key, place);
    this.#byPose.set(pose, place);
    return place;
  }

  /** Forgets all places but those that somebody still holds. */
  clear(): void {
    this.#byKey.clear();
  }

  #make(body: Body): SightPlace {
    const end = endOf(body);
    const serial = this.#next;
    this.#next += 1;
    return { body, serial, end, piece: { id: serial, ...end }, areas: this.#areasOf(body) };
  }
}

function keyOf(shape: BaseShape, { x, y, z, facingX, facingY }: Pose, height: number): string {
  return `${x} ${y} ${z} ${shape.kind === 'round' ? '' : `${facingX} ${facingY}`} ${height} ${sizeOf(shape)}`;
}

function sizeOf(shape: BaseShape): string {
  if (shape.kind === 'round') return `${shape.radius}`;
  return shape.kind === 'oval' ? `${shape.long} ${shape.short}` : shape.outline.join(' ');
}

/** Which of two places comes first whatever happened before: lines between them are sought from there. */
export function comesFirst(a: SightPlace, b: SightPlace): boolean {
  const [one, other] = [a.body.pose, b.body.pose];
  if (one.x !== other.x) return one.x < other.x;
  if (one.y !== other.y) return one.y < other.y;
  if (one.z !== other.z) return one.z < other.z;
  return a.body.height <= b.body.height;
}

/** Puts models together that are looked through together. */
export function groupOf(places: readonly SightPlace[]): SightGroup {
  let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
  let [bottom, top] = [Infinity, -Infinity];
  for (const { end } of places) {
    const { x, y, radius } = end.outline;
    [left, right] = [Math.min(left, x - radius), Math.max(right, x + radius)];
    [low, high] = [Math.min(low, y - radius), Math.max(high, y + radius)];
    [bottom, top] = [Math.min(bottom, end.bottom), Math.max(top, end.top)];
  }
  const [x, y] = [(left + right) / 2, (low + high) / 2];
  let radius = 0;
  for (const { end } of places) {
    const [awayX, awayY] = [end.outline.x - x, end.outline.y - y];
    radius = Math.max(radius, Math.sqrt(awayX * awayX + awayY * awayY) + end.outline.radius);
  }
  return { places, x, y, radius, bottom, top };
}
