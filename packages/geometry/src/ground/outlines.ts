/** What is worked out once for movers of one outline and one table. */
import type { BaseShape, Body } from '../body.ts';
import { type Tangent, tangentsRound } from '../obstacle.ts';
import type { Part, Terrain } from './terrain.ts';

interface Kept<Value> {
  readonly shape: BaseShape;
  readonly facingX: number;
  readonly facingY: number;
  readonly z: number;
  readonly values: Map<Part, Value>;
}

/** Outlines for which something is kept. */
const mostKept = 64;

function sameShape(a: BaseShape, b: BaseShape): boolean {
  if (a.kind === 'round') return b.kind === 'round' && a.radius === b.radius;
  if (a.kind === 'oval') return b.kind === 'oval' && a.long === b.long && a.short === b.short;
  return b.kind === 'hull' && a.outline === b.outline;
}

/** A store of values by part, for each outline, facing and height. */
export class OutlineStore<Value> {
  readonly #all: Kept<Value>[] = [];

  /** The values kept for this body's outline, facing and height. */
  of({ shape, pose }: Body): Map<Part, Value> {
    const { facingX, facingY, z } = pose;
    const found = this.#all.find(
      (one) =>
        one.z === z &&
        sameShape(one.shape, shape) &&
        (shape.kind === 'round' || (one.facingX === facingX && one.facingY === facingY)),
    );
    if (found) return found.values;
    const values = new Map<Part, Value>();
    if (this.#all.length >= mostKept) this.#all.shift();
    this.#all.push({ shape, facingX, facingY, z, values });
    return values;
  }
}

const tangents = new WeakMap<Terrain, OutlineStore<readonly Tangent[]>>();

/** The tangents round a part for a mover of this outline. */
export function tangentsKept(terrain: Terrain, body: Body, part: Part): readonly Tangent[] {
  const store = tangents.get(terrain) ?? new OutlineStore();
  tangents.set(terrain, store);
  const values = store.of(body);
  const found = values.get(part) ?? tangentsRound(body, part.body);
  values.set(part, found);
  return found;
}
