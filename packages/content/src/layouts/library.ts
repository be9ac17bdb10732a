/** The compiled layouts: found by name without reading them, read one at a time. */
import type { LayoutSetup } from '@adjutant/engine';

/** What is known of a layout before it is read. */
export interface LayoutEntry {
  readonly id: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Number of areas of terrain, of features in them, of objectives. */
  readonly areas: number;
  readonly features: number;
  readonly objectives: number;
  /** The pairing of missions that it is drawn for, and its number there. */
  readonly matchup?: string;
  readonly variant?: number;
  readonly deployment?: string;
  /** Why it cannot be played on, where it cannot. */
  readonly defects?: readonly string[];
}

/** The content of the index file. */
export interface LayoutIndex {
  /** Name and version of the data package. */
  readonly source: string;
  readonly layouts: readonly LayoutEntry[];
}

/** Layouts by id; each is read when it is first asked for. */
export interface LayoutLibrary {
  readonly index: LayoutIndex;
  layout(id: string): LayoutSetup | undefined;
}

/** The layouts that the data draws for two dispositions of forces, whoever has which, such as `Take and Hold`. */
export function layoutsFor({ layouts }: LayoutIndex, dispositions: readonly [string, string]): readonly LayoutEntry[] {
  const [first, second] = dispositions.map((name) => name.toLowerCase().replaceAll(' ', '-'));
  const wanted = [`${first}-vs-${second}`, `${second}-vs-${first}`];
  return layouts.filter(({ matchup, defects }) => defects === undefined && wanted.includes(matchup ?? ''));
}

export const layoutIndexFile = 'layouts/index.json';

/** The file of a layout, relative to the folder of compiled data. */
export function layoutFile(id: string): string {
  return `layouts/${id.split('/').at(-1)}.json`;
}

/** Opens the compiled layouts; `read` gives the text of a file, or `undefined` where there is none. */
export function openLayouts(read: (file: string) => string | undefined): LayoutLibrary {
  const text = read(layoutIndexFile);
  const index: LayoutIndex = text === undefined ? { source: 'none', layouts: [] } : JSON.parse(text);
  const known = new Map<string, LayoutSetup | undefined>();
  return {
    index,
    layout: (id) => {
      if (!index.layouts.some((entry) => entry.id === id)) return undefined;
      if (!known.has(id)) known.set(id, parsed(read(layoutFile(id))));
      return known.get(id);
    },
  };
}

/** The same where files come over the network: the index at once, a layout when it is asked for. */
export async function fetchLayouts(read: (file: string) => Promise<string | undefined>): Promise<{
  readonly index: LayoutIndex;
  layout(id: string): Promise<LayoutSetup | undefined>;
}> {
  const text = await read(layoutIndexFile);
  const index: LayoutIndex = text === undefined ? { source: 'none', layouts: [] } : JSON.parse(text);
  const asked = new Map<string, Promise<LayoutSetup | undefined>>();
  const load = async (id: string) => parsed(await read(layoutFile(id)));
  return {
    index,
    layout: async (id) => {
      if (!index.layouts.some((entry) => entry.id === id)) return undefined;
      const layout = asked.get(id) ?? load(id);
      asked.set(id, layout);
      return layout;
    },
  };
}

function parsed(text: string | undefined): LayoutSetup | undefined {
  return text === undefined ? undefined : (JSON.parse(text) as LayoutSetup);
}
