/** What is wrong with a layout, in sentences. */

/** A problem of a layout: code, place in its JSON, what it is about, rule, values. */
export interface LayoutProblemWords {
  readonly code: string;
  readonly at: string;
  readonly of?: string;
  readonly rule?: string;
  readonly values: Readonly<Record<string, string | number>>;
}

type Values = LayoutProblemWords['values'];

/** What is wrong, by code. */
export const layoutProblems: Readonly<Record<string, (v: Values) => string>> = {
  'not-an-object': (v) => `an object is wanted here, not ${v.found}`,
  'not-a-list': (v) => `a list is wanted here, not ${v.found}`,
  'not-a-text': (v) => `a text is wanted here, not ${v.found}`,
  'not-a-number': (v) => `a finite number is wanted here, not ${v.found}`,
  'not-a-point': (v) => `a point is written [x, y]; this is ${v.found}`,
  missing: (v) => `"${v.key}" is missing`,
  'unknown-key': (v) => `nothing reads "${v.key}"; known are ${v.known}`,
  'not-positive': (v) => `${v.found} is not more than 0`,
  'negative-height': (v) => `${v.z}" lies below the table`,
  'id-twice': (v) => `${v.other} has the same id`,
  'too-few-corners': (v) => `an outline has at least 3 corners, this one has ${v.corners}`,
  'corner-twice': (v) => `the corner [${v.x}, ${v.y}] stands twice in a row (corner ${v.corner})`,
  'crosses-itself': (v) => `the outline meets itself: the edge from [${v.x}, ${v.y}] on (corner ${v.corner})`,
  flat: () => 'the outline encloses nothing',
  'off-the-table': (v) => `[${v.x}, ${v.y}] is not on the table, which is ${v.width}" by ${v.height}"`,
  'far-from-drawn': (v) => `the outline leaves the drawn one by more than ${v.limit}"`,
  'areas-overlap': (v) => `the area overlaps the area ${v.other}`,
  'unknown-area': (v) => `there is no area "${v.area}"`,
  'unknown-category': (v) => `"${v.category}" is no category; known are ${v.known}`,
  'feature-without-parts': () => 'a feature has at least one block, wall or floor',
  'outside-its-area': (v) => `this part reaches out of its area ${v.area}`,
  'top-not-above-bottom': (v) => `its top (${v.top}") is not above its bottom (${v.bottom}")`,
  'wall-without-length': () => 'the wall ends where it begins',
  'opening-outside-wall': (v) =>
    `the opening, ${v.from}" to ${v.to}" along and ${v.sill}" to ${v.head}" up, leaves the wall, which is ${v.length}" long and ${v.bottom}" to ${v.top}" high`,
  'opening-without-size': (v) =>
    `the opening, ${v.from}" to ${v.to}" along and ${v.sill}" to ${v.head}" up, has no size`,
  'openings-overlap': (v) => `the opening overlaps opening ${v.other} of the same wall`,
  'floors-overlap': (v) => `the floor at ${v.z}" overlaps floor ${v.other} at the same height`,
  'floor-at-ground': () => 'a floor lies above the table; the ground needs none',
  'unknown-role': (v) => `"${v.role}" is no role of an objective; known are ${v.known}`,
  'unknown-player': (v) => `players are 0 and 1, not ${v.player}`,
  'linked-off-areas': (v) => `[${v.x}, ${v.y}] lies on no area; only areas can be linked to one objective`,
  'objectives-share-an-area': (v) => `the area ${v.area} already belongs to ${v.other}; an area is one objective`,
  'not-two-players': (v) => `two zones are wanted, one for either player, not ${v.found}`,
  'zones-overlap': () => 'the zones of the two players overlap',
};

/** One thing that is wrong: where, about what, and by which rule. */
export function layoutProblemSentence({ code, at, of, rule, values }: LayoutProblemWords): string {
  const place = [at, of === undefined ? '' : `(${of})`].filter((part) => part !== '').join(' ');
  const words = layoutProblems[code]?.(values) ?? code;
  const cited = rule === undefined ? '' : ` [${rule}]`;
  return `${place === '' ? '' : `${place}: `}${words}${cited}`;
}
