/** Chances of single rolls of a unit, and of plans that hang on several of them. */
import { CHARGE_REACH, chargeResult } from '@adjutant/rules-11e/queries';
import { throwsOf } from './distribution.ts';

/** How a roll may be made again: not at all, all dice together, or any of the dice that the player likes. */
export type RollAgain = 'none' | 'all' | 'any';

/** A charge roll. */
export interface ChargeInput {
  /** Inches to the unit that is to be charged. */
  readonly distance: number;
  readonly modifier?: number;
  /** Inches taken off the maximum distance, for taking to the skies (21.03). */
  readonly skies?: number;
  readonly again?: RollAgain;
  /** Dice rolled, of which the two highest count; 2 where absent. */
  readonly dice?: number;
}

/** Chance that a charge roll reaches a unit; whether there is a legal place to end is another matter. @rule 11.02-f 11.04-b 15.02-e */
export function chargeChance({ distance, modifier = 0, skies = 0, again = 'none', dice = 2 }: ChargeInput): number {
  if (distance > CHARGE_REACH) return 0;
  const reaches = (faces: readonly number[]) => Math.max(0, chargeResult(highest(faces), modifier) - skies) >= distance;
  return rolled(dice, reaches, again);
}

function highest(faces: readonly number[]): readonly number[] {
  return [...faces].sort((a, b) => b - a).slice(0, 2);
}

/** A leadership roll, which a battle-shock roll is. */
export interface LeadershipInput {
  readonly leadership: number;
  readonly modifier?: number;
  readonly again?: RollAgain;
}

/** Chance to pass a battle-shock or leadership roll. @rule 01.06-b 01.07 */
export function leadershipChance({ leadership, modifier = 0, again = 'none' }: LeadershipInput): number {
  return rolled(2, ([first = 0, second = 0]) => first + second + modifier >= leadership, again);
}

/** An advance. */
export interface AdvanceInput {
  /** M, and the inches that are wanted. */
  readonly move: number;
  readonly distance: number;
  readonly modifier?: number;
  readonly again?: RollAgain;
}

/** Chance that an advance move may be as long as wanted. @rule 09.06-a 09.06-c 02.02.01-r */
export function advanceChance({ move, distance, modifier = 0, again = 'none' }: AdvanceInput): number {
  return rolled(1, ([face = 1]) => move + Math.max(1, face + modifier) >= distance, again);
}

/** Chance that dice succeed where they may be thrown again as their player likes best. */
function rolled(dice: number, succeeds: (faces: readonly number[]) => boolean, again: RollAgain): number {
  const plain = throwsOf(dice).reduce((sum, { faces, chance }) => sum + (succeeds(faces) ? chance : 0), 0);
  if (again === 'none') return plain;
  if (again === 'all') return plain + (1 - plain) * plain;
  return throwsOf(dice).reduce((sum, { faces, chance }) => sum + chance * bestAgain(faces, succeeds), 0);
}

/** The best chance among all sets of dice to throw again. */
function bestAgain(faces: readonly number[], succeeds: (faces: readonly number[]) => boolean): number {
  if (succeeds(faces)) return 1;
  let best = 0;
  for (let set = 1; set < 1 << faces.length; set++) {
    const kept = faces.filter((_face, at) => (set & (1 << at)) === 0);
    const chance = throwsOf(faces.length - kept.length).reduce(
      (sum, thrown) => sum + (succeeds([...kept, ...thrown.faces]) ? thrown.chance : 0),
      0,
    );
    best = Math.max(best, chance);
  }
  return best;
}

/** A plan: destroy what stands in the way, then charge. */
export interface ScreenPlan {
  /** Chance that the screen is destroyed (`unitDestroyed` of its odds). */
  readonly destroyed: number;
  /** The charge that is then made. */
  readonly charge: ChargeInput;
  /** The charge that is made otherwise, where that is still possible. */
  readonly otherwise?: ChargeInput;
}

/** Chance that a unit gets where it wants to be, whichever way. */
export function screenPlanChance({ destroyed, charge, otherwise }: ScreenPlan): number {
  return destroyed * chargeChance(charge) + (1 - destroyed) * (otherwise === undefined ? 0 : chargeChance(otherwise));
}

/** Chance that every step of a plan works, one after the other, where each is rolled apart. */
export function chainChance(steps: readonly number[]): number {
  return steps.reduce((product, chance) => product * chance, 1);
}
