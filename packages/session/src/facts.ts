import type { Json, JsonObject } from '@adjutant/engine';

/** A condition on the facts of a question; `path` leads into them by dots: `context.needed`. */
export type FactTest =
  | { readonly test: 'is' | 'is-not'; readonly path: string; readonly value: Json }
  | { readonly test: 'at-least' | 'at-most'; readonly path: string; readonly value: number }
  | { readonly test: 'includes'; readonly path: string; readonly value: Json }
  | { readonly test: 'present' | 'missing'; readonly path: string }
  /** None of the faces at `path` is below the number at `needed`: no die fails. */
  | { readonly test: 'no-face-below'; readonly path: string; readonly needed: string }
  /** None of the faces at `path` is among those listed at `among`. */
  | { readonly test: 'no-face-among'; readonly path: string; readonly among: string };

/** What stands at a path, or undefined. */
export function factAt(facts: JsonObject | undefined, path: string): Json | undefined {
  let at: Json | undefined = facts;
  for (const key of path.split('.')) {
    if (typeof at !== 'object' || at === null || Array.isArray(at)) return undefined;
    at = (at as JsonObject)[key];
  }
  return at;
}

/** Whether the facts meet a condition; a fact that is missing meets only `missing` and `is-not`. */
export function meets(facts: JsonObject | undefined, condition: FactTest): boolean {
  const fact = factAt(facts, condition.path);
  switch (condition.test) {
    case 'is':
      return equal(fact, condition.value);
    case 'is-not':
      return !equal(fact, condition.value);
    case 'at-least':
      return typeof fact === 'number' && fact >= condition.value;
    case 'at-most':
      return typeof fact === 'number' && fact <= condition.value;
    case 'includes':
      return Array.isArray(fact) && fact.some((one: Json) => equal(one, condition.value));
    case 'present':
      return fact !== undefined;
    case 'missing':
      return fact === undefined;
    case 'no-face-below':
      return noFaceBelow(fact, factAt(facts, condition.needed));
    case 'no-face-among':
      return noFaceAmong(fact, factAt(facts, condition.among));
  }
}

function noFaceBelow(faces: Json | undefined, needed: Json | undefined): boolean {
  if (!Array.isArray(faces) || typeof needed !== 'number') return false;
  return faces.every((face) => typeof face === 'number' && face >= needed);
}

function noFaceAmong(faces: Json | undefined, among: Json | undefined): boolean {
  return Array.isArray(faces) && Array.isArray(among) && !faces.some((face: Json) => among.includes(face));
}

function equal(a: Json | undefined, b: Json): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
