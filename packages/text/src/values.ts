import type { Json, JsonObject, PlayerId } from '@adjutant/engine';
import type { Names } from './names.ts';
import { amountWords } from './weapons.ts';
import { inches, listOf, spaced, withVerb } from './words.ts';

/** The values of a code, read as what the sentence needs. */
export class Values {
  readonly names: Names;
  readonly #json: JsonObject;

  constructor(json: JsonObject, names: Names) {
    this.#json = json;
    this.names = names;
  }

  has(key: string): boolean {
    const value = this.#json[key];
    return value !== undefined && value !== null;
  }

  number(key: string): number {
    const value = this.#json[key];
    return typeof value === 'number' ? value : 0;
  }

  /** An id or word as it stands. */
  text(key: string): string {
    const value = this.#json[key];
    return typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
  }

  /** An id in words: `fall-back` is "fall back". */
  words(key: string): string {
    return spaced(this.text(key));
  }

  inches(key: string): string {
    return inches(this.number(key));
  }

  /** A length to a hundredth of an inch, where a tenth would hide the difference. */
  exactly(key: string): string {
    return `${Math.ceil(this.number(key) * 100) / 100}"`;
  }

  unit(key: string): string {
    return this.has(key) ? this.names.unit(this.number(key)) : 'the unit';
  }

  /** The unit with a verb in the right number: "Boyz are". */
  unitIs(key: string, one = 'is', many = 'are'): string {
    return withVerb(this.unit(key), one, many);
  }

  model(key: string): string {
    return this.has(key) ? this.names.model(this.number(key)) : 'a model';
  }

  player(key: string): string {
    return this.names.player(this.number(key) === 1 ? 1 : (0 satisfies PlayerId));
  }

  units(key: string): string {
    return listOf(this.numbers(key).map((id) => this.names.unit(id)));
  }

  numbers(key: string): readonly number[] {
    const value = this.#json[key];
    return Array.isArray(value) ? value.filter((one: Json) => typeof one === 'number') : [];
  }

  /** A list of words. */
  list(key: string): string {
    const value = this.#json[key];
    return Array.isArray(value) ? listOf(value.map((one: Json) => String(one))) : this.text(key);
  }

  /** The values below a key. */
  in(key: string): Values {
    return new Values(objectOf(this.#json[key]), this.names);
  }

  /** The values of each entry of a list. */
  each(key: string): readonly Values[] {
    const value = this.#json[key];
    return Array.isArray(value) ? value.map((one: Json) => new Values(objectOf(one), this.names)) : [];
  }

  /** An amount of dice such as D6+1. */
  amount(key: string): string {
    const { dice, sides, plus } = objectOf(this.#json[key]);
    if (typeof dice !== 'number' || typeof plus !== 'number') return this.text(key);
    return amountWords({ dice, sides: sides === 3 ? 3 : 6, plus });
  }

  keys(): readonly string[] {
    return Object.keys(this.#json);
  }

  /** Every value, for a code that has no sentence. */
  all(): string {
    return Object.entries(this.#json)
      .map(([key, value]) => `${key} ${typeof value === 'string' ? value : JSON.stringify(value)}`)
      .join(', ');
  }
}

function objectOf(value: Json | undefined): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
}

/** How the sentences of one catalogue are written. */
export type Catalogue = Readonly<Record<string, (values: Values) => string>>;

/** The sentence of a code; one that the catalogue does not know is shown with its values. */
export function sentenceOf(catalogue: Catalogue, code: string, values: Values): string {
  const write = catalogue[code];
  if (write !== undefined) return write(values);
  const rest = values.all();
  return `${code.replaceAll('-', ' ')}${rest === '' ? '' : ` (${rest})`}`;
}
