import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findSection, parseChapter } from './parse.ts';

const sample = `# 77 Sample phase

Terms: a word.

## 77.01 First rule (app)

- 77.01-a: One.

### Small heading

- 77.01-b: Two:

| x | y |
|---|---|

Examples (in inches):

1. It works.
2. It fails.

See: 01.02, 03

## 77.DMG Second rule (with a remark)

- 77.DMG-a: Three.

## Open points

1. Unclear.
`;

const folder = new URL('../../reference/', import.meta.url);
const chapters = readdirSync(folder)
  .filter((name) => /^\d\d-.*\.md$/.test(name))
  .sort()
  .map((name) => parseChapter(readFileSync(new URL(name, folder), 'utf8')));
const sections = chapters.flatMap((chapter) => chapter.sections);

test('a chapter has its number, title, introduction and open points', () => {
  const chapter = parseChapter(sample);
  expect(chapter).toMatchObject({ number: '77', title: 'Sample phase', introduction: ['Terms: a word.'] });
  expect(chapter.openPoints).toEqual(['Unclear.']);
});

test('a section has its statements with their small headings and tables, its examples and what to see', () => {
  expect(parseChapter(sample).sections[0]).toEqual({
    number: '77.01',
    title: 'First rule',
    source: 'app',
    statements: [
      { id: '77.01-a', text: 'One.' },
      { id: '77.01-b', text: 'Two:\n| x | y |\n|---|---|', group: 'Small heading' },
    ],
    examples: ['It works.', 'It fails.'],
    see: '01.02, 03',
  });
});

test('only the words of the legend are taken for a source', () => {
  expect(parseChapter(sample).sections[1]).toMatchObject({ number: '77.DMG', title: 'Second rule (with a remark)' });
});

test('cs sections may have a hyphen and a number, and their statements a letter', () => {
  const chapter = parseChapter('# content X\n## cs.army.waaagh-11 The call\n- cs.army.waaagh-11-a: Once.\n');
  for (const citation of ['cs.army.waaagh-11', 'cs.army.waaagh-11-a'])
    expect(findSection([chapter], citation)?.title).toBe('The call');
});

test('a citation leads to its section', () => {
  for (const citation of ['09.06', '09.06-c', '09.06 ex 1'])
    expect(findSection(chapters, citation)?.title).toBe('Advance move');
  expect(findSection(chapters, '99.99')).toBeUndefined();
});

test('the reference has the 26 chapters 00 to 25, each section with statements', () => {
  expect(chapters.map((chapter) => Number(chapter.number))).toEqual([...Array(26).keys()]);
  expect(sections.filter((section) => section.statements.length === 0)).toEqual([]);
});

test('every statement stands once, in the section of its number', () => {
  const ids = sections.flatMap((section) => section.statements.map((statement) => statement.id));
  expect(new Set(ids).size).toBe(ids.length);
  for (const section of sections)
    for (const { id } of section.statements) expect(id.replace(/-[0-9a-z]{1,3}$/, '')).toBe(section.number);
});

test('no line of the reference that looks like a statement is lost', () => {
  const lines = readdirSync(folder)
    .filter((name) => /^\d\d-/.test(name))
    .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').split('\n'))
    .filter((line) => line.startsWith('- '));
  expect(lines).toHaveLength(sections.flatMap((section) => section.statements).length);
});
