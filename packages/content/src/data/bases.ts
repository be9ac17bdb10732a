import type { BaseShape } from '@adjutant/geometry';
import type { SourceBase } from './source.ts';

const millimetresPerInch = 25.4;

/** Rounded to the thousandth of an inch in which places are kept. */
export function inches(millimetres: number): number {
  return Math.round((millimetres / millimetresPerInch) * 1000) / 1000;
}

export function roundBase(diameterMm: number): BaseShape {
  return { kind: 'round', radius: inches(diameterMm / 2) };
}

export function ovalBase(lengthMm: number, widthMm: number): BaseShape {
  return { kind: 'oval', long: inches(lengthMm / 2), short: inches(widthMm / 2) };
}

/** A rectangle around the centre with its length along the facing. */
export function rectangleHull(lengthMm: number, widthMm: number): BaseShape {
  const x = inches(lengthMm / 2);
  const y = inches(widthMm / 2);
  return {
    kind: 'hull',
    outline: [
      [x, y],
      [-x, y],
      [-x, -y],
      [x, -y],
    ],
  };
}

/** A base or outline and the codes of what was assumed about it. */
export interface BaseReading {
  readonly base: BaseShape;
  readonly notes: readonly string[];
}

/**
 * Outlines in millimetres of models without a base. No source gives them: they are typical sizes of the kind, replaced
 * by a measured outline where one is known. The first row whose keywords all match applies.
 */
const hullSizes: readonly { readonly keywords: readonly string[]; readonly length: number; readonly width: number }[] =
  [
    { keywords: ['AIRCRAFT', 'TITANIC'], length: 330, width: 280 },
    { keywords: ['AIRCRAFT'], length: 200, width: 160 },
    { keywords: ['TITANIC', 'MONSTER'], length: 280, width: 180 },
    { keywords: ['TITANIC', 'WALKER'], length: 170, width: 140 },
    { keywords: ['TITANIC'], length: 230, width: 160 },
    { keywords: ['FORTIFICATION'], length: 150, width: 120 },
    { keywords: ['TRANSPORT'], length: 130, width: 85 },
    { keywords: ['WALKER'], length: 90, width: 80 },
    { keywords: ['VEHICLE'], length: 130, width: 90 },
    { keywords: ['MONSTER'], length: 150, width: 110 },
  ];

/** The base of a model; where the data says nothing usable, a default of the kind with a note. @rule 17.02 */
export function readBase(source: SourceBase | undefined, keywords: readonly string[]): BaseReading {
  if (source?.shape === 'round' && source.diameter !== undefined)
    return { base: roundBase(source.diameter), notes: [] };
  if (source?.shape === 'oval' && source.width !== undefined && source.length !== undefined) {
    return { base: ovalOf(source.width, source.length), notes: [] };
  }
  if (source?.shape === 'flying-base') {
    const { width, length } = source;
    const base =
      width !== undefined && length !== undefined
        ? ovalOf(width, length)
        : roundBase(source.size === 'large' ? 60 : 32);
    return { base, notes: ['flying-base-assumed'] };
  }
  if (source === undefined && !keywords.includes('VEHICLE') && !keywords.includes('MONSTER')) {
    return { base: roundBase(keywords.includes('MOUNTED') ? 60 : 32), notes: ['base-assumed'] };
  }
  const size = hullSizes.find((row) => row.keywords.every((keyword) => keywords.includes(keyword))) ?? {
    length: 130,
    width: 90,
  };
  return { base: rectangleHull(size.length, size.width), notes: ['hull-outline-assumed'] };
}

/** The data calls the longer side now width, now length. */
function ovalOf(a: number, b: number): BaseShape {
  return ovalBase(Math.max(a, b), Math.min(a, b));
}

/** Heights in inches by the longer half of the base in inches: no source gives them, they are typical of models on such bases. */
const heightsByBase: readonly (readonly [reach: number, height: number])[] = [
  [0.52, 1.1],
  [0.66, 1.4],
  [0.82, 1.7],
  [1.0, 2.1],
  [1.25, 2.6],
  [1.65, 3.2],
  [2.1, 4],
  [2.7, 4.5],
  [3.5, 5],
];

const heightsByKeyword: readonly { readonly keywords: readonly string[]; readonly height: number }[] = [
  { keywords: ['TITANIC', 'WALKER'], height: 9 },
  { keywords: ['TITANIC'], height: 7 },
  { keywords: ['TOWERING'], height: 7 },
  { keywords: ['AIRCRAFT'], height: 6 },
  { keywords: ['SWARM'], height: 0.8 },
  { keywords: ['BEAST', 'INFANTRY'], height: 1.4 },
];

/** Inches from the ground to the top of a model, by its keywords and base; always an assumption. */
export function heightOf(base: BaseShape, keywords: readonly string[]): number {
  const row = heightsByKeyword.find((candidate) => candidate.keywords.every((keyword) => keywords.includes(keyword)));
  if (row !== undefined) return row.height;
  if (base.kind === 'hull') return 3;
  const reach = base.kind === 'round' ? base.radius : base.long;
  return heightsByBase.find(([limit]) => reach <= limit)?.[1] ?? 6;
}
