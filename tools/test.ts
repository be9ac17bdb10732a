import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './files.ts';
import { counts, readReport, reportPath, runEndToEnd, runTests } from './report.ts';

// A run of some tests only must not pass for the report of all.
const filters = process.argv.slice(2);
const path = filters.length === 0 ? reportPath : '.reports/vitest-part.json';
rmSync(join(root, path), { force: true });
const status = runTests(path, 'default', filters);
const found = [counts(readReport(path))];

// The whole run ends with the app in a browser.
const endToEnd = '.reports/end-to-end.json';
const wholeRun = filters.length === 0;
rmSync(join(root, endToEnd), { force: true });
const endToEndStatus = wholeRun ? runEndToEnd(endToEnd) : 0;
if (wholeRun) found.push(counts(readReport(endToEnd)));

const sum = (of: (one: (typeof found)[number]) => number): number => found.reduce((so, one) => so + of(one), 0);
const [passed, failed, skipped] = [sum((one) => one.passed), sum((one) => one.failed), sum((one) => one.skipped)];
if (skipped > 0) console.log(`${skipped} skipped`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = status !== 0 || endToEndStatus !== 0 || failed > 0 || passed === 0 ? 1 : 0;
