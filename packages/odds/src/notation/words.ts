/** Takes what it knows out of a text, piece by piece, and tells what is left. */
export class Words {
  readonly part: string;
  #rest: string;

  constructor(text: string) {
    this.part = text.trim();
    this.#rest = ` ${text.replaceAll(',', ' ').replace(/\s+/g, ' ').trim()} `;
  }

  /** Takes the first match out; brings back its groups. */
  take(pattern: RegExp): readonly (string | undefined)[] | undefined {
    const found = pattern.exec(this.#rest);
    if (found === null) return undefined;
    this.#rest = `${this.#rest.slice(0, found.index)} ${this.#rest.slice(found.index + found[0].length)}`;
    return found.slice(1);
  }

  /** The number in the first group of a match. */
  takeNumber(pattern: RegExp): number | undefined {
    const value = this.take(pattern)?.find((group) => group !== undefined);
    return value === undefined ? undefined : Number(value);
  }

  /** The first word that nothing has taken. */
  get left(): string | undefined {
    return this.#rest
      .trim()
      .split(' ')
      .find((word) => word !== '');
  }
}

const numbers = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** A number in figures or in words up to twelve. */
export function numberOf(word: string): number | undefined {
  if (/^\d+$/.test(word)) return Number(word);
  const at = numbers.indexOf(word.toLowerCase());
  return at < 0 ? undefined : at;
}
