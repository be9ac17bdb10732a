import { plain } from '@adjutant/content/data';

/** One line of an army list: its text without bullet, and how deep it stands. */
export interface TextLine {
  readonly number: number;
  readonly text: string;
  readonly bullet: boolean;
  /** Column of the text; hollow bullets always stand below solid ones. */
  readonly depth: number;
}

const hollowDepth = 1000;

/** Lines with text, tabs as four columns. */
export function splitLines(input: string): TextLine[] {
  const lines: TextLine[] = [];
  input.split(/\r\n|\r|\n/).forEach((raw, index) => {
    const match =
      /^([\s\u00A0]*)(?:([\u2022\u25E6\u25AA\u25CF\u25CB\u2023\u00B7*-])(?=[\s\u00A0])([\s\u00A0]*))?(.*)$/u.exec(
        raw.replace(/\t/g, '    '),
      );
    const text = plain(match?.[4] ?? '');
    if (text === '') return;
    const bullet = match?.[2];
    const column = (match?.[1]?.length ?? 0) + (bullet === undefined ? 0 : 1 + (match?.[3]?.length ?? 0));
    const hollow = bullet === '\u25E6' || bullet === '\u25CB';
    lines.push({ number: index + 1, text, bullet: bullet !== undefined, depth: column + (hollow ? hollowDepth : 0) });
  });
  return lines;
}

/** `2000`, `1,990`, `1 990` as a number. */
export function readNumber(text: string): number {
  return Number(text.replace(/[^\d]/g, ''));
}

/** Splits `3x Name` or `3 Name` into its number and the rest. */
export function counted(text: string, bareNumber = false): { readonly count: number; readonly name: string } {
  const match = (bareNumber ? /^(\d{1,3})(?:\s?[x\u00D7])?\s+(\S.*)$/ : /^(\d{1,3})\s?[x\u00D7]\s+(\S.*)$/).exec(text);
  return match === null ? { count: 1, name: text } : { count: Number(match[1]), name: match[2] ?? '' };
}

/** Splits a trailing price such as `(+20 pts)` or `[+25 points]` off. */
export function priced(text: string): { readonly name: string; readonly points?: number } {
  const match = /^(.*?)\s*[([]\+?\s?(\d[\d,. ]*)\s*(?:pts?|points?)[)\]]$/i.exec(text);
  return match === null ? { name: text } : { name: match[1] ?? '', points: readNumber(match[2] ?? '') };
}
