import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, read, root, youngest } from './files.ts';

/** Where `npm test` leaves what vitest found. */
export const reportPath = '.reports/vitest.json';

/** What is read of vitest's JSON report. */
export interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: 'passed' | 'failed';
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** Runs vitest; the report goes to the given path. Returns its exit code. */
export function runTests(path: string, reporter: 'default' | 'silent', filters: readonly string[] = []): number {
  const reporters = reporter === 'silent' ? ['--reporter=json'] : ['--reporter=default', '--reporter=json'];
  return vitest(root, reporter, [...reporters, `--outputFile.json=${path}`, ...filters]);
}

/** Runs the end-to-end tests, in a browser where there is one; the report goes to the given path. Returns vitest's exit code. */
export function runEndToEnd(path: string): number {
  const report = `--outputFile.json=${join(root, path)}`;
  return vitest(join(root, 'apps/web'), 'default', ['--reporter=default', '--reporter=json', report]);
}

function vitest(cwd: string, reporter: 'default' | 'silent', args: readonly string[]): number {
  const stdio = reporter === 'silent' ? 'ignore' : 'inherit';
  return spawnSync('npx', ['--no-install', 'vitest', 'run', ...args], { cwd, stdio }).status ?? 1;
}

export const readReport = (path: string): Report => JSON.parse(read(path));

/** A report of the files as they are now: the one of the last `npm test` if nothing has changed since, else of a new run. */
export function freshReport(): Report {
  const sources = filesBelow(['packages', 'apps', 'tools'], /\.(ts|json|md|txt)$/);
  const isFresh = existsSync(join(root, reportPath)) && youngest([reportPath]) >= youngest(sources);
  if (!isFresh) runTests(reportPath, 'silent');
  return readReport(reportPath);
}

/** A file that could not even be loaded counts as one failed test. */
export function counts(report: Report): { passed: number; failed: number; skipped: number } {
  const unloadable = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}
