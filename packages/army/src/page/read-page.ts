import { decodeUtf8 } from '../read/read-list.ts';
import { notADatasheet, notAPage } from './bad-input.ts';
import { pageLines } from './lines.ts';
import { pageLog } from './log.ts';
import { readSheet } from './read-sheet.ts';
import { pageParts } from './sections.ts';
import type { PageResult } from './sheet.ts';

/** Reads the text of a datasheet's page; every line of it is in the report, understood or not. */
export function readPage(input: string | Uint8Array): PageResult {
  const text = typeof input === 'string' ? input : decodeUtf8(input);
  if (text === undefined) return { ok: false, error: { code: 'page-binary', values: {} } };
  const bad = notAPage(text);
  if (bad !== undefined) return { ok: false, error: bad };
  const lines = pageLines(text.replace(/^\uFEFF/, ''));
  const parts = pageParts(lines);
  const error = notADatasheet(lines, parts);
  if (error !== undefined) return { ok: false, error };
  const log = pageLog();
  const sheet = readSheet(lines, parts, log);
  return { ok: true, sheet, report: log.entries() };
}
