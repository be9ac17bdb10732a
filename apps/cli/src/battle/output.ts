import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { statsOf } from '../input.ts';
import { Problem } from '../problem.ts';

/** Makes sure that files can be written to a folder before a battle is played for it. */
export function checkFolder(folder: string): void {
  if (statsOf(folder)?.isDirectory() === false) throw new Problem(`--out ${folder}: this is a file, not a folder.`);
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new Problem(
      `--out ${folder}: the folder cannot be made (${error instanceof Error ? error.message : String(error)}).`,
    );
  }
}

/** Writes files by name into a folder. */
export function writeAll(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [name, text] of files) {
    try {
      writeFileSync(join(folder, name), text);
    } catch (error) {
      throw new Problem(
        `${join(folder, name)} cannot be written (${error instanceof Error ? error.message : String(error)}).`,
      );
    }
  }
}
