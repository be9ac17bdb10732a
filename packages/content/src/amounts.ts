import type { Amount } from '@adjutant/engine';
import { plain } from './names.ts';

/** The amount of a plain number. */
export function fixedAmount(value: number): Amount {
  return { dice: 0, sides: 6, plus: value };
}

/** Reads `3`, `D6`, `2D3+1`; `undefined` for anything else. @rule 01.05 */
export function parseAmount(text: string): Amount | undefined {
  const compact = plain(text).replace(/ /g, '').toUpperCase();
  if (/^\d+$/.test(compact)) return fixedAmount(Number(compact));
  const match = /^(\d*)D(3|6)(?:([+-])(\d+))?$/.exec(compact);
  if (match === null) return undefined;
  const dice = match[1] === '' ? 1 : Number(match[1]);
  const plus = match[4] === undefined ? 0 : Number(match[4]) * (match[3] === '-' ? -1 : 1);
  return { dice, sides: match[2] === '3' ? 3 : 6, plus };
}

/** A printed characteristic: a number, a random amount, a "-", or words that are kept as they stand. */
export type Characteristic =
  | { readonly kind: 'fixed'; readonly value: number; readonly remark?: string }
  | { readonly kind: 'random'; readonly amount: Amount }
  | { readonly kind: 'none' }
  | { readonly kind: 'other'; readonly text: string };

/** Reads `6"`, `20+"`, `4`, `4+`, `5+*`, `5+ (Ranged)`, `-2`, `2D6`, `-`, `N/A`, `*`. @rule 02.02 */
export function parseCharacteristic(text: string): Characteristic {
  const words = plain(text);
  if (words === '' || words === '-' || /^n\/?a$/i.test(words)) return { kind: 'none' };
  const number = /^(-?\d+)(?:\+?"?|"\+)(?:\s*(\*|\(.*\)))?$/.exec(words);
  if (number !== null) {
    const value = Number(number[1]);
    return number[2] === undefined ? { kind: 'fixed', value } : { kind: 'fixed', value, remark: number[2] };
  }
  const amount = parseAmount(words.replace(/["+]+$/, ''));
  return amount === undefined ? { kind: 'other', text: words } : { kind: 'random', amount };
}
