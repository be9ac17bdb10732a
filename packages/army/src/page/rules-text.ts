import { isTitle, type PageLine } from './lines.ts';
import type { PageLog } from './log.ts';

const numbered = /^\d\d\.\d\d(?:\.\d\d)?\s+\S|\S\d\d\.\d\d$/;
const fixedTitles = /^(?:FAQ|Errata|FAQ \/ Errata|SEE ALSO|Army List)$/i;
const keywordList = /^The .*keywords? (?:is|are) used in the following .* datasheets:$/;

/** The title of a rule that a page quotes: numbered as the book does, or one of the words over questions and errata. */
export function isRulesHeading({ text, cells }: PageLine): boolean {
  return cells === undefined && (numbered.test(text) || fixedTitles.test(text) || keywordList.test(text));
}

/** Whether a line is running text. */
export function isSentence({ text }: PageLine): boolean {
  return text.length > 60;
}

/** Rules that the page quotes beside the datasheet are left out; each of their lines is named, with the title above it. */
export function passRulesText(lines: readonly PageLine[], log: PageLog): void {
  let title = '';
  for (const line of lines) {
    if (isRulesHeading(line) || isTitle(line)) title = line.text;
    log.entry('note', 'page-rules-text', line, { title });
  }
}

/** The edition of the quoted rules: the 11th numbers its rules, the 10th sorts its core stratagems. */
export function editionOf(lines: readonly PageLine[]): 10 | 11 | undefined {
  if (lines.some(({ text, cells }) => cells === undefined && numbered.test(text))) return 11;
  return lines.some(({ text }) => /^Core - (?:Battle Tactic|Epic Deed|Strategic Ploy|Wargear)/.test(text))
    ? 10
    : undefined;
}
