import type { Amount } from '@adjutant/engine';
import { amountOf } from '../01-core-concepts/amount.ts';
import { applyModifiers } from '../02-datasheets/characteristic.ts';
import type { Modifier } from '../02-datasheets/modifier.ts';

/** An attack's D: what is rolled, and what rules change about the result. */
export interface DamageNumbers {
  readonly amount: Amount;
  readonly modifiers: readonly Modifier[];
}

/**
 * The damage of one attack from the faces of its damage roll (none where D is fixed). `reductions` are changes by rules of the model it
 * is allocated to; a D of 0 stays 0.
 * @rule 02.02.03-c 02.02.03-d 05.04-g 05.04-h
 */
export function damageOf(
  damage: DamageNumbers,
  faces: readonly number[],
  reductions: readonly Modifier[] = [],
): number {
  return applyModifiers('damage', amountOf(damage.amount, faces), [...damage.modifiers, ...reductions]) ?? 0;
}
