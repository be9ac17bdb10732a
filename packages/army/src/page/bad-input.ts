import type { PageLine } from './lines.ts';
import { headingOf, type PageParts, type PageSection } from './sections.ts';
import type { PageError } from './sheet.ts';

/** No page of a datasheet is as long. */
const longestPage = 2_000_000;

/** What is wrong with a text that cannot be a page, before its lines are looked at. */
export function notAPage(text: string): PageError | undefined {
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  if (trimmed === '') return { code: 'page-empty', values: {} };
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\u0000-\u0008\u000E-\u001F\uFFFD]/.test(trimmed.slice(0, 4000))) return { code: 'page-binary', values: {} };
  if (trimmed.length > longestPage)
    return { code: 'page-too-long', values: { length: trimmed.length, limit: longestPage } };
  const tags = trimmed.match(/<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?>/gi)?.length ?? 0;
  if (/^<(?:!doctype|html|\?xml)/i.test(trimmed) || tags > 20) return { code: 'page-html', values: {} };
  return undefined;
}

/** Sections without which a page is not whole, by the heading that is missing. */
const needed: readonly (readonly [PageSection, string])[] = [
  ['composition', 'UNIT COMPOSITION'],
  ['keywords', 'KEYWORDS'],
  ['faction-keywords', 'FACTION KEYWORDS'],
];

/** Why the lines of a text are no datasheet, or not the whole of one. */
export function notADatasheet(lines: readonly PageLine[], parts: PageParts): PageError | undefined {
  const known = needed.filter(([section]) => parts.has(section)).length;
  const telling = ['weapons', 'options', 'abilities', 'composition'] as const;
  if (telling.filter((section) => parts.has(section)).length < 2 && known < needed.length)
    return { code: 'page-no-datasheet', values: { start: lines[0]?.text.slice(0, 60) ?? '' } };
  const twice = lines.filter((line) => headingOf(line) === 'composition')[1];
  if (twice !== undefined) return { code: 'page-several', values: {}, line: twice.number };
  if ((parts.get('title') ?? []).length === 0)
    return { code: 'page-no-title', values: {}, line: lines[0]?.number ?? 1 };
  const missing = needed.filter(([section]) => !parts.has(section)).map(([, heading]) => heading);
  const last = lines.at(-1);
  if (missing.length === 0 || last === undefined) return undefined;
  return {
    code: 'page-cut-off',
    values: { missing: missing.join(', '), end: last.text.slice(0, 60) },
    line: last.number,
  };
}
