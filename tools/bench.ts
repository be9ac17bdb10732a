import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type Bench, type Figure, measure } from './bench/measure.ts';
import { filesBelow, root, workspaces } from './files.ts';

const { values, positionals } = parseArgs({ options: { json: { type: 'string' } }, allowPositionals: true });

async function allBenches(): Promise<Bench[]> {
  const folders = workspaces().map((workspace) => `${workspace}/bench`);
  const benches: Bench[] = [];
  for (const path of filesBelow(folders, /\.bench\.ts$/)) {
    const file: { default: readonly Bench[] } = await import(pathToFileURL(resolve(root, path)).href);
    benches.push(...file.default);
  }
  return benches;
}

function refuseTwins(benches: readonly Bench[]): void {
  const names = benches.map((bench) => bench.name);
  const twins = names.filter((name, index) => names.indexOf(name) !== index);
  if (twins.length > 0) throw new Error(`Two benches have one name: ${twins.join(', ')}`);
}

const precise = (value: number): string => (value >= 1000 ? value.toFixed(0) : value.toPrecision(3));

function lineOf(figure: Figure): string {
  const multiple = figure.multiple === undefined ? '' : figure.multiple.toExponential(2);
  return `${figure.name.padEnd(58)} ${precise(figure.value).padStart(9)} ${figure.unit.padEnd(9)} ${multiple.padStart(10)}`;
}

const benches = await allBenches();
refuseTwins(benches);
const chosen = benches.filter(
  ({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
);
console.log(`${'bench'.padEnd(58)} ${'value'.padStart(9)} ${'unit'.padEnd(9)} ${'x million dice'}`);
const figures: Figure[] = [];
for (const bench of chosen) {
  const figure = measure(bench);
  figures.push(figure);
  console.log(lineOf(figure));
}
if (values.json !== undefined) {
  mkdirSync(dirname(resolve(values.json)), { recursive: true });
  writeFileSync(values.json, `${JSON.stringify(figures, undefined, 2)}\n`);
}
