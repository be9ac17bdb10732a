import { bracket } from './words.ts';

/** Rules that the ruleset names as not enforced, by the code it gives. */
export const limitations: Readonly<Record<string, string>> = {
  'wargear-options-not-checked':
    'wargear options of most datasheets: models carry what the list says; where not all options are known, only how many of some wargear a unit may have is checked',
};

/** "not enforced: moving over terrain ... [13.06]". */
export function limitationSentence({ rule, text }: { readonly rule: string; readonly text: string }): string {
  return `not enforced: ${limitations[text] ?? text.replaceAll('-', ' ')}${bracket(rule)}`;
}
