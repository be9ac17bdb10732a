import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Chapter, findSection, parseChapter, type Section } from '@adjutant/rules-11e/reference';
import { wrapped } from '../battle/narrator.ts';
import type { Io } from '../io.ts';
import { exits, Problem } from '../problem.ts';

const WIDTH = 100;

/** Prints a rule of the reference by its number, a chapter's table of contents, or the rules whose title has a word. */
export function rule(wanted: string, io: Io): number {
  const chapters = loadChapters();
  const citation = wanted.trim().replace(/^\[|\]$/g, '');
  const section = findSection(chapters, citation);
  const chapter = chapters.find(({ number }) => number === citation || number === `0${citation}`);
  if (section !== undefined) print(section, citation, io);
  else if (chapter !== undefined) contents(chapter, io);
  else search(chapters, citation, io);
  return exits.ok;
}

/** The chapters of the rules, then those of the armies. */
function loadChapters(): readonly Chapter[] {
  const { resolve } = createRequire(import.meta.url);
  const folders = [
    dirname(resolve('@adjutant/rules-11e/reference/README.md')),
    dirname(resolve('@adjutant/content/reference/content-11e.md')),
  ];
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => /^(?:\d\d|content)-.*\.md$/.test(file))
      .sort()
      .map((file) => parseChapter(readFileSync(join(folder, file), 'utf8'))),
  );
}

/** A whole rule, or the one statement or example that the citation names. */
function print(section: Section, citation: string, io: Io): void {
  const { bold, cyan, dim } = io.colours;
  io.out(
    bold(`${section.number} ${section.title}`) + (section.source === undefined ? '' : dim(` (${section.source})`)),
  );
  const example = / ex (\d+)$/.exec(citation)?.[1];
  const only = section.statements.filter(({ id }) => id === citation);
  if (citation !== section.number && only.length === 0 && section.examples[Number(example) - 1] === undefined)
    throw new Problem(`rule ${citation}: ${section.number} has no such statement or example.`);
  let group: string | undefined;
  for (const statement of only.length > 0 ? only : example === undefined ? section.statements : []) {
    if (statement.group !== group && statement.group !== undefined) io.out(cyan(`  ${statement.group}`));
    group = statement.group;
    const [first = '', ...table] = statement.text.split('\n');
    io.out(wrapped(`${statement.id}: ${first}`, WIDTH));
    for (const line of table) io.out(`     ${line}`);
  }
  for (const [at, text] of section.examples.entries()) {
    if (only.length > 0 || (example !== undefined && Number(example) !== at + 1)) continue;
    io.out(dim(wrapped(`Example ${at + 1}: ${text}`, WIDTH)));
  }
  if (section.see !== undefined && citation === section.number) io.out(dim(`  See ${section.see}`));
}

function contents({ number, title, sections }: Chapter, io: Io): void {
  io.out(io.colours.bold(`${number} ${title}`));
  for (const section of sections) io.out(`  ${section.number} ${section.title}`);
}

function search(chapters: readonly Chapter[], words: string, io: Io): void {
  const key = words.toLowerCase();
  const found = chapters.flatMap(({ sections }) => sections).filter(({ title }) => title.toLowerCase().includes(key));
  if (/^\d/.test(words) || words === '' || found.length === 0)
    throw new Problem(
      `rule ${words}: there is no such rule. Give a number such as 09.06 or 09.06-c, a chapter such as 09, or a word of a title such as advance.`,
    );
  if (found.length === 1 && found[0] !== undefined) print(found[0], found[0].number, io);
  else for (const section of found) io.out(`  ${section.number} ${section.title}`);
}
