/** Compiles the data package into packages/content/generated: one JSON file per faction and an index. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dataset } from '@alpaca-software/40kdc-data';
import { compileDatasheets } from '../src/data/compile.ts';

const target = join(dirname(fileURLToPath(import.meta.url)), '..', 'generated');
const started = performance.now();
const { files, summary } = compileDatasheets(
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
  },
  packageName(),
);
mkdirSync(target, { recursive: true });
for (const file of readdirSync(target)) if (!files.has(file)) rmSync(join(target, file));
for (const [file, text] of files) writeFileSync(join(target, file), text);
for (const line of summary) console.log(line);
console.log(`written in ${Math.round(performance.now() - started)} ms`);

function packageName(): string {
  const main = createRequire(import.meta.url).resolve('@alpaca-software/40kdc-data');
  const manifest: unknown = JSON.parse(readFileSync(join(dirname(main), '..', 'package.json'), 'utf8'));
  const { name, version } = manifest as { name: string; version: string };
  return `${name} ${version}`;
}
