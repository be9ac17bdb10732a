/** Faults of the data that show by features beside their areas, and what they are read as. */
import type { Point } from '@adjutant/geometry';
import type { SourcePlacement } from './source.ts';

/** How the features of an area's template are read otherwise than they stand. */
interface Correction {
  /** A feature's place, in the frame of the area's centroid; `across` is the least and greatest x of the area. */
  readonly placed: (feature: SourcePlacement, across: Point) => SourcePlacement;
  /** For the notes of a layout. */
  readonly note: string;
}

const mirrored: Correction = {
  placed: ({ position, rotation_degrees = 0, mirror = 'none' }, [least, most]) => ({
    position: { x: least + most - position.x, y: position.y },
    rotation_degrees: (360 - rotation_degrees) % 360,
    mirror: mirror === 'none' ? 'horizontal' : 'none',
  }),
  note: 'the data draws the features the other way round than the area, partly beside it; they are mirrored here',
};

const corrections: Readonly<Record<string, Correction>> = {
  'bm-composite-triangle-ab-corner-02-4b8322162e': mirrored,
  'bm-composite-triangle-ab-corner-02-8d39f1ed78': {
    ...mirrored,
    note: `${mirrored.note}; the floor that reaches 0.25" beyond its ruin is cut`,
  },
  'bm-composite-smallrect-generator-updown-flip-3db57df624': {
    placed: (feature) => ({ ...feature, position: { ...feature.position, x: feature.position.x + 4.497 } }),
    note: 'the data puts the generator beside the area; it stands in its middle here, as in the other areas of its kind',
  },
};

/** What is to be corrected in a template of an area, if anything. */
export function correctionOf(template: string | undefined): Correction | undefined {
  return template === undefined ? undefined : corrections[template];
}
