import { readFileSync, type Stats, statSync } from 'node:fs';
import { Problem } from './problem.ts';

/** No army list and no battle is as large. */
const LARGEST = 200_000_000;

/** The bytes of a file that the user named; what is wrong with it is said in one sentence. */
export function readInput(path: string): Uint8Array {
  const stats = statsOf(path);
  if (stats === undefined) throw new Problem(`${path}: there is no such file. Check the path.`);
  if (stats.isDirectory()) throw new Problem(`${path}: this is a folder. Name a file in it.`);
  if (stats.size > LARGEST) throw new Problem(`${path}: the file is too large (${stats.size} bytes).`);
  try {
    return readFileSync(path);
  } catch (error) {
    throw new Problem(`${path}: the file cannot be read (${error instanceof Error ? error.message : String(error)}).`);
  }
}

/** The same as text; a file that is none is refused. */
export function readText(path: string): string {
  const bytes = readInput(path);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Problem(`${path}: this is a binary file, not text.`);
  }
}

/** What is at a path; undefined where nothing is, or nothing can be. */
export function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
