/** One numbered statement of the rules, such as `09.06-c`. */
export interface Statement {
  readonly id: string;
  readonly text: string;
  /** The small heading it stands under, if its section has such. */
  readonly group?: string;
}

/** One rule with its own number, such as `09.06`. */
export interface Section {
  readonly number: string;
  readonly title: string;
  /** Where the whole rule comes from, if not from the core rules: `app`, `update`, ... (see the legend of the reference). */
  readonly source?: string;
  readonly statements: readonly Statement[];
  /** Cited as `09.06 ex 1`, counted from 1. */
  readonly examples: readonly string[];
  readonly see?: string;
}

/** One file of the reference. */
export interface Chapter {
  /** `09`; a word where the chapter has no number. */
  readonly number: string;
  readonly title: string;
  readonly introduction: readonly string[];
  readonly sections: readonly Section[];
  /** Cited as `09 open point 1`, counted from 1. */
  readonly openPoints: readonly string[];
}

interface Reading {
  chapter: Writable<Chapter>;
  section: Writable<Section> | undefined;
  group: string | undefined;
  inOpenPoints: boolean;
}
type Writable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer U)[] ? U[] : T[K] };

const chapterLine = /^# (\S+) (.*)$/;
const sectionLine = /^## ([0-9A-Za-z]+(?:\.[0-9A-Za-z.-]+)?) (.*?)(?: \(((?:app|appendix|update|reading|FAQ|, )+)\))?$/;
const statementLine = /^- ([0-9A-Za-z]+[0-9A-Za-z.-]*-[0-9a-z]{1,3}): (.*)$/;
const numberedLine = /^\d+\. (.*)$/;

function startSection(reading: Reading, match: RegExpExecArray): void {
  const [, number = '', title = '', source] = match;
  reading.section = { number, title, statements: [], examples: [], ...(source ? { source } : {}) };
  reading.chapter.sections.push(reading.section);
  reading.group = undefined;
  reading.inOpenPoints = false;
}

/** A line of a table belongs to the statement above it. */
function addTableLine(section: Writable<Section>, line: string): void {
  const last = section.statements.pop();
  if (last) section.statements.push({ ...last, text: `${last.text}\n${line}` });
}

function readSectionLine(reading: Reading, section: Writable<Section>, line: string): void {
  const statement = statementLine.exec(line);
  const numbered = numberedLine.exec(line);
  if (statement) {
    const [, id = '', text = ''] = statement;
    section.statements.push({ id, text, ...(reading.group ? { group: reading.group } : {}) });
  } else if (numbered) section.examples.push(numbered[1] ?? '');
  else if (line.startsWith('### ')) reading.group = line.slice(4);
  else if (line.startsWith('See: ')) section.see = line.slice(5);
  else if (line.startsWith('|')) addTableLine(section, line);
}

function readLine(reading: Reading, line: string): void {
  const section = sectionLine.exec(line);
  const chapter = chapterLine.exec(line);
  if (line === '## Open points') reading.inOpenPoints = true;
  else if (section) startSection(reading, section);
  else if (chapter) [, reading.chapter.number = '', reading.chapter.title = ''] = chapter;
  else if (reading.inOpenPoints) {
    const point = numberedLine.exec(line);
    if (point) reading.chapter.openPoints.push(point[1] ?? '');
  } else if (reading.section) readSectionLine(reading, reading.section, line);
  else reading.chapter.introduction.push(line);
}

/** Reads one file of the rules reference: `# 09 Title`, `## 09.06 Title`, `- 09.06-c: text`, numbered examples, `See: ...`, `## Open points`. */
export function parseChapter(markdown: string): Chapter {
  const chapter = { number: '', title: '', introduction: [], sections: [], openPoints: [] };
  const reading: Reading = { chapter, section: undefined, group: undefined, inOpenPoints: false };
  for (const line of markdown.split('\n')) if (line.trim() !== '') readLine(reading, line);
  return reading.chapter;
}

/** The section that a citation (`09.06`, `09.06-c`, `09.06 ex 1`) points into. */
export function findSection(chapters: readonly Chapter[], citation: string): Section | undefined {
  const whole = citation.trim();
  const sections = chapters.flatMap((chapter) => chapter.sections);
  const find = (number: string): Section | undefined => sections.find((section) => section.number === number);
  return find(whole) ?? find(whole.replace(/(-[0-9a-z]{1,3}| ex \d+)$/, ''));
}
