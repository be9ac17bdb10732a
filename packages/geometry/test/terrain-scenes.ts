import {
  type Body,
  type Constraint,
  type FeatureShape,
  isWhollyInside,
  type MoveProblem,
  makeTerrain,
  type Point,
  type Terrain,
} from '../src/index.ts';
import { type ProblemKind, randomFrom, randomProblem } from './solver-random.ts';

/** Ruins, containers and low walls for tests and benches of movement. */

export function rectangle(left: number, bottom: number, right: number, top: number): Point[] {
  return [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ];
}

/** Two walls at a corner, one with a door or window, and a floor between them; `turn` is a quarter turn. */
export function ruinAt(x: number, y: number, size: number, height: number, turn: number): FeatureShape {
  const [u, v] = (
    [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ] as const
  )[turn % 4]!;
  const at = (a: number, b: number): Point => [x + u * a - v * b, y + v * a + u * b];
  const floor = [at(0.1, 0.1), at(size * 0.7, 0.1), at(size * 0.7, size * 0.5), at(0.1, size * 0.5)];
  const wall = { thickness: 0.2, bottom: 0, top: height };
  return {
    name: `ruin at ${x}, ${y}`,
    blocks: [],
    walls: [
      { ...wall, from: at(0, 0), to: at(size, 0), openings: [{ from: 1, to: 2.5, sill: turn % 2, head: 2.5 }] },
      { ...wall, from: at(0, 0.1), to: at(0, size * 0.8), openings: [] },
    ],
    floors: height > 3 ? [{ outline: floor, z: 3 }] : [],
  };
}

export function containerAt(x: number, y: number, long: number, wide: number, height: number): FeatureShape {
  const outline = rectangle(x - long / 2, y - wide / 2, x + long / 2, y + wide / 2);
  return { name: `container at ${x}, ${y}`, blocks: [{ outline, bottom: 0, top: height }], walls: [], floors: [] };
}

/** A table of 60 by 44 with sixteen areas: ten ruins of two walls, a floor and an opening, and six containers. */
export function fullTable(): Terrain {
  const spots = Array.from({ length: 16 }, (_, at): Point => [7 + (at % 4) * 15, 6 + Math.floor(at / 4) * 10.5]);
  return makeTerrain(
    spots.map(([x, y], at) =>
      at % 3 === 2 ? containerAt(x, y, 5, 2.5, at % 2 === 0 ? 3 : 5) : ruinAt(x, y, 6, at % 2 === 0 ? 6 : 9, at),
    ),
  );
}

/** What may be asked of a model on terrain. */
export type Walker = 'nimble' | 'mobile' | 'other' | 'flying';

/** The conditions on moves over terrain in which every feature is dense. */
export function overTerrain(terrain: Terrain, walker: Walker): readonly Constraint[] {
  const features = terrain.names.map((_, at) => at);
  const through: Constraint[] = [];
  if (walker !== 'flying') through.push({ rule: '13.06-i', kind: 'climbs', distance: 0.5 });
  if (walker === 'other') through.push({ rule: '13.06-e', kind: 'sections', features, limit: 2 });
  if (walker === 'other' || walker === 'mobile') {
    through.push({ rule: '13.06-g', kind: 'ceilings', features });
    through.push({ rule: '13.06-h', kind: 'climbed', features, distance: 0.5, limit: 2 });
  }
  return [
    ...through,
    { rule: '13.06-n', kind: 'stands' },
    { rule: '13.06-q', kind: 'clear-of-parts' },
    { rule: '13.06-p', kind: 'clear-of-openings', features, height: 3 },
  ];
}

/** Features that no body stands in. */
function clearFeatures(features: readonly FeatureShape[], bodies: readonly Body[]): readonly FeatureShape[] {
  return features.filter((feature) => {
    const { parts, openings } = makeTerrain([feature]);
    return bodies.every((body) =>
      [...parts, ...openings].every((part) => part.kind === 'floor' || !isTouched(body, part.body)),
    );
  });
}

function isTouched(body: Body, part: Body): boolean {
  const [x, y] = [body.pose.x - part.pose.x, body.pose.y - part.pose.y];
  const reach = Math.sqrt(x * x + y * y);
  return reach < 6 && overlapsFlat(body, part);
}

function overlapsFlat(body: Body, part: Body): boolean {
  return part.shape.kind === 'hull' && !isApart(body, part);
}

function isApart(body: Body, part: Body): boolean {
  const size = body.shape.kind === 'round' ? body.shape.radius : 2.4;
  const outline = part.shape.kind === 'hull' ? part.shape.outline : [];
  const [x, y] = [body.pose.x - part.pose.x, body.pose.y - part.pose.y];
  return outline.some(([ax, ay], at) => {
    const [bx, by] = outline[(at + 1) % outline.length]!;
    const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
    return ((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / length > size;
  });
}

/** A random problem with up to six features between its models; some of the models stand on floors. */
export function randomOverTerrain(seed: number, kind: ProblemKind): MoveProblem & { readonly walker: Walker } {
  const random = randomFrom(seed + 77);
  const plain = randomProblem(seed, kind);
  const walker = (['nimble', 'nimble', 'other', 'mobile', 'flying'] as const)[Math.floor(random() * 5)]!;
  const bodies = [...plain.movers, ...plain.scene.standing].map(({ body }) => body);
  const made = Array.from({ length: 3 + Math.floor(random() * 4) }, (_, at): FeatureShape => {
    const [x, y] = [17 + random() * 20, 12 + random() * 18];
    const turn = Math.floor(random() * 4);
    return at % 3 === 2
      ? containerAt(x, y, 2 + random() * 4, 1.5 + random() * 2, 1 + random() * 3)
      : ruinAt(x, y, 3 + random() * 4, 2 + random() * 5, turn);
  });
  const terrain = makeTerrain(clearFeatures(made, bodies));
  const raised = (body: Body): Body => {
    const surface = terrain.surfaces.find(({ outline, z }) => z === 3 && isWhollyInside(body, outline));
    return surface && random() < 0.6 ? { ...body, pose: { ...body.pose, z: surface.z } } : body;
  };
  const movers = plain.movers.map((mover) => ({
    ...mover,
    body: walker === 'nimble' ? raised(mover.body) : mover.body,
  }));
  const standing = plain.scene.standing.map((model) => ({ ...model, body: raised(model.body) }));
  return {
    ...plain,
    movers,
    scene: { ...plain.scene, standing, terrain },
    constraints: [
      ...plain.constraints.map(
        (one): Constraint =>
          one.kind === 'path-length' && walker === 'flying'
            ? { ...one, freeVertical: movers.map(({ id }) => id) }
            : one.kind === 'passes' && walker === 'flying'
              ? { ...one, models: [] }
              : one,
      ),
      ...overTerrain(terrain, walker),
    ],
    walker,
  };
}
