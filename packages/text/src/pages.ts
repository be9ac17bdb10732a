import type { ListRemark } from './imports.ts';

type Sentences = Readonly<Record<string, (text: string, v: Readonly<Record<string, string | number>>) => string>>;

/** What became of a line of a datasheet's page, by code. */
export const pageRemarks: Sentences = {
  'page-line-read': () => 'understood',
  'page-rules-text': (_text, v) => `rules text beside the datasheet${v.title === '' ? '' : ` (${v.title})`}, not read`,
  'page-ability-text': (_text, v) => `more of ${v.ability}: an ability is known by its name, not by its text`,
  'page-line-unknown': () => 'nothing of this kind is expected here',
  'page-section-unknown': () => 'this section is not known',
  'page-sentence-unknown': (_text, v) => `"${v.sentence}" is not understood`,
  'page-weapon-value': (_text, v) =>
    v.value === ''
      ? `nothing stands below ${v.column}; the row is left out`
      : `${v.column} "${v.value}" is no value; the row is left out`,
  'page-weapon-ability': (_text, v) => `${v.weapon}: ${v.ability} is no core ability; it is kept by its words`,
  'page-core-ability': (_text, v) => `${v.ability} is no core ability that is known; it is kept by its name`,
  'page-option-unknown': () => 'an option in a form that is not known; it is left out',
  'page-option-empty': () => 'nothing to choose stands below this option; it is left out',
  'page-item-spelling': (_text, v) => `"${v.item}" taken as ${v.taken}`,
  'page-item-no-weapon': (_text, v) => `"${v.item}" is no weapon of the page; it is kept as other wargear`,
  'page-item-unknown': (_text, v) => `"${v.item}" is no weapon of the page`,
  'page-model-unknown': () => 'the composition has no model of this name',
  'page-faction-keywords': (_text, v) => `no faction keyword stands here; taken from the title: ${v.keyword}`,
  'page-stratagem-incomplete': () => 'a stratagem without its price or its detachment; it is left out',
};

/** Why a text was not read as a page, by code, and what to do about it. */
export const pageErrors: Sentences = {
  'page-empty': () => 'it is empty',
  'page-binary': () => 'it is not text; copy the text of the page and save that',
  'page-too-long': (_text, v) => `it is ${v.length} characters long, more than any page (${v.limit})`,
  'page-html': () => 'it is the source of a web page; select what the page shows, copy it and save that',
  'page-no-datasheet': (_text, v) =>
    `it is no page of a datasheet (it begins "${v.start}"): tables of weapons, WARGEAR OPTIONS, ABILITIES, UNIT COMPOSITION and KEYWORDS are looked for`,
  'page-several': () => 'a second datasheet begins here; save one page to a file',
  'page-no-title': () => 'the page begins here without its title; a line such as "Orks - Boyz" must stand above it',
  'page-cut-off': (_text, v) => `the page ends here ("${v.end}"), without ${v.missing}; copy all of it`,
};

/** What became of a line of a page, to follow the line. */
export function pageRemarkSentence({ code, text = '', values = {} }: ListRemark): string {
  return pageRemarks[code]?.(text, values) ?? code.replaceAll('-', ' ');
}

/** Why a text was not read as a page, to follow "boyz.txt: ". */
export function pageErrorSentence({ code, text = '', values = {}, line }: ListRemark): string {
  const where = line === undefined ? '' : `line ${line}: `;
  return `${where}${pageErrors[code]?.(text, values) ?? code.replaceAll('-', ' ')}.`;
}
