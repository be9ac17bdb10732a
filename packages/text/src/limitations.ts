import { bracket } from './words.ts';

/** Rules that the ruleset names as not enforced, by the code it gives. */
export const limitations: Readonly<Record<string, string>> = {
  'wargear-options-not-checked':
    'wargear options of most datasheets: models carry what the list says; only datasheets whose options are fully known are checked',
};

/** "not enforced: moving over terrain ... [13.06]". */
export function limitationSentence({ rule, text }: { readonly rule: string; readonly text: string }): string {
  return `not enforced: ${limitations[text] ?? text.replaceAll('-', ' ')}${bracket(rule)}`;
}
