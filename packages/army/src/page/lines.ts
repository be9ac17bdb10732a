import { plain } from '@adjutant/content/data';

/** One statement of a page: a line, or a part of a line where the page glues two together. */
export interface PageLine {
  /** Line of the text, from 1. */
  readonly number: number;
  /** Straight quotes and hyphens, without its bullet. */
  readonly text: string;
  readonly bullet: boolean;
  /** The cells of a row of a table, without the empty ones at both ends. */
  readonly cells?: readonly string[];
}

/** A sentence that ends where the next begins without a space: pages lose the line break between two blocks. */
const glued = /(?<=[a-z0-9)\]"'][.!?])(?=[A-Z[])/;

/** The lines of a page that are not empty. */
export function pageLines(text: string): readonly PageLine[] {
  return text.split(/\r\n|\r|\n/).flatMap((raw, at) => {
    const number = at + 1;
    if (/[|\t]/.test(raw.trim())) {
      const cells = rowCells(raw);
      return cells.length === 0 ? [] : [{ number, text: cells.join(' '), bullet: false, cells }];
    }
    return raw.split(glued).flatMap((part) => {
      const bulleted = /^\s*[-*\u2022\u25A0\u25AA\u25CF\u25E6\u00B7]\s+(.*)$/.exec(part);
      const words = plain(bulleted?.[1] ?? part);
      return words === '' ? [] : [{ number, text: words, bullet: bulleted !== null }];
    });
  });
}

function rowCells(raw: string): string[] {
  const cells = raw.split(/[|\t]/).map(plain);
  const isEmpty = (cell: string): boolean => cell === '';
  const first = cells.findIndex((cell) => !isEmpty(cell));
  if (first < 0) return [];
  return cells.slice(first, cells.findLastIndex((cell) => !isEmpty(cell)) + 1);
}

/** Whether a line is a title rather than a sentence. */
export function isTitle({ text, bullet, cells }: PageLine): boolean {
  return !bullet && cells === undefined && text.length <= 60 && !/[.:?]$/.test(text);
}

/** Whether a line is written in capitals only. */
export function isCapitals(text: string): boolean {
  return /[A-Z]{2}/.test(text) && text === text.toUpperCase();
}
