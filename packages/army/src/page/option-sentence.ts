/** What a sentence of the wargear options says, before its names are looked up. */
export interface OptionSentence {
  /** The kind of models in the page's words: "Boss Nob", "models". */
  readonly subject: string;
  /** How many models of the unit, or of each `perModels` models of it; absent: any number. */
  readonly count?: number;
  readonly perModels?: number;
  /** How often one model may choose. */
  readonly perModel: number;
  readonly replaces?: string;
  readonly gains?: string;
  /** The choices stand in the lines below. */
  readonly open: boolean;
}

const words: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5 };

/** A number in digits or as a word. */
export function numberOf(text: string): number {
  return words[text.toLowerCase()] ?? Number(text);
}

const number = '(\\d+|one|two|three|four|five)';
const per = /^For every (\d+) models in (?:this|the|your) unit,? (.+)$/i;
const swapsOwn = /^(.*?)(?:'s|(?<=s)') (.+?) can (?:each )?be replaced (?:with|by) (.+)$/i;
const swaps = /^(.*?) can (?:each )?have (?:its|their|each of their) (.+?) replaced (?:with|by) (.+)$/i;
const gains = /^(.*?) can (?:each )?be equipped with (.+)$/i;
const ofList = new RegExp(`^(?:up to )?${number} of the following\\b.*:$`, 'i');
const upTo = new RegExp(`^up to ${number} (.+)$`, 'i');
const some = new RegExp(`^(?:up to )?${number} (.+)$`, 'i');
const all = /^(?:any number of|the|this|each|every|all(?: of the)?) (.+)$/i;

/** Reads a sentence that offers wargear; nothing where it offers none in a known form. */
export function optionSentence(text: string): OptionSentence | undefined {
  const ratio = per.exec(text);
  const rest = (ratio?.[2] ?? text).replace(/\.$/, '');
  const swap = swapsOwn.exec(rest) ?? swaps.exec(rest);
  const gain = swap === null ? gains.exec(rest) : null;
  const subject = subjectOf(swap?.[1] ?? gain?.[1] ?? '');
  const result = resultOf(swap?.[3] ?? gain?.[2] ?? '');
  if (subject === undefined || result === undefined) return undefined;
  if (ratio !== null && subject.count === undefined) return undefined;
  const replaces = swap?.[2];
  return {
    ...subject,
    ...(ratio !== null && { perModels: Number(ratio[1]) }),
    ...(replaces !== undefined && { replaces }),
    ...result,
  };
}

function subjectOf(text: string): Pick<OptionSentence, 'subject' | 'count'> | undefined {
  const every = all.exec(text)?.[1];
  if (every !== undefined) return { subject: bare(every) };
  const counted = some.exec(text);
  if (counted === null) return undefined;
  return { subject: bare(counted[2] ?? ''), count: numberOf(counted[1] ?? '') };
}

function bare(subject: string): string {
  return subject.replace(/\s+in (?:this|the|your) unit$/i, '').replace(/^of the /i, '');
}

function resultOf(text: string): Pick<OptionSentence, 'gains' | 'perModel' | 'open'> | undefined {
  const list = ofList.exec(text);
  if (list !== null) return { perModel: numberOf(list[1] ?? '1'), open: true };
  if (text === '' || text.endsWith(':')) return undefined;
  const several = upTo.exec(text);
  if (several === null) return { gains: text, perModel: 1, open: false };
  return { gains: `1 ${several[2] ?? ''}`, perModel: numberOf(several[1] ?? ''), open: false };
}
