import type { LayoutSetup } from '@adjutant/engine';
import { adaptLayout } from './adapt-layout.ts';
import { type LayoutEntry, type LayoutIndex, layoutFile, layoutIndexFile } from './library.ts';
import type { LayoutSource, SourceLayout } from './source.ts';

/** The files to write, and the summary to print. */
export interface CompiledLayouts {
  readonly files: ReadonlyMap<string, string>;
  readonly summary: readonly string[];
}

/** Turns the data package's layouts into a file each and an index; `defectsOf` says what keeps one from being played on. */
export function compileLayouts(
  source: LayoutSource,
  sourceName: string,
  defectsOf: (layout: LayoutSetup) => readonly string[],
): CompiledLayouts {
  const files = new Map<string, string>();
  const entries = source.layouts.map((one) => {
    const layout = adaptLayout(one, source);
    files.set(layoutFile(layout.id), JSON.stringify(layout));
    return entryOf(one, layout, defectsOf(layout));
  });
  const index: LayoutIndex = { source: sourceName, layouts: entries };
  files.set(layoutIndexFile, JSON.stringify(index));
  const faulty = entries.filter((entry) => entry.defects !== undefined);
  return {
    files,
    summary: [
      `${sourceName}: ${entries.length} layouts, ${faulty.length} of them not to be played on`,
      ...faulty.map(({ id, defects }) => `  ${id}: ${defects?.join('; ')}`),
    ],
  };
}

function entryOf(source: SourceLayout, layout: LayoutSetup, defects: readonly string[]): LayoutEntry {
  const { id, name, width, height, areas, features, objectives } = layout;
  return {
    ...{ id, name, width, height, areas: areas.length, features: features.length, objectives: objectives.length },
    ...(source.mission_matchup_id !== undefined && { matchup: source.mission_matchup_id }),
    ...(source.variant !== undefined && { variant: source.variant }),
    ...(source.deployment_pattern_id !== undefined && { deployment: source.deployment_pattern_id }),
    ...(defects.length > 0 && { defects }),
  };
}
