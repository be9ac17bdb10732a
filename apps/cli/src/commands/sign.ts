import type { ReportEntry } from '@adjutant/army';
import type { Io } from '../io.ts';

/** The sign before a line: understood, remark, guessed, not understood. */
export function signOf(status: ReportEntry['status'], { colours }: Io): string {
  const { green, yellow, red, cyan } = colours;
  return { found: green('+'), note: cyan('i'), guessed: yellow('~'), unknown: red('?') }[status];
}
