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
