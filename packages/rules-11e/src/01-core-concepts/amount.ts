import type { Amount } from '@adjutant/engine';

/** How many dice have to be rolled for a printed number; 0 where it is fixed. @rule 01.05-c */
export function diceFor(amount: Amount): number {
  return amount.dice;
}

/** What a printed number comes to with these faces: the dice summed, a D3 counting half its die rounded up, then the plus. @rule 01.05-c 01.05-d 01.05-e */
export function amountOf(amount: Amount, faces: readonly number[]): number {
  let sum = amount.plus;
  for (const face of faces) sum += amount.sides === 3 ? Math.ceil(face / 2) : face;
  return sum;
}

/** The faces of several equal rolls that were thrown together, roll by roll. */
export function chunks(faces: readonly number[], size: number, count: number): readonly (readonly number[])[] {
  return Array.from({ length: count }, (_none, at) => faces.slice(at * size, (at + 1) * size));
}
