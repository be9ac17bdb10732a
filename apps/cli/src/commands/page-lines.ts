import type { ReportEntry } from '@adjutant/army';
import { count, pageRemarkSentence } from '@adjutant/text';
import type { Io } from '../io.ts';
import { signOf } from './sign.ts';

type Report = readonly ReportEntry[];

/** The lines that were guessed or not understood, and how many are rules text, with the titles above it. */
export function pageRemarkLines(report: Report, io: Io): void {
  const { dim } = io.colours;
  for (const entry of report)
    if (entry.status !== 'found' && entry.code !== 'page-rules-text') {
      io.out(`${signOf(entry.status, io)} ${dim(String(entry.line ?? '').padStart(4))}  ${entry.text}`);
      io.out(`          ${dim('^')} ${pageRemarkSentence(entry)}`);
    }
  const rules = report.filter(({ code }) => code === 'page-rules-text');
  const [first, last] = [rules[0]?.line, rules.at(-1)?.line];
  if (first === undefined) return;
  const titles = new Set(rules.map(({ values }) => values?.title));
  const where = first === last ? `line ${first}` : `lines ${first} to ${last}`;
  io.out(
    `${signOf('note', io)} ${where}: rules text beside the datasheet (${count(titles.size, 'title')}), not read; --lines shows them`,
  );
}

const ranks: Readonly<Record<ReportEntry['status'], number>> = { found: 0, note: 1, guessed: 2, unknown: 3 };

/** The page itself, each line with a sign: understood, remark, guessed, not understood. */
export function pageLinesWithSigns(text: string, report: Report, io: Io): void {
  const { dim } = io.colours;
  for (const [at, line] of text.split(/\r\n|\r|\n/).entries()) {
    const entries = report.filter((entry) => entry.line === at + 1);
    if (entries.length === 0) continue;
    const worst = entries.reduce(
      (rank, { status }) => (ranks[status] > ranks[rank] ? status : rank),
      'found' as ReportEntry['status'],
    );
    io.out(`${signOf(worst, io)} ${dim(String(at + 1).padStart(4))}  ${line.trimEnd()}`);
    for (const entry of entries)
      if (entry.status !== 'found' && entry.code !== 'page-rules-text')
        io.out(`          ${dim('^')} ${pageRemarkSentence(entry)}`);
  }
}
