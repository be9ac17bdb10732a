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

/** Runs the mutants of one section; those already judged stay judged while neither they nor their tests change. */
function mutate(folder: string): MutationReport | undefined {
  const source = `packages/rules-11e/src/${folder}`;
  const report = `${reports}/${folder}.json`;
  const options = [
    ...['--mutate', `${source}/**/*.ts,!${source}/**/*.test.ts`],
    ...['--incrementalFile', `${reports}/${folder}.incremental.json`],
  ];
  const env = { ...process.env, STRYKER_REPORT: report, STRYKER_TESTS: sections[folder] ?? '' };
  const args = ['--no-install', 'stryker', 'run', 'tools/stryker.config.mjs', ...options];
  const { status } = spawnSync('npx', args, { cwd: root, stdio: 'inherit', env });
  return status === 0 ? JSON.parse(read(report)) : undefined;
}

const asked = process.argv.slice(2);
const chosen = folders.filter((folder) => asked.length === 0 || asked.some((part) => folder.startsWith(part)));
if (chosen.length === 0) throw new Error(`No section is called ${asked.join(' or ')}: ${folders.join(', ')}`);
mkdirSync(join(root, reports), { recursive: true });
for (const folder of chosen) {
  const report = mutate(folder);
  if (report === undefined) {
    console.log(`${folder}: not measured`);
    process.exitCode = 1;
    continue;
  }
  for (const line of survivorsOf(report)) console.log(line);
  console.log(rowOf(folder, countsOf(report)));
}
