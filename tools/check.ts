import { spawnSync } from 'node:child_process';
import { filesBelow, isEmpty, root, workspaces } from './files.ts';
import { houseRuleProblems } from './house-rules.ts';
import { currentCoverage, problemsOf, summaryOf } from './rules/coverage.ts';
import { sizeProblems } from './sizes.ts';

/** What a step found: nothing to mend, or the lines that say what is wrong; and a short remark beside its name. */
interface Outcome {
  readonly problems: readonly string[];
  readonly remark?: string;
}

/** How much of one step's trouble is printed. */
const shownLines = 60;

const filled = workspaces().filter((workspace) => !isEmpty(workspace));

/** Runs a program of node_modules/.bin; all its output is the problem when it fails. */
function run(program: string, ...args: string[]): Outcome {
  const done = spawnSync('npx', ['--no-install', program, ...args], { cwd: root, encoding: 'utf8' });
  if (done.status === 0) return { problems: [] };
  return { problems: `${done.stdout}${done.stderr}`.trim().split('\n') };
}

/** A project without any file yet (TS18003) is no fault. */
function types(): Outcome {
  const outcomes = [run('tsc', '-b'), run('tsc', '-p', 'tsconfig.tests.json')];
  const lines = outcomes.flatMap((outcome) => outcome.problems);
  return { problems: lines.filter((line) => line !== '' && !line.includes('TS18003')) };
}

function rules(): Outcome {
  const { reference, coverage } = currentCoverage();
  return { problems: problemsOf(reference, coverage), remark: summaryOf(reference, coverage) };
}

const steps: Record<string, () => Outcome> = {
  types,
  lint: () => run('biome', 'check', '--error-on-warnings', '--max-diagnostics=20', '.'),
  house: () => ({ problems: houseRuleProblems() }),
  imports: () => run('depcruise', '--config', '.dependency-cruiser.cjs', 'packages', 'apps', 'tools'),
  unused: () =>
    run('knip', ...['.', ...filled].flatMap((workspace) => ['--workspace', workspace]), '--no-config-hints'),
  sizes: () => ({
    problems: sizeProblems(),
    remark: `${filesBelow(['packages', 'apps', 'tools'], /\.ts$/).length} files`,
  }),
  rules,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in steps));
if (unknown.length > 0) throw new Error(`No such step: ${unknown.join(', ')}. Steps: ${Object.keys(steps).join(', ')}`);

let failed = 0;
for (const [name, step] of Object.entries(steps)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const start = performance.now();
  const { problems, remark } = step();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const verdict = problems.length === 0 ? 'ok    ' : 'FAILED';
  console.log(`${name.padEnd(8)} ${verdict} ${seconds.padStart(6)} s${remark ? `  ${remark}` : ''}`);
  for (const problem of problems.slice(0, shownLines)) console.log(`         ${problem}`);
  if (problems.length > shownLines) console.log(`         ... and ${problems.length - shownLines} lines more`);
  if (problems.length > 0) failed += 1;
}
console.log(failed === 0 ? 'All checks passed.' : `${failed} of the checks failed.`);
process.exitCode = failed === 0 ? 0 : 1;
