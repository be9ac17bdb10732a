/** Reads values of unknown form; what has another form is noted and stands as nothing. */
import type { Point } from '@adjutant/geometry';
import type { Problems } from './problem.ts';

/** A value with its place in the JSON. */
export interface Spot {
  readonly value: unknown;
  readonly at: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object, or undefined where it is none; keys that nobody reads are noted, since they are mostly misspelt. */
export function fieldsOf(
  { value, at }: Spot,
  known: { readonly needed: readonly string[]; readonly optional?: readonly string[] },
  problems: Problems,
): ((key: string) => Spot) | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    problems.add('not-an-object', at, { values: { found: kindOf(value) } });
    return undefined;
  }
  const fields = value as Fields;
  const missing = known.needed.filter((key) => fields[key] === undefined);
  for (const key of missing) problems.add('missing', at, { values: { key } });
  const all = [...known.needed, ...(known.optional ?? [])];
  for (const key of Object.keys(fields).filter((one) => !all.includes(one)))
    problems.add('unknown-key', at, { values: { key, known: all.join(', ') } });
  if (missing.length > 0) return undefined;
  return (key) => ({ value: fields[key], at: at === '' ? key : `${at}.${key}` });
}

/** The entries of a list. */
export function entriesOf({ value, at }: Spot, problems: Problems): Spot[] | undefined {
  if (Array.isArray(value)) return value.map((entry: unknown, index) => ({ value: entry, at: `${at}[${index}]` }));
  problems.add('not-a-list', at, { values: { found: kindOf(value) } });
  return undefined;
}

/** A text with something in it. */
export function textOf({ value, at }: Spot, problems: Problems): string | undefined {
  if (typeof value === 'string' && value.trim() !== '') return value;
  problems.add('not-a-text', at, { values: { found: value === '' ? 'an empty text' : kindOf(value) } });
  return undefined;
}

/** A finite number. */
function numberOf({ value, at }: Spot, problems: Problems): number | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  problems.add('not-a-number', at, { values: { found: kindOf(value) } });
  return undefined;
}

/** A point `[x, y]`. */
export function pointOf({ value, at }: Spot, problems: Problems): Point | undefined {
  if (!Array.isArray(value) || value.length !== 2) {
    problems.add('not-a-point', at, { values: { found: kindOf(value) } });
    return undefined;
  }
  const [x, y] = value.map((part: unknown, index) => numberOf({ value: part, at: `${at}[${index}]` }, problems));
  return x === undefined || y === undefined ? undefined : [x, y];
}

/** Every entry of a list read by the same reader; undefined where any cannot be read. */
export function allOf<T>(spot: Spot, read: (entry: Spot) => T | undefined, problems: Problems): T[] | undefined {
  const entries = entriesOf(spot, problems)?.map(read);
  if (entries === undefined || entries.includes(undefined)) return undefined;
  return entries.filter((entry) => entry !== undefined);
}

/** The numbers of the named fields, or undefined where any is none. */
export function numbersOf<K extends string>(
  field: (key: string) => Spot,
  keys: readonly K[],
  problems: Problems,
): Readonly<Record<K, number>> | undefined {
  const read = keys.map((key) => [key, numberOf(field(key), problems)] as const);
  if (read.some(([, number]) => number === undefined)) return undefined;
  return Object.fromEntries(read) as Record<K, number>;
}

function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return `the text "${value.slice(0, 40)}"`;
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
