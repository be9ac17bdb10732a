/** Heights of features in inches: stated by the data, else taken from like things, and then said so. */
import { kebab } from '../names.ts';
import { isClosed } from './parts.ts';
import type { SourceTemplate } from './source.ts';

/** Heights of one feature. */
export interface Height {
  /** Top of its walls and blocks. */
  readonly top: number;
  /** Of its upper floor, where it has one. */
  readonly floor: number;
}

/** Height of a storey: floor 1 is so many inches above the table. */
const STOREY = 3;

/** Height of what nothing at all is known of. */
const UNKNOWN = 5;

/** Templates of the data package's own catalogue, whose heights are stated, by the name of the same thing without one. */
const alike: Readonly<Record<string, string>> = {
  ab: 'corner-ruin-left',
  cd: 'corner-ruin-left',
  co: 'corner-ruin-left',
  ef: 'corner-ruin-left',
  gh: 'corner-ruin-left',
  'ruin-part': 'corner-ruin-left',
  tower: 'gantry',
  generator: 'generator',
  pipes: 'pipe',
  'long-barrier': 'barricade',
  'short-barrier': 'barricade',
  'small-l': 'corner-short',
  'small-l-flip': 'corner-short',
  corner: 'corner-tiny',
};

/** What a height was taken from. */
export type HeightOrigin = { readonly kind: 'stated' } | { readonly kind: 'like' | 'unknown'; readonly of: string };

/** The height of a feature; `stated` are the heights that its piece, template or area give, the first counts. */
export function heightOf(
  template: SourceTemplate | undefined,
  stated: readonly (number | undefined)[],
  templates: ReadonlyMap<string, SourceTemplate>,
): Height & { readonly origin: HeightOrigin } {
  const floor = STOREY * (template?.upper_floor?.floor ?? 1);
  const known = stated.find((height) => height !== undefined);
  if (known !== undefined) return { top: known, floor, origin: { kind: 'stated' } };
  const name = shortNameOf(template);
  const like = templates.get(alike[name] ?? '')?.default_height_inches;
  // A roof over the whole of a block lies on it: the block ends there.
  const roofed = template?.has_roof === true && (template.walls ?? []).every(isClosed);
  return {
    top: roofed ? floor : (like ?? UNKNOWN),
    floor,
    origin: like === undefined ? { kind: 'unknown', of: name } : { kind: 'like', of: alike[name] ?? '' },
  };
}

/** A template's name without the name of who drew it. */
export function shortNameOf(template: SourceTemplate | undefined): string {
  return kebab((template?.name ?? '').replace(/^Battlemaster /, ''));
}
