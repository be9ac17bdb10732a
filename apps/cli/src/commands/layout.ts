import { writeFileSync } from 'node:fs';
import type { LayoutSetup, TerrainFeatureSetup } from '@adjutant/engine';
import { polygonArea } from '@adjutant/geometry';
import { count } from '@adjutant/text';
import type { Io } from '../io.ts';
import { layoutNamed } from '../layouts.ts';
import { layoutPictureOf } from '../picture/layout-picture.ts';
import { exits, Problem } from '../problem.ts';
import type { World } from '../world.ts';

/** Checks a layout, describes it in a few lines and writes a picture of it; brings back how the program ends. */
export function layout(wanted: string, options: { readonly out?: string }, world: World, io: Io): number {
  const found = layoutNamed(wanted, world);
  const { bold, dim } = io.colours;
  io.out(bold(`${found.name} (${found.id}), ${found.width}" by ${found.height}"`));
  for (const line of described(found)) io.out(line);
  for (const note of found.notes ?? []) io.out(dim(`  ${note}`));
  const path = options.out ?? `${found.id.split('/').at(-1) ?? 'layout'}.svg`;
  try {
    writeFileSync(path, layoutPictureOf(found, `${found.width}″ by ${found.height}″`));
  } catch (error) {
    throw new Problem(`--out ${path}: cannot be written (${error instanceof Error ? error.message : String(error)}).`);
  }
  io.out(`Sound. Picture written to ${path}`);
  return exits.ok;
}

function described({ width, height, areas, features, objectives }: LayoutSetup): string[] {
  const covered = areas.reduce((sum, { outline }) => sum + polygonArea(outline), 0);
  const parts = ['dense', 'light', 'exposed'].flatMap((category) => {
    const number = features.filter((feature) => feature.category === category).length;
    return number === 0 ? [] : [`${number} ${category}`];
  });
  const whole = Math.round((covered / (width * height)) * 100);
  const terrain = `${count(areas.length, 'area')} of terrain on ${whole}% of the table, ${count(features.length, 'feature')}`;
  return [
    `  ${terrain}${parts.length === 0 ? '' : ` (${parts.join(', ')})`}`,
    `  ${heightsOf(features)}`,
    `  ${count(objectives.length, 'objective')}: ${objectives.map(({ name }) => name).join(', ')}`,
  ];
}

/** How high things are, by name. */
function heightsOf(features: readonly TerrainFeatureSetup[]): string {
  const names = new Map<string, number>();
  for (const { name, blocks, walls } of features)
    for (const { top } of [...blocks, ...walls]) names.set(name, Math.max(names.get(name) ?? 0, top));
  const floors = [...new Set(features.flatMap((feature) => feature.floors.map(({ z }) => z)))].sort((a, b) => a - b);
  const tops = [...names].map(([name, top]) => `${name} ${top}"`);
  return [...tops, ...(floors.length === 0 ? [] : [`floors at ${floors.map((z) => `${z}"`).join(', ')}`])].join(', ');
}

/** Lists every layout by the name that `--layout` takes; brings back how the program ends. */
export function layouts({ layouts: own, compiledLayouts: { index } }: World, io: Io): number {
  const { bold, dim, yellow } = io.colours;
  const line = (id: string, name: string, size: string, more: string) =>
    io.out(`${bold((id.split('/').at(-1) ?? id).padEnd(26))} ${name.padEnd(26)} ${size.padEnd(8)} ${dim(more)}`);
  for (const { id, name, width, height, areas, features } of own)
    line(id, name, `${width}x${height}`, `${count(areas.length, 'area')}, ${count(features.length, 'feature')}`);
  for (const { id, name, width, height, areas, features, deployment, defects } of index.layouts) {
    const more = [count(areas, 'area'), count(features, 'feature'), ...(deployment === undefined ? [] : [deployment])];
    line(id, name, `${width}x${height}`, more.join(', '));
    for (const defect of defects ?? []) io.out(yellow(`    not to be played on: ${defect}`));
  }
  io.out(count(own.length + index.layouts.length, 'layout'));
  if (index.layouts.length === 0) io.out(dim('"npm run setup" compiles those of the data package.'));
  return exits.ok;
}
