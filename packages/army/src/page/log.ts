import type { ReportEntry } from '../report.ts';
import type { PageLine } from './lines.ts';

type Values = NonNullable<ReportEntry['values']>;

/** Collects what became of each line of a page. */
export interface PageLog {
  /** The line was understood. */
  read(line: PageLine): void;
  entry(status: ReportEntry['status'], code: string, line: PageLine | undefined, values?: Values): void;
  /** One entry or more for each line, in the order of the page. */
  entries(): readonly ReportEntry[];
}

export function pageLog(): PageLog {
  const entries: ReportEntry[] = [];
  const entry: PageLog['entry'] = (status, code, line, values) => {
    entries.push({
      status,
      code,
      text: line?.text ?? '',
      ...(line !== undefined && { line: line.number }),
      ...(values !== undefined && { values }),
    });
  };
  return {
    entry,
    read: (line) => entry('found', 'page-line-read', line),
    entries: () => [...entries].sort((a, b) => (a.line ?? 0) - (b.line ?? 0)),
  };
}
