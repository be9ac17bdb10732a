import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's top folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const skippedFolders = new Set(['node_modules', 'dist', 'out', 'coverage', 'generated', '.reports', '.git']);

/** All files below the folders (paths relative to the root), sorted; a folder that does not exist has none. */
export function filesBelow(folders: readonly string[], wanted: RegExp): string[] {
  const found: string[] = [];
  const visit = (folder: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        if (!skippedFolders.has(entry.name)) visit(path);
      } else if (wanted.test(entry.name)) found.push(relative(root, path));
    }
  };
  for (const folder of folders) if (existsSync(join(root, folder))) visit(join(root, folder));
  return found.sort();
}

/** The folders of all workspaces, `packages/geometry` and the like. */
export function workspaces(): string[] {
  return ['packages', 'apps'].flatMap((group) =>
    readdirSync(join(root, group))
      .filter((name) => existsSync(join(root, group, name, 'package.json')))
      .map((name) => `${group}/${name}`),
  );
}

/** A workspace that has no source file yet is passed over by the checks. */
export const isEmpty = (workspace: string): boolean => filesBelow([`${workspace}/src`], /\.ts$/).length === 0;

export const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** When the youngest of the files was written, in milliseconds; 0 for none. */
export const youngest = (paths: readonly string[]): number =>
  paths.reduce((time, path) => Math.max(time, statSync(join(root, path)).mtimeMs), 0);

/** True in the file that was started, false in one that was imported. */
export const isMain = (url: string): boolean => process.argv[1] === fileURLToPath(url);
