import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { read, root } from './files.ts';
import { countsOf, type MutationReport, rowOf, survivorsOf } from './mutation/report.ts';

/** Sections whose code is mutated, each with the sections whose tests a mutant is held against: those that lean on it most. */
const sections: Readonly<Record<string, string>> = {
  '05-attack-sequence': '04,05,06,19,24',
  '04-making-attacks': '04,05,10,24',
  '09-movement-phase': '03,09,16,21',
  '03-moving': '01,03,09,11,20',
  '12-fight-phase': '11,12,24',
};
const folders = Object.keys(sections);

const reports = '.reports/mutation';

/**
 * Runs the mutants of one section, or of the files of it that are named; those already judged stay judged while neither they nor
 * their tests change. Brings back what is known of the section's mutants.
 */
function mutate(folder: string, files: readonly string[]): MutationReport | undefined {
  const source = `packages/rules-11e/src/${folder}`;
  const known = `${reports}/${folder}.json`;
  const chosen = files.length === 0 ? [`${source}/**/*.ts`] : files.map((file) => `${source}/${file}.ts`);
  const options = [...['--mutate', [...chosen, `!${source}/**/*.test.ts`].join()], ...['--incrementalFile', known]];
  const env = { ...process.env, STRYKER_TESTS: sections[folder] ?? '' };
  const args = ['--no-install', 'stryker', 'run', 'tools/stryker.config.mjs', ...options];
  const { status } = spawnSync('npx', args, { cwd: root, stdio: 'inherit', env });
  return status === 0 ? JSON.parse(read(known)) : undefined;
}

const [asked, ...files] = process.argv.slice(2);
const chosen = folders.filter((folder) => asked === undefined || folder.startsWith(asked));
if (chosen.length === 0) throw new Error(`No section is called ${asked}: ${folders.join(', ')}`);
mkdirSync(join(root, reports), { recursive: true });
for (const folder of chosen) {
  const report = mutate(folder, files);
  if (report === undefined) {
    console.log(`${folder}: not measured`);
    process.exitCode = 1;
    continue;
  }
  for (const line of survivorsOf(report)) console.log(line);
  console.log(rowOf(folder, countsOf(report)));
}
