import { bracket } from './words.ts';

/** Rules that the ruleset names as not enforced, by the code it gives. */
export const limitations: Readonly<Record<string, string>> = {
  'line-of-sight-not-blocked': 'line of sight: nothing blocks it, every model sees every other',
  'terrain-does-not-hinder-movement': 'moving over terrain: it neither slows nor stops anybody',
  'no-cover-from-being-partly-hidden': 'cover for models that are partly hidden',
  'nobody-is-hidden': 'hidden units',
  'terrain-areas-do-not-obscure': 'obscuring terrain areas',
  'terrain-features-are-not-solid': 'solid terrain features',
  'no-cover-behind-smokescreens': 'cover for units behind a smokescreen',
  'no-plunging-fire': 'plunging fire',
  'rosters-not-checked':
    'limits of a roster: points, copies, detachments, enhancements and the Warlord are not checked',
};

/** "not enforced: plunging fire [22.05]". */
export function limitationSentence({ rule, text }: { readonly rule: string; readonly text: string }): string {
  return `not enforced: ${limitations[text] ?? text.replaceAll('-', ' ')}${bracket(rule)}`;
}
