import { bracket } from './words.ts';

/** Rules that the ruleset names as not enforced, by the code it gives. */
export const limitations: Readonly<Record<string, string>> = {
  'terrain-does-not-hinder-movement': 'moving over terrain: it neither slows nor stops anybody',
};

/** "not enforced: moving over terrain ... [13.06]". */
export function limitationSentence({ rule, text }: { readonly rule: string; readonly text: string }): string {
  return `not enforced: ${limitations[text] ?? text.replaceAll('-', ' ')}${bracket(rule)}`;
}
