/**
 * Compiles the data package into packages/content/generated: one JSON file per faction and an index. Nothing is done where
 * the files are newer than everything that they are made from; `--force` compiles anyway.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Compiled, compileDatasheets } from '../src/data/compile.ts';

const home = join(dirname(fileURLToPath(import.meta.url)), '..');
const target = join(home, 'generated');
const summaryFile = join(target, 'summary.txt');
const manifestFile = join(
  dirname(createRequire(import.meta.url).resolve('@alpaca-software/40kdc-data')),
  '..',
  'package.json',
);

if (isCurrent() && !process.argv.includes('--force')) {
  console.log(readFileSync(summaryFile, 'utf8').split('\n')[0]);
} else {
  const started = performance.now();
  const compiled = await compile();
  write(compiled);
  console.log(compiled.summary.join('\n'));
  console.log(`written in ${Math.round(performance.now() - started)} ms`);
}

function isCurrent(): boolean {
  if (!existsSync(summaryFile)) return false;
  const made = statSync(summaryFile).mtimeMs;
  return [manifestFile, ...filesBelow(join(home, 'src')), ...filesBelow(join(home, 'tools'))].every(
    (file) => statSync(file).mtimeMs < made,
  );
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

async function compile(): Promise<Compiled> {
  const { dataset } = await import('@alpaca-software/40kdc-data');
  return compileDatasheets(
    {
      units: dataset.units.all.map((unit) => unit.raw),
      weapons: dataset.weapons.all.map((weapon) => weapon.raw),
      abilities: dataset.abilities.all.map((ability) => ability.raw),
      weaponKeywords: dataset.weaponKeywords.all.map((keyword) => keyword.raw),
      compositions: dataset.unitCompositions,
      // By unit: the collection's own list keeps one option of each id, though factions share ids.
      options: dataset.units.all.flatMap((unit) => dataset.wargearOptionsOf(unit.raw)),
      wargear: dataset.wargear.all,
      factions: dataset.factions.all.map((faction) => faction.raw),
      detachments: dataset.detachments.all,
      enhancements: dataset.enhancements.all,
      attachments: dataset.leaderAttachments,
      alliedRules: dataset.alliedRules.all,
    },
    packageName(),
  );
}

/** Old files go, folders are others'; the summary is written last: it stands for the whole set. */
function write({ files, summary }: Compiled): void {
  mkdirSync(target, { recursive: true });
  for (const entry of readdirSync(target, { withFileTypes: true }))
    if (entry.isFile() && !files.has(entry.name)) rmSync(join(target, entry.name));
  for (const [file, text] of files) writeFileSync(join(target, file), text);
  writeFileSync(summaryFile, `${summary.join('\n')}\n`);
}

function packageName(): string {
  const { name, version } = JSON.parse(readFileSync(manifestFile, 'utf8')) as { name: string; version: string };
  return `${name} ${version}`;
}
