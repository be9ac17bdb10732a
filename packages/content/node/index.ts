/** Reads the compiled datasheets from this package's folder; for use under Node only. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Library, openLibrary } from '../src/data/library.ts';
import { type LayoutLibrary, openLayouts } from '../src/layouts/index.ts';
import { type MissionBook, missionBookFile } from '../src/missions/index.ts';

const folder = fileURLToPath(new URL('../generated', import.meta.url));

/** The text of a compiled file, or `undefined` where the data has not been compiled. */
export function readGenerated(file: string): string | undefined {
  const path = join(folder, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** All compiled datasheets; without compiled data only the hand-written ones. */
export function nodeLibrary(): Library {
  return openLibrary(readGenerated);
}

/** The compiled missions, or `undefined` where the data has not been compiled. */
export function nodeMissions(): MissionBook | undefined {
  const text = readGenerated(missionBookFile);
  return text === undefined ? undefined : (JSON.parse(text) as MissionBook);
}

/** The compiled layouts; none where the data has not been compiled. */
export function nodeLayouts(): LayoutLibrary {
  return openLayouts(readGenerated);
}

export { loadRosterImporter, type PackageRoster } from './roster-importer.ts';
