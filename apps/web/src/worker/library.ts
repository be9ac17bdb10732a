import { type ImportResult, importArmy } from '@adjutant/army';
import { indexFile, type Library, openLibrary } from '@adjutant/content/data';
import { generated } from './generated.ts';

const texts = new Map<string, string | undefined>();

/** Runs something with the library; files that it asked for and that were not there are loaded, and it runs again. */
export async function withLibrary<T>(use: (library: Library) => T): Promise<T> {
  if (!texts.has(indexFile)) texts.set(indexFile, await generated(indexFile));
  for (;;) {
    const missing = new Set<string>();
    const library = openLibrary((file) => {
      if (!texts.has(file)) missing.add(file);
      return texts.get(file);
    });
    const result = use(library);
    if (missing.size === 0) return result;
    await Promise.all([...missing].map(async (file) => texts.set(file, await generated(file))));
  }
}

/** Reads an army list with the datasheets that it needs. */
export function readArmyList(text: string): Promise<ImportResult> {
  return withLibrary((library) => importArmy(text, library));
}
