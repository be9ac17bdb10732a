import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Chapter, parseChapter } from '../../packages/rules-11e/src/reference/parse.ts';
import { filesBelow, read, root, workspaces } from '../files.ts';

/** Everything a test can cite, and what no test can prove. */
export interface Reference {
  readonly chapters: readonly Chapter[];
  /** Statement to the reason why no test can prove it. */
  readonly definitions: Readonly<Record<string, string>>;
}

const notChapters = /\/(README|glossary)\.md$/;

/** The references of all packages: `packages/NAME/reference/*.md` with `definitions.json`. */
export function loadReference(): Reference {
  const folders = workspaces().map((workspace) => `${workspace}/reference`);
  const chapters = filesBelow(folders, /\.md$/).filter((path) => !notChapters.test(path));
  const definitions = folders
    .map((folder) => `${folder}/definitions.json`)
    .filter((path) => existsSync(join(root, path)))
    .map((path): Record<string, string> => JSON.parse(read(path)));
  return { chapters: chapters.map((path) => parseChapter(read(path))), definitions: Object.assign({}, ...definitions) };
}
