import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './files.ts';
import { counts, readReport, reportPath, runTests } from './report.ts';

// A run of some tests only must not pass for the report of all.
const filters = process.argv.slice(2);
const path = filters.length === 0 ? reportPath : '.reports/vitest-part.json';
rmSync(join(root, path), { force: true });
const status = runTests(path, 'default', filters);
const { passed, failed, skipped } = counts(readReport(path));
if (skipped > 0) console.log(`${skipped} skipped`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = status !== 0 || failed > 0 || passed === 0 ? 1 : 0;
