/** What may stand in a state, an answer or an event: plain data that survives a round trip through text. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };
export type JsonObject = { readonly [key: string]: Json | undefined };

/** A deep copy of plain data. */
export function copyJson<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list: unknown[] = new Array(value.length);
    for (let at = 0; at < value.length; at++) list[at] = copyJson(value[at]);
    return list as T;
  }
  const copy: Record<string, unknown> = {};
  for (const key in value) {
    const part = (value as Record<string, unknown>)[key];
    copy[key] = typeof part === 'object' && part !== null ? copyJson(part) : part;
  }
  return copy as T;
}
