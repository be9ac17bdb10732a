import type { Refusal } from '@adjutant/engine';
import { type Names, refusalSentence } from '@adjutant/text';
import type { Said } from './protocol.ts';

/** Inches, minus signs and apostrophes as they are printed. */
export function printed(text: string): string {
  return text
    .replace(/(\d)"/g, '$1″')
    .replace(/(^|[\s(])-(\d)/g, '$1−$2')
    .replaceAll("'", '’');
}

const ruleAtEnd = / ?\[(\d\d[^\]]*)\]([.?]?)$/;

/** A sentence that ends with its rule in brackets, taken apart. */
export function saidOf(sentence: string): Said {
  const match = ruleAtEnd.exec(sentence);
  if (match === null) return { text: printed(sentence) };
  const [whole, rule = '', end = ''] = match;
  return { text: printed(`${sentence.slice(0, sentence.length - whole.length)}${end}`), rule };
}

/** Why something is not allowed. */
export function whySaid(refusal: Refusal, names: Names): Said {
  const said = saidOf(refusalSentence(refusal, names));
  return /^\d\d/.test(refusal.rule) ? { ...said, rule: refusal.rule } : said;
}
