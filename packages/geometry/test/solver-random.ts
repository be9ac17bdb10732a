import {
  type BaseShape,
  type Body,
  type Constraint,
  horizontalDistance,
  type MoveProblem,
  overlaps,
  type Standing,
} from '../src/index.ts';
import {
  at,
  basics,
  charge,
  coherency,
  engagement,
  engaging,
  hull,
  ids,
  normalMove,
  ontoObjective,
  pileIn,
} from './solver-fixtures.ts';

/** Random problems of every kind of move, for property tests. */

/** Numbers from 0 up to 1, the same for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const problemKinds = [
  'normal',
  'charge',
  'pile-in',
  'engaging',
  'objective',
  'surge',
  'deep-strike',
  'ingress',
  'emergency',
] as const;
export type ProblemKind = (typeof problemKinds)[number];

const shapes: readonly BaseShape[] = [
  { kind: 'round', radius: 0.49 },
  { kind: 'round', radius: 0.63 },
  { kind: 'round', radius: 0.63 },
  { kind: 'round', radius: 0.79 },
  { kind: 'oval', long: 1.2, short: 0.7 },
  hull(4, 2.4),
];

/** A coherent cluster of models that stand on nothing else. */
function cluster(random: () => number, taken: Body[], count: number, x: number, y: number, shape: BaseShape): Body[] {
  const found: Body[] = [];
  for (let tries = 0; found.length < count && tries < 400; tries++) {
    const near = found[Math.floor(random() * found.length)]?.pose ?? { x, y };
    const spread = found.length === 0 ? tries / 20 : 3;
    const [fx, fy] = random() < 0.5 ? [1, 0] : [0.6, 0.8];
    const body: Body = {
      shape,
      height: 1.5,
      pose: at(near.x + (random() * 2 - 1) * spread, near.y + (random() * 2 - 1) * spread, 0, [fx!, fy!]),
    };
    const { pose } = body;
    const rounded = {
      ...body,
      pose: { ...pose, x: Math.round(pose.x * 1000) / 1000, y: Math.round(pose.y * 1000) / 1000 },
    };
    const gaps = found.map((other) => horizontalDistance(rounded, other));
    const isNear = found.length === 0 || (Math.min(...gaps) <= 2 && Math.max(...gaps) <= 9);
    const onTable = pose.x > 2.5 && pose.y > 2.5 && pose.x < 57.5 && pose.y < 41.5;
    if (!isNear || !onTable || taken.some((other) => overlaps(rounded, other))) continue;
    found.push(rounded);
    taken.push(rounded);
  }
  return found;
}

const pick = <T>(random: () => number, list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

/** A problem of this kind: a unit of up to eight models, up to three enemy units, some friends. */
export function randomProblem(seed: number, kind: ProblemKind): MoveProblem {
  const random = randomFrom(seed);
  const taken: Body[] = [];
  const size = 1 + Math.floor(random() * 8);
  const unit = cluster(random, taken, size, 25, 20, pick(random, shapes.slice(0, size > 3 ? 5 : 6)));
  const standing: Standing[] = [];
  const units = 1 + Math.floor(random() * 3);
  for (let i = 1; i <= units + 1; i++) {
    const side = i > units ? 0 : 1;
    const far = 3 + random() * 9;
    const [x, y] = pick(random, [
      [far, 0],
      [-far, 0],
      [0, far],
      [far * 0.7, far * 0.7],
      [far * 0.8, -far * 0.6],
    ] as const);
    for (const body of cluster(random, taken, 1 + Math.floor(random() * 8), 25 + x, 20 + y, pick(random, shapes)))
      standing.push({ id: 100 * i + standing.length, unit: i, side, body });
  }
  const maximum = kind === 'pile-in' || kind === 'engaging' || kind === 'objective' ? 3 : 2 + Math.floor(random() * 10);
  const setUp = kind === 'deep-strike' || kind === 'ingress' || kind === 'emergency';
  return {
    mode: setUp ? 'set-up' : 'move',
    scene: { width: 60, height: 44, standing },
    movers: unit.map((body, index) => ({ id: index + 1, body, ...(setUp ? {} : { maximum }) })),
    constraints: constraintsOf(kind, unit, standing, random),
  };
}

interface Sides {
  readonly unit: readonly Body[];
  readonly standing: readonly Standing[];
  readonly foes: readonly Standing[];
  /** Enemy units, the nearest first. */
  readonly units: readonly [number, ...number[]];
  readonly random: () => number;
}

const settled: readonly Constraint[] = [
  { rule: '03.01-h', kind: 'on-table' },
  { rule: '03.01-r', kind: 'no-overlap' },
  coherency,
];

const makers: { readonly [K in ProblemKind]: (sides: Sides) => readonly Constraint[] } = {
  normal: ({ foes }) => normalMove(foes),
  charge: ({ foes, units, random }) => charge(foes, ...(random() < 0.3 ? units.slice(0, 2) : [units[0]])),
  'pile-in': ({ foes, units, unit }) => {
    const touched = (body: Body, target: number) =>
      foes.some((foe) => foe.unit === target && horizontalDistance(body, foe.body) <= 2);
    const engaged = unit.flatMap((body, index) =>
      units.filter((target) => touched(body, target)).map((target) => ({ model: index + 1, unit: target })),
    );
    const targets = [...new Set(engaged.map((pair) => pair.unit))];
    return pileIn(foes, targets.length > 0 ? targets : [units[0]], engaged);
  },
  engaging: ({ foes, units }) => engaging(foes, units[0]),
  objective: ({ foes, random }) =>
    ontoObjective(foes, { kind: 'disc', x: 25 + random() * 6, y: 20 + random() * 6, radius: 3 }),
  surge: ({ foes, units }) => [
    ...basics(foes),
    { rule: '21.02-e', kind: 'engaged-if-able', groups: [ids(foes, units[0])], ...engagement },
    { rule: '21.02-f', kind: 'as-close-as-possible', to: ids(foes, units[0]), unlessEngaged: engagement },
    { rule: '21.02-g', kind: 'unengaged', models: ids(foes.filter((foe) => foe.unit !== units[0])), ...engagement },
  ],
  'deep-strike': ({ foes }) => [
    ...settled,
    { rule: '20.04-d', kind: 'more-than', distance: 8, horizontally: true, models: ids(foes) },
    { rule: '20.04-b', kind: 'unengaged', models: ids(foes), ...engagement },
  ],
  ingress: (sides) => [
    ...makers['deep-strike'](sides),
    { rule: '20.04-c', kind: 'wholly-within', regions: [{ kind: 'edge-band', distance: 6 }] },
  ],
  emergency: ({ standing, foes }) => {
    const near = standing.find((model) => model.side === 0) ?? standing[0]!;
    return [
      ...settled,
      { rule: '18.05-d', kind: 'placed-if-able' },
      { rule: '18.05-d', kind: 'wholly-within', regions: [{ kind: 'around-body', body: near.body, distance: 6 }] },
      { rule: '18.05-d', kind: 'unengaged', ifAble: true, models: ids(foes), ...engagement },
      { rule: '18.05-d', kind: 'as-close-as-possible', to: [near.id] },
    ];
  },
};

function constraintsOf(
  kind: ProblemKind,
  unit: readonly Body[],
  standing: readonly Standing[],
  random: () => number,
): readonly Constraint[] {
  const foes = standing.filter((model) => model.side === 1);
  const gap = (target: number) =>
    Math.min(
      ...unit.flatMap((body) =>
        foes.filter((foe) => foe.unit === target).map((foe) => horizontalDistance(body, foe.body)),
      ),
    );
  const [nearest = 1, ...others] = [...new Set(foes.map((foe) => foe.unit))].sort((a, b) => gap(a) - gap(b));
  return makers[kind]({ unit, standing, foes, units: [nearest, ...others], random });
}
