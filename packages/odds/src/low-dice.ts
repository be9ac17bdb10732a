/** Dice of random amounts that may be thrown again: those are that show less than is to be expected of another throw. */
import type { Amount } from '@adjutant/engine';
import { amountOf } from '@adjutant/rules-11e/queries';
import { faceChances } from './attack-die.ts';
import type { Chances } from './distribution.ts';

/** Whether a die of an amount shows less than is to be expected. */
export function isLow(face: number, { sides }: Pick<Amount, 'sides'>): boolean {
  return amountOf({ dice: 1, sides, plus: 0 }, [face]) < (sides + 1) / 2;
}

/** The chances of a die's faces where the low ones of those may be thrown again; undefined where none may. @rule 01.05.02 */
export function dieOf(mayReroll: readonly number[], amount: Pick<Amount, 'sides'>): Chances | undefined {
  return mayReroll.length === 0 ? undefined : faceChances(mayReroll, (face) => isLow(face, amount));
}
