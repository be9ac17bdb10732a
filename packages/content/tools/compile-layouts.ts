/** Compiles the terrain layouts of the data package into packages/content/generated/layouts; `--force` compiles what is current too. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkLayout } from '@adjutant/rules-11e';
import { compileLayouts, type LayoutSource, layoutIndexFile } from '../src/layouts/index.ts';

const home = join(dirname(fileURLToPath(import.meta.url)), '..');
const target = join(home, 'generated', dirname(layoutIndexFile));
const indexFile = join(home, 'generated', layoutIndexFile);
const dataPackage = dirname(createRequire(import.meta.url).resolve('@alpaca-software/40kdc-data'));
const manifestFile = join(dataPackage, '..', 'package.json');

if (!isCurrent() || process.argv.includes('--force')) {
  const { name, version } = JSON.parse(readFileSync(manifestFile, 'utf8')) as { name: string; version: string };
  const { files, summary } = compileLayouts(await readSource(), `${name} ${version}`, (layout) => {
    // How near outlines are to the drawn ones is a matter of the code, and of its tests; here it would only take time.
    const areas = layout.areas.map(({ id, outline }) => ({ id, outline }));
    const checked = checkLayout({ ...layout, areas });
    return checked.ok ? [] : checked.problems.map(({ code, at, of }) => `${at} (${of}): ${code}`);
  });
  mkdirSync(target, { recursive: true });
  for (const file of readdirSync(target)) rmSync(join(target, file));
  // The index comes last in the map: it stands for the whole set.
  for (const [file, text] of files) writeFileSync(join(home, 'generated', file), text);
  console.log(summary.join('\n'));
}

function isCurrent(): boolean {
  if (!existsSync(indexFile)) return false;
  const made = statSync(indexFile).mtimeMs;
  const sources = readdirSync(join(home, 'src', 'layouts')).map((file) => join(home, 'src', 'layouts', file));
  const code = sources.filter((file) => !file.endsWith('.test.ts'));
  return [manifestFile, fileURLToPath(import.meta.url), ...code].every((file) => statSync(file).mtimeMs < made);
}

/** The file is read by its path: the package gives its records of terrain only together with everything else that it has. */
async function readSource(): Promise<LayoutSource> {
  const { RAW_DATA } = (await import(join(dataPackage, 'data', 'bundle.generated.js'))) as {
    RAW_DATA: Record<string, unknown>;
  };
  return {
    layouts: RAW_DATA.terrainLayouts,
    templates: RAW_DATA.terrainTemplates,
    patterns: RAW_DATA.deploymentPatterns,
  } as LayoutSource;
}
