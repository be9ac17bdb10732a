import { isCapitals, isTitle, type PageLine } from './lines.ts';
import { isRulesHeading, isSentence } from './rules-text.ts';
import { weaponHeader } from './weapons.ts';

export const pageSections = [
  'title',
  'characteristics',
  'weapons',
  'options',
  'abilities',
  'wargear-abilities',
  'composition',
  'invulnerable',
  'damaged',
  'transport',
  'bodyguard',
  'leader',
  'led-by',
  'keywords',
  'faction-keywords',
  'stratagems',
  'detachment-rules',
  'other',
  'rules',
] as const;
export type PageSection = (typeof pageSections)[number];

/** The words above a section; those that rules texts use as their titles too open none behind the datasheet. */
const headings: readonly { readonly section: PageSection; readonly words: RegExp; readonly weak?: true }[] = [
  { section: 'options', words: /^WARGEAR OPTIONS$/ },
  { section: 'abilities', words: /^ABILITIES$/ },
  { section: 'wargear-abilities', words: /^WARGEAR ABILITIES$/ },
  { section: 'composition', words: /^UNIT COMPOSITION$/ },
  { section: 'invulnerable', words: /^INVULNERABLE SAVE\b/, weak: true },
  { section: 'damaged', words: /^DAMAGED: \d+-\d+ WOUNDS REMAINING$/i },
  { section: 'transport', words: /^TRANSPORT$/, weak: true },
  { section: 'bodyguard', words: /^BODYGUARD$/, weak: true },
  { section: 'leader', words: /^LEADER$/, weak: true },
  { section: 'led-by', words: /^LED BY$/ },
  { section: 'keywords', words: /^KEYWORDS:?(?:\s|$)/ },
  { section: 'faction-keywords', words: /^FACTION KEYWORDS:?(?:\s|$)/ },
  { section: 'stratagems', words: /^STRATAGEMS$/ },
  { section: 'detachment-rules', words: /^DETACHMENT (?:ABILITY|ABILITIES|RULES?)$/ },
];

/** The section that a line is the heading of. */
export function headingOf(line: PageLine): PageSection | undefined {
  if (weaponHeader(line) !== undefined) return 'weapons';
  if (isCharacteristics(line)) return 'characteristics';
  return headings.find(({ words }) => words.test(line.text))?.section;
}

function isCharacteristics({ cells = [] }: PageLine): boolean {
  const names = cells.map((cell) => cell.toUpperCase());
  return ['M', 'T', 'SV', 'W', 'LD', 'OC'].every((name) => names.includes(name));
}

/** The lines of a page by the section in which they stand. */
export type PageParts = ReadonlyMap<PageSection, readonly PageLine[]>;

/** Divides a page at its headings, which may come in any order; what follows the datasheet are quoted rules. */
export function pageParts(lines: readonly PageLine[]): PageParts {
  const parts = new Map<PageSection, PageLine[]>();
  let section: PageSection = 'title';
  lines.forEach((line, at) => {
    section = sectionOf(lines, at, section);
    const part = parts.get(section) ?? [];
    part.push(line);
    parts.set(section, part);
  });
  return parts;
}

function sectionOf(lines: readonly PageLine[], at: number, before: PageSection): PageSection {
  const line = lines[at];
  if (line === undefined) return before;
  const heading = headingOf(line);
  const isWeak = headings.some(({ words, weak }) => weak === true && words.test(line.text));
  if (heading !== undefined && !(before === 'rules' && isWeak)) return heading;
  if (before === 'rules' || isRulesHeading(line)) return 'rules';
  if (before === 'stratagems') return isStratagemLine(lines, at) ? before : 'rules';
  if (before === 'detachment-rules') return isRuleName(line, lines[at + 1]) ? before : 'rules';
  return isOtherHeading(line, before) ? 'other' : before;
}

const price = /^\d+CP$/;

/** Name, price, detachment and the detachment's sign. */
function isStratagemLine(lines: readonly PageLine[], at: number): boolean {
  const text = (offset: number): string => lines[at + offset]?.text ?? '';
  const isSign = /^[A-Z]{1,3}$/.test(text(0)) && price.test(text(-2));
  return price.test(text(0)) || price.test(text(1)) || price.test(text(-1)) || isSign || at === lines.length - 1;
}

/** A name with more text below it is the title of that text. */
function isRuleName(line: PageLine, next: PageLine | undefined): boolean {
  return isTitle(line) && !(next !== undefined && isSentence(next));
}

const freeText: readonly PageSection[] = ['title', 'keywords', 'faction-keywords', 'leader', 'led-by'];

/** A heading of the page's own that this reader does not know. */
function isOtherHeading(line: PageLine, before: PageSection): boolean {
  return isTitle(line) && isCapitals(line.text) && !/^YOUR .*COSTS?$/.test(line.text) && !freeText.includes(before);
}
