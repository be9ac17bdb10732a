/** Careful access to parsed JSON of which nothing is known. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function objects(value: unknown): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

export function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** A number, also where it is written as text. */
export function number(value: unknown): number | undefined {
  const read = typeof value === 'string' ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : undefined;
}

const mostCopies = 300;

/** How many of something there are: at least one, and no more than any unit could hold. */
export function copies(value: unknown): number {
  const read = number(value) ?? 1;
  return Math.min(mostCopies, Math.max(1, Math.floor(read)));
}
