/** An entry of an army list's report, or the reason why there is no army. */
export interface ListRemark {
  readonly code: string;
  readonly text?: string;
  readonly line?: number;
  readonly values?: Readonly<Record<string, string | number>>;
}

type Sentences = Readonly<Record<string, (text: string, v: Readonly<Record<string, string | number>>) => string>>;

/** What became of a line of an army list, by code. */
export const listRemarks: Sentences = {
  'faction-by-named': (_text, v) => `Faction: ${v.faction}`,
  'faction-by-reordered': (text, v) => `Faction "${text}" taken as ${v.faction}`,
  'faction-by-units': (_text, v) => `The list names no faction; by its units it is ${v.faction}`,
  'detachment-found': (text) => `Detachment: ${text}`,
  'no-detachment': (text) =>
    text === '' ? 'The list names no detachment' : `No detachment is recognised among: ${text}`,
  'header-line-unknown': (text) => `"${text}" is not understood`,
  'remark-ignored': (text) => `"${text}" is a remark and changes nothing`,
  'other-rules': (_text, v) =>
    `The list was written for other rules (${v.rules}); it is read by the present datasheets`,
  'army-points-differ': (_text, v) => `The list says ${v.stated} points; by the datasheets it is ${v.computed}`,
  'no-warlord': () => 'No model is marked as WARLORD',
  'unit-found': (text, v) => `${v.datasheet ?? text}`,
  'unit-spelling': (text, v) => `"${text}" taken as ${v.datasheet}`,
  'unit-unknown': (text) => `There is no datasheet "${text}"; the unit is left out`,
  'unit-without-models': (text) => `${text} has no models; it is left out`,
  'unit-of-other-faction': (text, v) => `${text} is a unit of ${v.faction ?? 'another faction'}`,
  'unusual-model-count': (text, v) =>
    `${text} has ${v.count} x ${v.profile}; its datasheet says ${v.min === v.max ? v.min : `${v.min} to ${v.max}`}`,
  'second-enhancement': (text) => `${text} is a second enhancement of the unit and is left out`,
  'points-differ': (text, v) => `${text}: the list says ${v.stated} points, the datasheet ${v.computed}`,
  'points-not-known': (text, v) =>
    `${text}: the datasheet has no price for it; the list's ${v.stated} points are taken`,
  'attached-to-nothing': (text) => `${text} is marked as attached, but to no unit of the list; it stays alone`,
  attached: (text, v) => `${text} is attached to ${v.bodyguard}`,
  'attachment-not-on-datasheet': (text, v) => `By its datasheet ${text} may not be attached to ${v.bodyguard}`,
  'attachment-not-stated': (text) => `${text} could lead another unit; the list does not say whom, so it stays alone`,
  'bearer-guessed': (text, v) =>
    v.item === undefined
      ? `${text}: who of them carries the wargear that is no weapon is not said; it was given to the first that may`
      : `${text}: who carries ${v.item} is not said; it was given to the first model that may`,
  'model-kind-guessed': (text, v) => `"${text}" taken as a ${v.profile}`,
  'models-guessed': (text, v) =>
    `${v.datasheet ?? text}: the list names no models; the composition of the datasheet was taken`,
  'default-wargear': (text, v) =>
    `${v.datasheet ?? text}: no weapons are named for ${text}; those of the datasheet were taken${v.assumed === undefined ? '' : ', as far as its options imply them: its page does not print them all'}`,
  'distribution-guessed': (text, v) =>
    `${v.datasheet ?? text}: who of ${text} carries what is not said; it was dealt out`,
  'item-unknown': (text) => `"${text}" is not known; it is left out`,
  'enhancement-unknown': (text) => `Enhancement "${text}" is not known; it is left out`,
};

/** Why no army came out of a list, by code, and what to do about it. */
export const listErrors: Sentences = {
  'empty-input': () => 'it is empty',
  'binary-input': () => 'it is not text; save the list as plain text, or as a roster file that Adjutant reads',
  'input-too-long': (_text, v) => `it is ${v.length} characters long, more than any army list (${v.limit})`,
  'broken-json': () => 'it looks like JSON but is damaged; export it again',
  'broken-archive': () => 'it is a damaged archive; export it again',
  'unknown-format': (_text, v) =>
    `its format is not known (it begins "${String(v.start).split('\n')[0]?.trim()}"); paste the text that an army builder exports`,
  'no-models': (_text, v) =>
    v.units === 0
      ? 'it names no unit; check that it is an army list'
      : `none of its units (${v.units}) is known, so there is no model to play with`,
  'unknown-faction': (_text, v) =>
    v.names === '' ? 'it names no faction and none of its units is known' : `its faction is not known (${v.names})`,
};

/** A remark of an army list's report as one sentence. */
export function listRemarkSentence(remark: ListRemark): string {
  return written(listRemarks, remark);
}

/** The reason why no army came out of a list, to follow "list.txt: ". */
export function listErrorSentence(remark: ListRemark): string {
  const where = remark.line === undefined ? '' : `line ${remark.line}: `;
  return `${where}${written(listErrors, remark)}.`;
}

function written(sentences: Sentences, { code, text = '', values = {} }: ListRemark): string {
  const write = sentences[code];
  if (write !== undefined) return write(text, values);
  const rest = Object.entries(values).map(([key, value]) => `${key} ${value}`);
  return [code.replaceAll('-', ' '), ...(text === '' ? [] : [`"${text}"`]), ...rest].join(', ');
}
