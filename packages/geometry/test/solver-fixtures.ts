import type {
  BaseShape,
  Body,
  Constraint,
  ConstraintOf,
  ModelMove,
  MoveProblem,
  Mover,
  Pose,
  Region,
  Standing,
} from '../src/index.ts';

/** Small scenes for tests of the solver. Bases are 1.26 inches wide unless told otherwise; the table is 60 by 44. */

const radius = 0.63;
export const engagement = { horizontal: 2, vertical: 5 };

export const at = (x: number, y: number, z = 0, facing: readonly [number, number] = [1, 0]): Pose => ({
  x,
  y,
  z,
  facingX: facing[0],
  facingY: facing[1],
});

export const body = (x: number, y: number, shape: BaseShape = { kind: 'round', radius }, z = 0): Body => ({
  shape,
  pose: at(x, y, z),
  height: 1.5,
});

export const hull = (long: number, wide: number): BaseShape => ({
  kind: 'hull',
  outline: [
    [-long / 2, -wide / 2],
    [long / 2, -wide / 2],
    [long / 2, wide / 2],
    [-long / 2, wide / 2],
  ],
});

/** A mover by its place; the movers of one problem are numbered from 1 in the order in which they are given. */
export type Spot = readonly [x: number, y: number, z?: number];

/** Enemies have ids from 101, those of the second unit from 201, and so on. */
export function enemies(...units: readonly (readonly Spot[])[]): readonly Standing[] {
  return units.flatMap((spots, unit) =>
    spots.map(([x, y, z = 0], model) => ({
      id: 100 * (unit + 1) + model + 1,
      unit: unit + 1,
      side: 1 as const,
      body: body(x, y, { kind: 'round', radius }, z),
    })),
  );
}

export function movers(maximum: number, ...spots: readonly Spot[]): readonly Mover[] {
  return spots.map(([x, y, z = 0], index) => ({
    id: index + 1,
    body: body(x, y, { kind: 'round', radius }, z),
    maximum,
  }));
}

export function moving(
  units: readonly Mover[],
  standing: readonly Standing[],
  constraints: readonly Constraint[],
): MoveProblem {
  return { mode: 'move', scene: { width: 60, height: 44, standing }, movers: units, constraints };
}

export function settingUp(
  units: readonly Mover[],
  standing: readonly Standing[],
  constraints: readonly Constraint[],
): MoveProblem {
  return { ...moving(units, standing, constraints), mode: 'set-up' };
}

/** One model's way through points at the table's level. */
export const go = (model: number, ...points: readonly Spot[]): ModelMove => ({
  model,
  path: points.map(([x, y, z = 0]) => at(x, y, z)),
});

export const ids = (standing: readonly Standing[], unit?: number): number[] =>
  standing.filter((model) => unit === undefined || model.unit === unit).map((model) => model.id);

export const coherency: ConstraintOf<'coherent'> = { rule: '03.03', kind: 'coherent', gap: 2, span: 9, vertical: 5 };

/** What every move obeys. */
export function basics(standing: readonly Standing[]): readonly Constraint[] {
  return [
    { rule: '03.01-m', kind: 'path-length' },
    { rule: '03.01-h', kind: 'on-table' },
    { rule: '03.01-g', kind: 'passes', models: ids(standing) },
    { rule: '03.01-r', kind: 'no-overlap' },
    coherency,
  ];
}

export function normalMove(standing: readonly Standing[]): readonly Constraint[] {
  return [...basics(standing), { rule: '09.05-d', kind: 'unengaged', models: ids(standing), ...engagement }];
}

/** A charge against some units; the other units may not be engaged. */
export function charge(standing: readonly Standing[], ...targets: readonly number[]): readonly Constraint[] {
  const groups = targets.map((unit) => ids(standing, unit));
  const others = ids(standing.filter((model) => !targets.includes(model.unit)));
  return [
    ...basics(standing),
    { rule: '11.04-e', kind: 'closer-to-any', groups, unmovedToo: true },
    { rule: '11.04-f', kind: 'within-if-able', groups, distance: 1 },
    { rule: '11.04-g', kind: 'engaged-if-able', groups, ...engagement },
    { rule: '11.04-h', kind: 'engaged-with-each', groups, ...engagement },
    { rule: '11.04-i', kind: 'unengaged', models: others, ...engagement },
  ];
}

/** A pile-in towards some units. */
export function pileIn(
  standing: readonly Standing[],
  targets: readonly number[],
  engaged: readonly { model: number; unit: number }[] = [],
  fixed: readonly number[] = [],
): readonly Constraint[] {
  const groups = targets.map((unit) => ids(standing, unit));
  const pairs = engaged.map(({ model, unit }) => ({ model, group: ids(standing, unit) }));
  return [
    ...basics(standing),
    { rule: '12.03-d', kind: 'fixed', models: fixed },
    { rule: '12.03-e', kind: 'closer-to-closest', groups },
    { rule: '12.03-e', kind: 'engaged-if-able', groups, closestOnly: true, movedOnly: true, ...engagement },
    { rule: '12.03-g', kind: 'engaged-with-any', models: ids(standing), ...engagement },
    { rule: '12.03-h', kind: 'keeps-engagements', pairs, ...engagement },
  ];
}

/** A consolidation towards units that all have to be engaged. */
export function engaging(standing: readonly Standing[], ...targets: readonly number[]): readonly Constraint[] {
  const groups = targets.map((unit) => ids(standing, unit));
  return [
    ...basics(standing),
    { rule: '12.08-h', kind: 'closer-to-closest', groups },
    { rule: '12.08-h', kind: 'engaged-if-able', groups, closestOnly: true, movedOnly: true, ...engagement },
    { rule: '12.08-k', kind: 'engaged-with-each', groups, ...engagement },
  ];
}

/** A consolidation into range of an objective. */
export function ontoObjective(standing: readonly Standing[], region: Region): readonly Constraint[] {
  return [
    ...basics(standing),
    { rule: '12.08-i', kind: 'closer-to-region', regions: [region] },
    { rule: '12.08-i', kind: 'within-region-if-able', regions: [region], movedOnly: true },
    { rule: '12.08-l', kind: 'some-within', regions: [region] },
  ];
}
