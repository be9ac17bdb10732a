import { type Chapter, parseChapter, type Section, type Statement } from '@adjutant/rules-11e/reference';

const files = import.meta.glob<string>('../../../../packages/rules-11e/reference/[0-9]*.md', {
  query: '?raw',
  import: 'default',
});

let read: Promise<readonly Chapter[]> | undefined;

/** The whole reference, read when it is first looked at. */
export function reference(): Promise<readonly Chapter[]> {
  read ??= Promise.all(
    Object.entries(files)
      .sort(([one], [other]) => one.localeCompare(other))
      .map(async ([, load]) => parseChapter(await load())),
  );
  return read;
}

/** The number of the section that a citation points into: `09.06-c` is in `09.06`. */
export function sectionNumber(citation: string): string {
  return citation.trim().replace(/(-[0-9a-z]{1,3}| ex \d+)$/, '');
}

export function findSection(chapters: readonly Chapter[], citation: string): Section | undefined {
  const number = sectionNumber(citation);
  return chapters.flatMap(({ sections }) => sections).find((section) => section.number === number);
}

/** A statement that a search found. */
export interface Found {
  readonly section: Section;
  readonly statement: Statement;
}

/** Statements by number or by all the words given, the best first. */
export function search(chapters: readonly Chapter[], words: string, most = 60): readonly Found[] {
  const wanted = words.toLowerCase().trim();
  if (wanted === '') return [];
  const parts = wanted.split(/\s+/);
  const found: { readonly found: Found; readonly rank: number }[] = [];
  for (const section of chapters.flatMap(({ sections }) => sections)) {
    const title = section.title.toLowerCase();
    for (const statement of section.statements) {
      const text = statement.text.toLowerCase();
      const rank = statement.id.toLowerCase().startsWith(wanted)
        ? 0
        : title.includes(wanted)
          ? 1
          : parts.every((part) => text.includes(part) || title.includes(part))
            ? 2
            : undefined;
      if (rank !== undefined) found.push({ found: { section, statement }, rank });
    }
  }
  return found
    .sort((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map((one) => one.found);
}
