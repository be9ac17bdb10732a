import type { JsonObject } from './json.ts';

/** Why something is not allowed: a code, the rule that says so, and the values of the sentence that `packages/text` makes of it. */
export interface Refusal {
  readonly code: string;
  readonly rule: string;
  readonly values: JsonObject;
}

/** A refusal of `rule`. */
export function refuse(code: string, rule: string, values: JsonObject = {}): Refusal {
  return { code, rule, values };
}
