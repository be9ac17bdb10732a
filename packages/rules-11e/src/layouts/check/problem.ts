/** What is wrong with a layout, and where: codes and values; sentences are made elsewhere. */

/** One thing that is wrong. */
export interface LayoutProblem {
  readonly code: LayoutProblemCode;
  /** Where: the way through the JSON, `features[3].walls[0]`; empty for the layout itself. */
  readonly at: string;
  /** Name or id of the area, feature or objective that it is about. */
  readonly of?: string;
  /** The rule that asks for it; absent where the file is not well-formed. */
  readonly rule?: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Everything that can be wrong. */
export const layoutProblemCodes = [
  'not-an-object',
  'not-a-list',
  'not-a-text',
  'not-a-number',
  'not-a-point',
  'missing',
  'unknown-key',
  'not-positive',
  'negative-height',
  'id-twice',
  'too-few-corners',
  'corner-twice',
  'crosses-itself',
  'flat',
  'off-the-table',
  'far-from-drawn',
  'areas-overlap',
  'unknown-area',
  'unknown-category',
  'feature-without-parts',
  'outside-its-area',
  'top-not-above-bottom',
  'wall-without-length',
  'opening-outside-wall',
  'opening-without-size',
  'openings-overlap',
  'floors-overlap',
  'floor-at-ground',
  'unknown-role',
  'unknown-player',
  'linked-off-areas',
  'objectives-share-an-area',
  'not-two-players',
  'zones-overlap',
] as const;

export type LayoutProblemCode = (typeof layoutProblemCodes)[number];

/** Collects problems while a layout is read. */
export class Problems {
  readonly list: LayoutProblem[] = [];

  add(
    code: LayoutProblemCode,
    at: string,
    more: { readonly of?: string | undefined; readonly rule?: string; readonly values?: LayoutProblem['values'] } = {},
  ): void {
    const { of, rule, values = {} } = more;
    this.list.push({ code, at, values, ...(of !== undefined && { of }), ...(rule !== undefined && { rule }) });
  }
}
